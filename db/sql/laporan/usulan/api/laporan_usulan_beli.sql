/**
 * What to buy: goods, by location where they have bounds there, of which less is to be expected
 * than the point at which one buys again. With semua those too of which enough is there.
 */
-- `hari` days of sales make the average. By supplier, those without one last. GET
-- /api/laporan/usulan-beli.
-- The custom plan prevents one made for any filter.
create or replace function erp.laporan_usulan_beli(
  lokasi_id bigint default null, kontak_id bigint default null, hari integer default 90,
  semua boolean default false, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hari integer;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'usulan-beli');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, null, page, per_page);
  v_hari := erp_private.stok_hari(laporan_usulan_beli.hari);
  with
    baris as materialized (
      select u.*, b.kode, b.nama, b.satuan_id as dasar_id, k.nama as kontak_nama,
             round(u.usulan * u.harga, 2) as nilai
        from erp_private.usulan_baris(
          null::buku, laporan_usulan_beli.lokasi_id, laporan_usulan_beli.kontak_id, v_hari, v_tahu
        ) as u
        join barang as b on b.id = u.barang_id
        left join kontak as k on k.id = u.kontak_id
       where u.usulan is not null or laporan_usulan_beli.semua
    ),
    halaman as (
      select b.*, row_number() over (
               order by b.kontak_nama nulls last, b.kontak_id, b.kode, b.lokasi_id
             ) as urutan
        from baris as b
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', (
      select json_build_object(
          'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu), 'hari', v_hari,
          'total_nilai', coalesce(sum(b.nilai), 0)::erp.uang,
          'tanpa_pemasok',
          count(*) filter (where b.usulan is not null and b.kontak_id is null)
        )
        from baris as b
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'barang_id', h.barang_id, 'kode', h.kode, 'nama', h.nama, 'satuan', s.kode,
          'lokasi_id', h.lokasi_id, 'lokasi_nama', l.nama, 'qty', h.qty::erp.kuantitas,
          'reservasi', h.reservasi::erp.kuantitas, 'dipesan', h.dipesan::erp.kuantitas,
          'draf', h.draf::erp.kuantitas, 'proyeksi', h.proyeksi::erp.kuantitas,
          'minimum', h.minimum::erp.kuantitas, 'maksimum', h.maksimum::erp.kuantitas,
          'rata_jual', h.rata_jual::erp.kuantitas, 'waktu_tunggu_hari', h.waktu_tunggu_hari,
          'titik', h.titik::erp.kuantitas, 'usulan', h.usulan::erp.kuantitas,
          'kontak_id', h.kontak_id, 'kontak_nama', h.kontak_nama,
          'kode_pemasok', h.kode_pemasok, 'harga', h.harga::erp.harga_satuan,
          'nilai', h.nilai::erp.uang
        ) order by h.urutan), '[]')
        from halaman as h
        join satuan as s on s.id = h.dasar_id
        left join lokasi as l on l.id = h.lokasi_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
