/** The kinds whose money is what goods cost, and which move goods. */
-- Who does not see what goods cost reads one such document with its quantities
-- (transaksi_jumlah_json), and its papers without prices (ekspor_tanpa_harga).
-- @execute erp_writer, erp_reader
create or replace function erp_private.biaya_jenis_jumlah()
returns erp.jenis_transaksi[] language sql immutable parallel safe as $$
  select '{pembelian,order-pembelian,retur-pembelian,opname-stok,transfer-stok,
    penggunaan-persediaan}'::erp.jenis_transaksi[]
$$;
