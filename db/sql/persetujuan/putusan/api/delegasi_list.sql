/** What the caller delegated, and what was delegated to him, the newest first: {total, data}. */
-- Endpoint: GET /api/persetujuan/delegasi.
create or replace function erp.delegasi_list(page integer default 1, per_page integer default 20)
returns json language plpgsql stable security definer as $$
declare
  v_h record;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi');
  v_h := erp_private.halaman(page, per_page);
  return json_build_object(
    'total', (
      select count(*) from delegasi as d where erp.pengguna_id() in (d.oleh, d.kepada)
    ),
    'data', (
      select coalesce(
          json_agg(erp_private.delegasi_json(null::buku, h.id) order by h.id desc), '[]'
        )
        from (
          select d.id
            from delegasi as d
           where erp.pengguna_id() in (d.oleh, d.kepada)
           order by d.id desc
          offset v_h.lewati
           limit v_h.banyak
        ) as h
    )
  );
end
$$;
