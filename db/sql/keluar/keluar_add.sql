/** Notes what would have left a branch: of what kind, to whom, and the SHA-256 of its text. */
-- @execute erp_writer, erp_platform
create or replace function erp_private.keluar_add(
  tenant text, jenis text, alamat text, perihal text, isi text
) returns void language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into erp_private.keluar (tenant_kode, jenis, alamat, perihal, sha256)
  values (
    coalesce(keluar_add.tenant, erp.tenant_kode()), keluar_add.jenis,
    left(keluar_add.alamat, 2000), left(keluar_add.perihal, 500),
    sha256(convert_to(keluar_add.isi, 'UTF8'))
  )
$$;
