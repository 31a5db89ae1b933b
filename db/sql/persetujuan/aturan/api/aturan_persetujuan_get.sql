/** One rule of approvals (admin with the admin key). */
-- Code: TDPSJ. Endpoint: GET /api/pengaturan/aturan-persetujuan/{id}.
create or replace function erp.aturan_persetujuan_get(id bigint)
returns json language plpgsql stable security definer as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah');
  v_hasil := erp_private.aturan_json(null::buku, id);
  if v_hasil is null then
    perform erp_private.aturan_missing_refuse();
  end if;
  return v_hasil;
end
$$;
