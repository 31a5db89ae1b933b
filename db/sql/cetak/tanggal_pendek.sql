/** A day in a column of a paper: 31/01/2026, in English 31 Jan 2026. */
-- In English a day in figures alone may be read either way.
-- @execute erp_reader
create or replace function erp_private.tanggal_pendek(tanggal date)
returns text language sql stable strict set search_path = pg_catalog as $$
  select to_char(
    tanggal, case when erp.bahasa() = 'en' then 'DD Mon YYYY' else 'DD/MM/YYYY' end
  )
$$;
