/** The fields of the tenant's own, of all subjects or of one: {total, data}. */
-- Endpoint: GET /api/master/bidang.
create or replace function erp.bidang_list(
  untuk text default null, page integer default 1, per_page integer default 20
) returns json language plpgsql stable security definer as $$
declare
  v_h record;
begin
  perform erp_private.wajib_hak(null::buku, 'master', 'master');
  v_h := erp_private.halaman(page, per_page);
  return json_build_object(
    'total', (
      select count(*) from bidang as b
       where bidang_list.untuk is null or b.untuk = bidang_list.untuk
    ),
    'data', (
      select coalesce(json_agg(erp_private.bidang_json(null::buku, h.id) order by h.ke), '[]')
        from (
          select b.id, row_number() over (order by b.untuk, b.baris, b.kunci) as ke
            from bidang as b
           where bidang_list.untuk is null or b.untuk = bidang_list.untuk
           order by b.untuk, b.baris, b.kunci
          offset v_h.lewati
           limit v_h.banyak
        ) as h
    )
  );
end
$$;
