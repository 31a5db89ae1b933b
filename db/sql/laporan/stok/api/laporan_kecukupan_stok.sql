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
      select s.barang_id, s.lokasi_id, s.qty, greatest(coalesce(k.qty, 0), 0) / v_hari as rata,
             s.qty * v_hari / nullif(greatest(coalesce(k.qty, 0), 0), 0) as cukup
        from erp_private.stok_baris(
          case when v_r.akhir < erp_private.tenant_today(null::buku) then v_r.akhir end,
          laporan_kecukupan_stok.lokasi_id, null,
          coalesce(laporan_kecukupan_stok.per_lokasi, false), v_tahu
        ) as s
        left join erp_private.stok_keluar(
          v_r.akhir - v_hari, v_r.akhir, laporan_kecukupan_stok.lokasi_id,
          coalesce(laporan_kecukupan_stok.per_lokasi, false), v_tahu
        ) as k
          on k.barang_id = s.barang_id and coalesce(k.lokasi_id, 0) = coalesce(s.lokasi_id, 0)
    ),
    halaman as (
      select b.*, g.kode, g.nama, g.satuan_id, row_number() over (
               order by b.cukup nulls last, g.kode, b.lokasi_id
             ) as urutan
        from baris as b
        join barang as g on g.id = b.barang_id
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', json_build_object(
      'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu), 'hari', v_hari
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'barang_id', h.barang_id, 'kode', h.kode, 'nama', h.nama, 'satuan', s.kode,
          'lokasi_id', h.lokasi_id, 'lokasi_nama', l.nama, 'qty', h.qty::erp.kuantitas,
          'rata_keluar', h.rata::erp.kuantitas, 'cukup_hari', round(h.cukup, 1)
        ) order by h.urutan), '[]')
        from halaman as h
        join satuan as s on s.id = h.satuan_id
        left join lokasi as l on l.id = h.lokasi_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
