/** What is wrong with a field: its path, and a sentence of the list (`kalimat`). */
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.kalimat_di(
  bidang text, nama text, variadic isi text[] default '{}'
) returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return bidang || ': ' || erp_private.kalimat(nama, variadic isi);
end
$$;
