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
    keluar as materialized (
      select k.barang_id, k.lokasi_id
        from erp_private.stok_keluar(
          v_r.akhir - v_hari, v_r.akhir, laporan_stok_lambat.lokasi_id,
          coalesce(laporan_stok_lambat.per_lokasi, false), v_tahu
        ) as k
       where k.qty > 0
    ),
    lambat as materialized (
      select s.barang_id, s.lokasi_id, s.qty, s.nilai
        from erp_private.stok_baris(
          case when v_r.akhir < erp_private.tenant_today(null::buku) then v_r.akhir end,
          laporan_stok_lambat.lokasi_id, null, coalesce(laporan_stok_lambat.per_lokasi, false),
          v_tahu
        ) as s
       where s.qty > 0 and not exists (
         select
           from keluar as k
          where k.barang_id = s.barang_id
            and coalesce(k.lokasi_id, 0) = coalesce(s.lokasi_id, 0)
       )
    ),
    halaman as (
      select l.*, b.kode, b.nama, b.satuan_id, row_number() over (
               order by l.nilai desc, b.kode, l.lokasi_id
             ) as urutan
        from lambat as l
        join barang as b on b.id = l.barang_id
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from lambat),
    'meta', json_build_object(
      'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu), 'hari', v_hari,
      'total_nilai', (select coalesce(sum(l.nilai), 0)::erp.uang from lambat as l)
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'barang_id', h.barang_id, 'kode', h.kode, 'nama', h.nama, 'satuan', s.kode,
          'lokasi_id', h.lokasi_id, 'lokasi_nama', l.nama, 'terakhir_keluar', t.hari,
          'hari', v_r.akhir - t.hari, 'qty', h.qty::erp.kuantitas, 'nilai', h.nilai::erp.uang
        ) order by h.urutan), '[]')
        from halaman as h
        join satuan as s on s.id = h.satuan_id
        left join lokasi as l on l.id = h.lokasi_id
       cross join lateral (
         select erp_private.stok_terakhir(
                  null::buku, h.barang_id,
                  coalesce(h.lokasi_id, laporan_stok_lambat.lokasi_id), v_r.akhir, v_tahu
                ) as hari
       ) as t
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
