/** The branches of the tenant, newest first (admin with the admin key). */
-- Endpoint: GET /api/pengaturan/cabang-uji.
-- @owner erp_writer
create or replace function erp.cabang_uji_list()
returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  return (
    select coalesce(json_agg(c.isi), '[]') from erp_private.cabang_json() as c (isi)
  );
end
$$;
