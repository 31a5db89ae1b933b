/**
 * What is open of orders at the end of the day per, a row per line: quantities in base units, value
 * net of tax. With terlambat only what was to come before that day, or what was not.
 */
-- The quantities of a barang add up to `dipesan` of laporan_stok (orders to suppliers). Due first
-- comes first. GET /api/laporan/order.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_order(
  jenis erp.jenis_order default 'order-pembelian', per date default null,
  terlambat boolean default null, kontak_id bigint default null, barang_id bigint default null,
  lokasi_id bigint default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'order', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, per, page, per_page, 'per');
  with
    baris as materialized (
      select o.*
        from erp_private.order_terbuka(
          coalesce(laporan_order.jenis, 'order-pembelian')::text::erp.jenis_transaksi, v_r.akhir,
          v_tahu, laporan_order.kontak_id, laporan_order.barang_id, laporan_order.lokasi_id,
          laporan_order.terlambat
        ) as o
    ),
    halaman as (
      select b.*,
             row_number() over (
               order by b.tanggal_kirim nulls last, b.tanggal, b.order_id, b.baris
             ) as urutan
        from baris as b
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', json_build_object(
      'jenis', coalesce(laporan_order.jenis, 'order-pembelian'), 'per', v_r.akhir,
      'diketahui', erp_private.saat_json(v_tahu),
      'total_sisa', (select coalesce(sum(b.nilai_sisa), 0)::erp.uang from baris as b)
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'transaksi_id', h.order_id, 'nomor', h.nomor, 'tanggal', h.tanggal,
          'tanggal_kirim', h.tanggal_kirim, 'hari_terlambat', h.hari_terlambat,
          'kontak_id', h.kontak_id, 'kontak_nama', k.nama, 'lokasi_id', h.lokasi_id,
          'baris_id', h.baris_id, 'barang_id', h.barang_id, 'barang_kode', b.kode,
          'barang_nama', b.nama, 'satuan', s.kode, 'qty_order', h.qty_order::erp.kuantitas,
          'qty_dipenuhi', h.qty_dipenuhi::erp.kuantitas, 'qty_sisa', h.qty_sisa::erp.kuantitas,
          'reservasi', h.reservasi::erp.kuantitas,
          'harga', (h.dpp / h.qty_order)::erp.harga_satuan,
          'nilai_sisa', h.nilai_sisa::erp.uang
        ) order by h.urutan), '[]')
        from halaman as h
        join barang as b on b.id = h.barang_id
        join satuan as s on s.id = b.satuan_id
        left join kontak as k on k.id = h.kontak_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
