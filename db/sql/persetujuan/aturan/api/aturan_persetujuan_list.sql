/** The rules of approvals in the order in which they are asked (admin with the admin key). */
-- {total, data}. Endpoint: GET /api/pengaturan/aturan-persetujuan.
create or replace function erp.aturan_persetujuan_list(
  page integer default 1, per_page integer default 20
) returns json language plpgsql stable security definer as $$
declare
  v_h record;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah');
  v_h := erp_private.halaman(page, per_page);
  return json_build_object(
    'total', (select count(*) from aturan_persetujuan),
    'data', (
      select coalesce(json_agg(erp_private.aturan_json(null::buku, h.id) order by h.ke), '[]')
        from (
          select a.id, row_number() over (order by a.urutan, a.id) as ke
            from aturan_persetujuan as a
           order by a.urutan, a.id
          offset v_h.lewati
           limit v_h.banyak
        ) as h
    )
  );
end
$$;
