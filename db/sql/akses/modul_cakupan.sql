/** The scope by which a key reads the tables of a module. */
-- Master data are read by `master:read`, all other tables of the books by `laporan:read`.
-- @execute erp_app, erp_reader
create or replace function erp_private.modul_cakupan(modul text)
returns text language sql immutable as $$
  select case modul when 'master' then 'master' else 'laporan' end
$$;
