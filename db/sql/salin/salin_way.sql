/** How a document is copied to another; null where it is not. */
-- `sama`: the same paper again. The others continue it: what a quotation offers is ordered, what an
-- order leaves open is invoiced or received, what a receipt leaves open is billed (`tagih`) or goes
-- back.
create or replace function erp_private.salin_way(
  jenis erp.jenis_transaksi, mode text, ke erp.jenis_transaksi, ke_mode text
) returns text language sql immutable set search_path = pg_catalog as $$
  select case
    when ke = jenis and ke_mode is not distinct from mode then 'sama'
    when jenis = 'order-penjualan' and mode = 'penawaran' and ke = 'order-penjualan'
      then 'penawaran'
    when mode is null and jenis = 'order-penjualan' and ke = 'penjualan' and ke_mode is null
      or mode is null and jenis = 'order-pembelian' and ke = 'pembelian'
        and coalesce(ke_mode, 'penerimaan') = 'penerimaan'
      then 'order'
    when jenis = 'pembelian' and mode = 'penerimaan' and ke = 'pembelian' and ke_mode is null
      then 'tagih'
    when jenis = 'pembelian' and mode = 'penerimaan' and ke = 'retur-pembelian'
      and ke_mode is null then 'retur'
  end
$$;
