/** Enters a branch of the request's tenant that the worker is to make; answers its kode. */
create or replace function erp_private.cabang_make(
  nama text, isi text, hari integer, samarkan boolean, anggota boolean
) returns text language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return erp_private.cabang_ask(
    erp.tenant_kode(), nama, isi, hari, samarkan, anggota, erp.pengguna_id()
  );
end
$$;
