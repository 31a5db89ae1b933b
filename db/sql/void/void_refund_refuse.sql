/** Refuses to keep money as a deposit where that cannot be (VADOK). */
-- Only a sale or purchase may, and only of a contact that has a name.
create or replace function erp_private.void_refund_refuse(
  buku anyelement, jenis erp.jenis_transaksi, kontak_id bigint
) returns void language plpgsql stable as $$
begin
  perform erp_private.dokumen_refuse(array_remove(array[
    case
      when void_refund_refuse.jenis not in ('penjualan', 'pembelian')
        then 'pengembalian: titipan hanya untuk penjualan dan pembelian'
    end,
    'pengembalian: ' || erp_private.titipan_problem(buku, void_refund_refuse.kontak_id)
  ], null));
end
$$;
