/** One role of the tenant (admin with the admin key). */
-- Endpoint: GET /api/pengaturan/peran/{kode}.
-- @owner erp_writer
create or replace function erp.peran_get(kode text)
returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah');
  return erp_private.peran_read(kode);
end
$$;
