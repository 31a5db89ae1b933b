/** A number that a working draft says, as a number or as its text; null where it is none. */
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_angka(isi jsonb, bulat boolean)
returns numeric language sql immutable set search_path = pg_catalog as $$
  select case
    when jsonb_typeof(isi) in ('number', 'string')
      and isi #>> '{}' ~ case when bulat then '^\d{1,18}$' else '^\d{1,13}(\.\d{1,20})?$' end
      then (isi #>> '{}')::numeric
  end
$$;
