/**
 * Closes an order and releases what is still open and reserved of it, or a quotation that was
 * turned down (KOSTS).
 */
-- Today. Closing a closed one changes nothing.
create or replace function erp_private.transaksi_close(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, hasil erp.hasil_penawaran, alasan text
) returns void language plpgsql as $$
declare
  v_t record;
  v_status erp.status_order;
  v_tawar boolean;
  v_posting bigint;
begin
  perform erp_private.periode_enter(buku);
  v_t := erp_private.transaksi_lock(buku, transaksi_close.jenis, transaksi_close.id);
  select t.status_order, t.mode is not null into v_status, v_tawar
    from transaksi as t
   where t.id = transaksi_close.id;
  perform erp_private.dokumen_refuse(array_remove(array[
    case
      when v_tawar and transaksi_close.hasil is null
        then erp_private.kalimat_di('hasil', 'wajib')
      when not v_tawar and transaksi_close.hasil is not null then 'hasil: hanya untuk penawaran'
    end,
    case
      when not v_tawar and transaksi_close.alasan is not null
        then 'alasan: hanya untuk penawaran'
    end
  ], null));
  if v_t.status <> 'final' or v_status is null or v_status in ('selesai', 'diterima') then
    raise exception using errcode = 'KOSTS', message = case
      when transaksi_close.jenis not in ('order-penjualan', 'order-pembelian')
        then 'transaksi ini bukan order'
      when v_t.status <> 'final' then format('order berstatus %s', v_t.status)
      when v_tawar then 'penawaran sudah diterima'
      else 'order sudah selesai'
    end;
  end if;
  if v_status in ('ditutup', 'ditolak') then
    return;
  end if;
  if v_tawar then
    perform erp_private.posting_begin(buku, 'tutup', transaksi_close.id, transaksi_close.alasan);
    update transaksi as t
       set status_order = 'ditolak', alasan = transaksi_close.alasan, diubah_pada = now()
     where t.id = transaksi_close.id;
    set constraints all immediate;
    return;
  end if;
  perform erp_private.stok_lock(buku, array(
    select b.barang_id from transaksi_baris as b where b.transaksi_id = transaksi_close.id
  ));
  v_posting := erp_private.posting_begin(buku, 'tutup', transaksi_close.id);
  update transaksi as t
     set status_order = 'ditutup', diubah_pada = now()
   where t.id = transaksi_close.id;
  perform erp_private.order_write(
    buku, v_posting, transaksi_close.id,
    greatest(erp_private.tenant_today(buku), v_t.tanggal), transaksi_close.jenis,
    erp_private.order_release(buku, transaksi_close.id)
  );
  set constraints all immediate;
end
$$;
