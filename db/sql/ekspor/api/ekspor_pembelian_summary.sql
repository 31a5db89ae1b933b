/** All rows of laporan_pembelian_summary, without pages. */
-- GET /api/laporan/pembelian/summary?format=.
create or replace function erp.ekspor_pembelian_summary(
  group_by erp.kelompok_pembelian[] default '{bulan}', dari date default null,
  sampai date default null, diketahui timestamptz default null, dimensi text default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'pembelian', milik => true
  );
  select erp_private.pembelian_summary_json(
           null::buku, d.dimensi, u.kunci, u.kunci_2, u.qty, u.dpp, u.ppn, u.biaya
         )
    from erp_private.pembelian_dimensi(ekspor_pembelian_summary.group_by) as d (dimensi)
   cross join erp_private.laporan_rentang(
      null::buku, ekspor_pembelian_summary.dari, ekspor_pembelian_summary.sampai
    ) as r
   cross join lateral erp_private.pembelian_irisan(
      null::buku, d.dimensi, r.mulai, r.akhir,
      erp_private.diketahui_saat(null::buku, ekspor_pembelian_summary.diketahui),
      erp_private.dimensi_pick(null::buku, ekspor_pembelian_summary.dimensi)
    ) as u;
$$;
