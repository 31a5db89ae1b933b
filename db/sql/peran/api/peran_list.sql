/**
 * The roles that users of the tenant can have (admin with the admin key): the four, and the
 * tenant's own, with how many have each: {total, data}.
 */
-- Endpoint: GET /api/pengaturan/peran.
-- @owner erp_writer
create or replace function erp.peran_list(page integer default 1, per_page integer default 20)
returns json language plpgsql stable security definer as $$
declare
  v_h record;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah');
  v_h := erp_private.halaman(page, per_page);
  return erp_private.peran_page(v_h.lewati, v_h.banyak);
end
$$;
