/** All rows of laporan_stok_lambat, without pages. */
-- Streamed row by row. GET /api/laporan/stok-lambat?format=.
create or replace function erp.ekspor_stok_lambat(
  per date default null, hari integer default 90, lokasi_id bigint default null,
  per_lokasi boolean default false, diketahui timestamptz default null
) returns setof json language sql stable security definer as $$
  select erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'stok-lambat');
  select erp_private.stok_lambat_json(
           null::buku, s.barang_id, s.lokasi_id, s.qty, s.nilai, r.akhir,
           ekspor_stok_lambat.lokasi_id, d.saat
         )
    from (select erp_private.diketahui_saat(null::buku, ekspor_stok_lambat.diketahui) as saat) as d
   cross join erp_private.laporan_rentang(
      null::buku, null, ekspor_stok_lambat.per, nama_akhir => 'per'
    ) as r
   cross join lateral erp_private.stok_lambat(
      null::buku, r.akhir, erp_private.stok_hari(ekspor_stok_lambat.hari),
      ekspor_stok_lambat.lokasi_id, ekspor_stok_lambat.per_lokasi, d.saat
    ) as s;
$$;
