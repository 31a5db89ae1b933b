/**
 * What would have left a branch in the last 30 days, newest first (admin with the admin key):
 * {total, data}.
 */
-- Endpoint: GET /api/pengaturan/cabang-uji/{kode}/keluar.
-- @owner erp_writer
create or replace function erp.cabang_uji_keluar(
  kode text, page integer default 1, per_page integer default 20
) returns json language plpgsql stable security definer as $$
declare
  v_h record;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  perform erp_private.cabang_read(kode);
  v_h := erp_private.halaman(page, per_page);
  return erp_private.cabang_keluar(kode, v_h.lewati, v_h.banyak);
end
$$;
