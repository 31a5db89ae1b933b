/**
 * Changes the name, the scopes or the walls of a role of the tenant's own (admin with the admin
 * key); within a second for all who have it.
 */
-- Endpoint: PATCH /api/pengaturan/peran/{kode}.
create or replace function erp.peran_patch(
  kode text, nama text default null, cakupan text[] default null,
  hanya_milik boolean default null, lihat_biaya boolean default null
) returns boolean language plpgsql security definer as $$
declare
  v_dulu jsonb;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_dulu := erp_private.peran_change(
    peran_patch.kode, peran_patch.nama, peran_patch.cakupan, peran_patch.hanya_milik,
    peran_patch.lihat_biaya
  );
  perform erp_private.platform_audit(
    null::buku, 'ubah', 'peran', peran_patch.kode, v_dulu - 'anggota',
    erp_private.peran_read(peran_patch.kode)::jsonb - 'anggota'
  );
  return true;
end
$$;
