/** The kinds of transactions whose money is what goods cost, or what is owed for them. */
-- Who does not see what goods cost reads none of them.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.biaya_jenis()
returns erp.jenis_transaksi[] language sql immutable parallel safe as $$
  select '{pembelian,order-pembelian,retur-pembelian,pelunasan-hutang,hutang,saldo-awal-hutang,
    opname-stok,transfer-stok,penggunaan-persediaan,penyusutan,
    audit-hutang-piutang}'::erp.jenis_transaksi[]
$$;
