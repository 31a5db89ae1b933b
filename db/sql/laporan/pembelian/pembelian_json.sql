/** A line of the report of purchases as JSON. */
-- Quantity, unit and price are of the base unit, whatever unit was bought, so that they add up.
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.pembelian_json(
  buku anyelement, tanggal date, transaksi_id bigint, arah integer, baris_id bigint,
  qty erp.kuantitas, dpp erp.uang, ppn erp.uang, biaya erp.uang
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select json_build_object(
      'transaksi_id', t.id,
      'nomor', t.nomor || case when pembelian_json.arah < 0 then '/V' else '' end,
      'tanggal', pembelian_json.tanggal,
      'jenis', t.jenis,
      'pembalik', pembelian_json.arah < 0,
      'nomor_faktur_supplier', t.nomor_faktur_supplier,
      'kontak_id', k.id,
      'kontak_nama', k.nama,
      'lokasi_id', t.lokasi_id,
      'baris_id', b.id,
      'barang_id', g.id,
      'barang_kode', g.kode,
      'barang_nama', coalesce(g.nama, b.keterangan, a.nama, erp_private.istilah('Tanpa barang')),
      'akun_kode', b.akun_kode,
      'qty', pembelian_json.qty,
      'satuan', s.kode,
      'harga', (b.dpp / nullif(b.qty_dasar, 0))::erp.harga_satuan,
      'dpp', pembelian_json.dpp,
      'ppn', pembelian_json.ppn,
      'biaya', pembelian_json.biaya,
      'total', (pembelian_json.dpp + pembelian_json.ppn + pembelian_json.biaya)::erp.uang
    )
      from transaksi as t
      join transaksi_baris as b on b.id = pembelian_json.baris_id
      left join kontak as k on k.id = t.kontak_id
      left join barang as g on g.id = b.barang_id
      left join satuan as s on s.id = g.satuan_id
      left join akun as a on a.kode = b.akun_kode
     where t.id = pembelian_json.transaksi_id
  );
end
$$;
