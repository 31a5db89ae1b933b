/** All rows of laporan_order, without pages. */
-- Streamed row by row. GET /api/laporan/order?format=.
create or replace function erp.ekspor_order(
  jenis erp.jenis_order default 'order-pembelian', per date default null,
  terlambat boolean default null, kontak_id bigint default null, barang_id bigint default null,
  lokasi_id bigint default null, diketahui timestamptz default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'order', milik => true
  );
  select erp_private.order_terbuka_json(
           null::buku, o.order_id, o.nomor, o.tanggal, o.tanggal_kirim, o.hari_terlambat,
           o.kontak_id, o.lokasi_id, o.baris_id, o.barang_id, o.qty_order, o.qty_dipenuhi,
           o.qty_sisa, o.reservasi, o.dpp, o.nilai_sisa
         )
    from erp_private.laporan_rentang(
      null::buku, null, ekspor_order.per, nama_akhir => 'per'
    ) as r
   cross join lateral erp_private.order_terbuka(
     coalesce(ekspor_order.jenis, 'order-pembelian')::text::erp.jenis_transaksi, r.akhir,
     erp_private.diketahui_saat(null::buku, ekspor_order.diketahui), ekspor_order.kontak_id,
     ekspor_order.barang_id, ekspor_order.lokasi_id, ekspor_order.terlambat
   ) as o
   order by o.tanggal_kirim nulls last, o.tanggal, o.order_id, o.baris;
$$;
