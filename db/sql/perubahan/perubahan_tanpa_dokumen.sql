/** Whether an event is of no document: one of master records, months, or stock of all places. */
-- @execute erp_reader, erp_platform
create or replace function erp_private.perubahan_tanpa_dokumen(jenis text)
returns boolean language plpgsql immutable set search_path = pg_catalog as $$
begin
  return jenis like any ('{master.%,periode.ditutup,stok.minimum}');
end
$$;
