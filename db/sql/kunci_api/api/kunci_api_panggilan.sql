/**
 * What became of the last requests of a key, newest first (admin with the admin key): {total,
 * data}, or with a cursor {total: null, meta, data}.
 */
-- A status is one (404) or a class (4xx). The last 1,000 of the last seven days; servers add theirs
-- within some seconds. Endpoint: GET /api/pengaturan/kunci-api/{id}/panggilan.
-- @owner erp_writer
create or replace function erp.kunci_api_panggilan(
  id uuid,
  status text default null, code text default null, sejak timestamptz default null,
  page integer default 1, per_page integer default 20, kursor text default null
) returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  if erp_private.kunci_api_json(id) is null then
    raise exception using errcode = 'TDKUN',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('kunci'));
  end if;
  return erp_private.kunci_calls(id, status, code, sejak, page, per_page, kursor);
end
$$;
