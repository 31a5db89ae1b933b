/**
 * Goods in stock at the end of the day per that nobody sold or used for so many days, those of the
 * most value first.
 */
-- A sale that came back whole counts as none. GET /api/laporan/stok-lambat.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_stok_lambat(
  per date default null, hari integer default 90, lokasi_id bigint default null,
  per_lokasi boolean default false, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hari integer;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'stok-lambat');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, per, page, per_page, 'per');
  v_hari := erp_private.stok_hari(laporan_stok_lambat.hari);
  with
    lambat as materialized (
      select s.*
        from erp_private.stok_lambat(
          null::buku, v_r.akhir, v_hari, laporan_stok_lambat.lokasi_id, per_lokasi, v_tahu
        ) as s
    )
  select json_build_object(
    'total', (select count(*) from lambat),
    'meta', json_build_object(
      'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu), 'hari', v_hari,
      'total_nilai', (select coalesce(sum(l.nilai), 0)::erp.uang from lambat as l)
    ),
    'data', (
      select coalesce(json_agg(erp_private.stok_lambat_json(
          null::buku, l.barang_id, l.lokasi_id, l.qty, l.nilai, v_r.akhir,
          laporan_stok_lambat.lokasi_id, v_tahu
        ) order by l.ke), '[]')
        from lambat as l
       where l.ke > v_r.lewati and l.ke <= v_r.lewati + v_r.banyak
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
