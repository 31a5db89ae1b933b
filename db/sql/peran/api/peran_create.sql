/**
 * Makes a role of the tenant's own (admin with the admin key): scopes within one of the four roles,
 * as keys have them. With hanya_milik who has it sees and does only what he made himself; without
 * lihat_biaya he does not see what goods cost. Answers its code.
 */
-- Endpoint: POST /api/pengaturan/peran.
create or replace function erp.peran_create(
  kode text, nama text, dasar erp.peran, cakupan text[], hanya_milik boolean default false,
  lihat_biaya boolean default true
) returns json language plpgsql security definer as $$
declare
  v_hasil jsonb;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_hasil := erp_private.idempotency_begin(null::buku);
  if v_hasil is not null then
    return v_hasil;
  end if;
  perform erp_private.platform_audit(
    null::buku, 'buat', 'peran', peran_create.kode, null,
    erp_private.peran_make(
      peran_create.kode, peran_create.nama, peran_create.dasar, peran_create.cakupan,
      peran_create.hanya_milik, peran_create.lihat_biaya
    )::jsonb - 'anggota'
  );
  v_hasil := jsonb_build_object('kode', peran_create.kode);
  perform erp_private.idempotency_end(null::buku, v_hasil);
  return v_hasil;
end
$$;
