/**
 * Receives the goods of an order that are not billed yet: all that is open of it, or what detail
 * names ([{baris_id, qty, satuan_id}]). Makes a receipt, or its draft where somebody must approve.
 */
-- Without a date today, at the order's location where none is named.
-- Endpoint: POST /api/transaksi/order-pembelian/{id}/terima.
create or replace function erp.order_pembelian_terima(
  id bigint, tanggal date default null, lokasi_id bigint default null,
  nomor_surat_jalan text default null, detail jsonb default null
) returns erp.transaksi_dibuat language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak_jenis(null::buku, 'pembelian', 'create');
  return erp_private.transaksi_create(
    null::buku, 'pembelian', erp_private.terima_order_document(
      null::buku, id, tanggal, lokasi_id, nomor_surat_jalan, detail
    ), false
  );
end
$$;
