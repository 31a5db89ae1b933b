/** All rows of laporan_kecukupan_stok, without pages. */
-- Streamed row by row. GET /api/laporan/kecukupan-stok?format=.
create or replace function erp.ekspor_kecukupan_stok(
  per date default null, hari integer default 90, lokasi_id bigint default null,
  per_lokasi boolean default false, diketahui timestamptz default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'kecukupan-stok');
  select erp_private.stok_cukup_json(
           null::buku, s.barang_id, s.lokasi_id, s.qty, s.rata, s.cukup
         )
    from erp_private.laporan_rentang(
      null::buku, null, ekspor_kecukupan_stok.per, nama_akhir => 'per'
    ) as r
   cross join lateral erp_private.stok_cukup(
      null::buku, r.akhir, erp_private.stok_hari(ekspor_kecukupan_stok.hari),
      ekspor_kecukupan_stok.lokasi_id, ekspor_kecukupan_stok.per_lokasi,
      erp_private.diketahui_saat(null::buku, ekspor_kecukupan_stok.diketahui)
    ) as s;
$$;
