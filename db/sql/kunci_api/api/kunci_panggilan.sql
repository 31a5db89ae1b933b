/**
 * What became of the last requests of the key that asks, newest first: {total, data}, or with a
 * cursor {total: null, meta, data}.
 */
-- A person has none. Endpoint: GET /api/kunci/panggilan.
-- @owner erp_writer
create or replace function erp.kunci_panggilan(
  status text default null, code text default null, sejak timestamptz default null,
  page integer default 1, per_page integer default 20, kursor text default null
) returns json language plpgsql stable security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_lihat', null, 'bebas');
  return erp_private.kunci_calls(
    erp.pengguna_id(), status, code, sejak, page, per_page, kursor
  );
end
$$;
