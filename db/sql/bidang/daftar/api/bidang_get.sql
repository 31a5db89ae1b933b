/** One field of the tenant's own (TDBDG). */
-- Endpoint: GET /api/master/bidang/{id}.
create or replace function erp.bidang_get(id bigint)
returns json language plpgsql stable security definer as $$
declare
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'master', 'master');
  v_hasil := erp_private.bidang_json(null::buku, id);
  if v_hasil is null then
    raise exception using errcode = 'TDBDG', message = erp_private.kalimat('tidak_ada', 'bidang');
  end if;
  return v_hasil;
end
$$;
