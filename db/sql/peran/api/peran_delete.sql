/** Takes a role of the tenant's own away that nobody has (admin with the admin key). */
-- Endpoint: DELETE /api/pengaturan/peran/{kode}.
create or replace function erp.peran_delete(kode text)
returns boolean language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  perform erp_private.platform_audit(
    null::buku, 'hapus', 'peran', peran_delete.kode,
    erp_private.peran_remove(peran_delete.kode)::jsonb - 'anggota', null
  );
  return true;
end
$$;
