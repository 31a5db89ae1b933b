/** What a cursor holds for: the tenant, the list, its order, filter and search, and walls. */
-- @execute erp_reader
create or replace function erp_private.kursor_bound(
  daftar text, permintaan erp.permintaan_list
) returns text language sql stable set search_path = pg_catalog as $$
  select (jsonb_build_array(
    erp.tenant_kode(), daftar, permintaan.sort, permintaan.filter,
    erp_private.teks_isi(permintaan.search), permintaan.search_fields
  ) || erp_private.kursor_walls())::text
$$;
