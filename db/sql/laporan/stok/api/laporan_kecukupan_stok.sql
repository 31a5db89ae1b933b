/**
 * For how many days stock at the end of the day per lasts: its quantity by what was sold and used a
 * day, on average, in the days before. The shortest come first; null where nothing left.
 */
-- Sales less returns, and use. GET /api/laporan/kecukupan-stok.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_kecukupan_stok(
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
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'kecukupan-stok');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, per, page, per_page, 'per');
  v_hari := erp_private.stok_hari(laporan_kecukupan_stok.hari);
  with
    baris as materialized (
      select s.*
        from erp_private.stok_cukup(
          null::buku, v_r.akhir, v_hari, laporan_kecukupan_stok.lokasi_id, per_lokasi, v_tahu
        ) as s
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', json_build_object(
      'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu), 'hari', v_hari
    ),
    'data', (
      select coalesce(json_agg(erp_private.stok_cukup_json(
          null::buku, b.barang_id, b.lokasi_id, b.qty, b.rata, b.cukup
        ) order by b.ke), '[]')
        from baris as b
       where b.ke > v_r.lewati and b.ke <= v_r.lewati + v_r.banyak
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
