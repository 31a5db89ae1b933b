/** All rows of laporan_pembelian, without pages. */
-- Streamed row by row. GET /api/laporan/pembelian?format=.
create or replace function erp.ekspor_pembelian(
  dari date default null, sampai date default null, kontak_id bigint default null,
  barang_id bigint default null, diketahui timestamptz default null, dimensi text default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'pembelian', milik => true
  );
  select erp_private.pembelian_json(
           null::buku, g.tanggal, g.transaksi_id, g.arah, g.baris_id, g.qty, g.dpp, g.ppn, g.biaya
         )
    from erp_private.laporan_rentang(
      null::buku, ekspor_pembelian.dari, ekspor_pembelian.sampai
    ) as r
   cross join lateral erp_private.pembelian_gerak(
      r.mulai, r.akhir, erp_private.diketahui_saat(null::buku, ekspor_pembelian.diketahui),
      ekspor_pembelian.kontak_id, ekspor_pembelian.barang_id,
      erp_private.dimensi_pick(null::buku, ekspor_pembelian.dimensi)
    ) as g
   order by g.tanggal, g.transaksi_id, g.arah desc, g.baris_id;
$$;
