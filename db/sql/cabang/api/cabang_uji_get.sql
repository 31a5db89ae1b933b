/** One branch of the tenant (admin with the admin key). */
-- Endpoint: GET /api/pengaturan/cabang-uji/{kode}.
-- @owner erp_writer
create or replace function erp.cabang_uji_get(kode text)
returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  return erp_private.cabang_read(kode);
end
$$;
