/** An open line of an order as JSON. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.order_terbuka_json(
  buku anyelement, order_id bigint, nomor text, tanggal date, tanggal_kirim date,
  hari_terlambat integer, kontak_id bigint, lokasi_id bigint, baris_id bigint, barang_id bigint,
  qty_order numeric, qty_dipenuhi numeric, qty_sisa numeric, reservasi numeric, dpp numeric,
  nilai_sisa numeric
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select json_build_object(
        'transaksi_id', order_terbuka_json.order_id, 'nomor', order_terbuka_json.nomor,
        'tanggal', order_terbuka_json.tanggal,
        'tanggal_kirim', order_terbuka_json.tanggal_kirim,
        'hari_terlambat', order_terbuka_json.hari_terlambat,
        'kontak_id', order_terbuka_json.kontak_id, 'kontak_nama', k.nama,
        'lokasi_id', order_terbuka_json.lokasi_id, 'baris_id', order_terbuka_json.baris_id,
        'barang_id', b.id, 'barang_kode', b.kode, 'barang_nama', b.nama, 'satuan', s.kode,
        'qty_order', order_terbuka_json.qty_order::erp.kuantitas,
        'qty_dipenuhi', order_terbuka_json.qty_dipenuhi::erp.kuantitas,
        'qty_sisa', order_terbuka_json.qty_sisa::erp.kuantitas,
        'reservasi', order_terbuka_json.reservasi::erp.kuantitas,
        'harga', (order_terbuka_json.dpp / order_terbuka_json.qty_order)::erp.harga_satuan,
        'nilai_sisa', order_terbuka_json.nilai_sisa::erp.uang
      )
      from barang as b
      join satuan as s on s.id = b.satuan_id
      left join kontak as k on k.id = order_terbuka_json.kontak_id
     where b.id = order_terbuka_json.barang_id
  );
end
$$;
