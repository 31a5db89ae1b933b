/** All rows of laporan_abc, without pages. */
-- Streamed row by row. GET /api/laporan/abc?format=.
create or replace function erp.ekspor_abc(
  dari date default null, sampai date default null, dasar erp.dasar_abc default 'nilai',
  lokasi_id bigint default null, diketahui timestamptz default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'abc');
  select erp_private.penjualan_abc_json(
           null::buku, a.barang_id, a.nilai, a.bagian, a.kumulatif, a.kelas
         )
    from erp_private.laporan_rentang(null::buku, ekspor_abc.dari, ekspor_abc.sampai) as r
   cross join lateral erp_private.penjualan_abc(
      null::buku, r.mulai, r.akhir, coalesce(ekspor_abc.dasar, 'nilai'), ekspor_abc.lokasi_id,
      erp_private.diketahui_saat(null::buku, ekspor_abc.diketahui)
    ) as a
   order by a.ke;
$$;
