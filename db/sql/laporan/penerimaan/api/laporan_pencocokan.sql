/**
 * The three-way match: a row per line of an order, or of a receipt or an invoice without one, of a
 * period, with what came of it, went back and was billed, and how they match.
 */
-- Quantities and prices are of base units, net; the oldest first. GET
-- /api/laporan/pencocokan. The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_pencocokan(
  dari date default null, sampai date default null, kontak_id bigint default null,
  status erp.status_pencocokan default null, page integer default 1,
  per_page integer default 20, diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'pencocokan');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, dari, sampai, page, per_page);
  with
    baris as materialized (
      select p.*, s.status
        from erp_private.pencocokan_lines(
          v_r.mulai, v_r.akhir, v_tahu, laporan_pencocokan.kontak_id
        ) as p
       cross join lateral (
         select erp_private.pencocokan_status(
             p.qty_order, p.sisa, p.terima, p.retur, p.tutup, p.tagih,
             coalesce(p.harga_order, p.harga_terima), p.selisih_nilai, p.banyak,
             (select g.toleransi_harga from pengaturan as g)
           ) as status
       ) as s
       where laporan_pencocokan.status is null or s.status = laporan_pencocokan.status
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', (
      select json_build_object(
          'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'total_selisih', coalesce(sum(b.selisih_nilai), 0)::erp.uang,
          'belum_cocok', count(*) filter (where b.status not in ('cocok', 'ditutup'))
        )
        from baris as b
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'dokumen', h.dokumen, 'dokumen_id', h.transaksi_id, 'nomor_transaksi', h.nomor,
          'tanggal', h.tanggal, 'kontak_id', h.kontak_id, 'kontak_nama', k.nama,
          'baris_id', h.baris_id, 'barang_id', h.barang_id, 'barang_kode', g.kode,
          'barang_nama', g.nama, 'satuan', s.kode, 'qty_order', h.qty_order::erp.kuantitas,
          'qty_terima', h.terima::erp.kuantitas, 'qty_retur', h.retur::erp.kuantitas,
          'qty_tutup', h.tutup::erp.kuantitas, 'qty_tagih', h.tagih::erp.kuantitas,
          'harga_order', h.harga_order::erp.harga_satuan,
          'harga_terima', h.harga_terima::erp.harga_satuan,
          'harga_tagih', h.harga_tagih::erp.harga_satuan,
          'selisih_qty', (h.tagih - h.terima + h.retur)::erp.kuantitas,
          'selisih_nilai', h.selisih_nilai::erp.uang, 'status', h.status
        ) order by h.tanggal, h.transaksi_id, h.baris_id), '[]')
        from (
          select b.* from baris as b
           order by b.tanggal, b.transaksi_id, b.baris_id
          offset v_r.lewati
           limit v_r.banyak
        ) as h
        join barang as g on g.id = h.barang_id
        join satuan as s on s.id = g.satuan_id
        left join kontak as k on k.id = h.kontak_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
