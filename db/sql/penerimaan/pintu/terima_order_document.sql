/** The body of a receipt of what an order leaves open, or of what is named of it (KOORD, VADOK). */
-- A line is received in the unit that it was ordered in, or in the goods' own where what is open is
-- no whole part of that. Prices, tax and dimensions are the order's, as of any receipt of it.
create or replace function erp_private.terima_order_document(
  buku anyelement, order_id bigint, tanggal date, lokasi_id bigint, nomor_surat_jalan text,
  detail jsonb
) returns jsonb language plpgsql stable as $$
declare
  v_t record;
  v_detail jsonb;
begin
  select t.nomor, t.kontak_id, t.lokasi_id into v_t
    from transaksi as t
   where t.id = terima_order_document.order_id and t.jenis = 'order-pembelian'
     and t.status in ('final', 'void');
  if not found or not erp_private.transaksi_milik(buku, terima_order_document.order_id) then
    raise exception using errcode = 'TDTRX',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('transaksi'));
  end if;
  if terima_order_document.detail is null then
    v_detail := erp_private.terima_order_open(buku, terima_order_document.order_id);
    if v_detail is null then
      raise exception using errcode = 'KOORD',
        message = format('order %s: tidak ada lagi yang terbuka', v_t.nomor);
    end if;
  else
    v_detail := erp_private.terima_order_lines(
      buku, terima_order_document.order_id, terima_order_document.detail
    );
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'mode', 'penerimaan', 'kontak_id', v_t.kontak_id,
    'tanggal', coalesce(terima_order_document.tanggal, erp_private.tenant_today(buku)),
    'lokasi_id', coalesce(terima_order_document.lokasi_id, v_t.lokasi_id),
    'nomor_surat_jalan', terima_order_document.nomor_surat_jalan, 'detail', v_detail
  ));
end
$$;
