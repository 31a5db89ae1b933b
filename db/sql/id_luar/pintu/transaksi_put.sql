/** Makes a transaction under an external id, or answers or replaces the one that is there. */
-- Once per idempotency key, which is asked first.
create or replace function erp_private.transaksi_put(
  buku anyelement, jenis erp.jenis_transaksi, sumber text, nilai text, isi jsonb, draft boolean
) returns erp.transaksi_ditaruh language plpgsql as $$
declare
  v_hasil erp.transaksi_ditaruh;
  v_ulang jsonb;
begin
  perform erp_private.wajib_hak_jenis(
    buku, transaksi_put.jenis,
    case when transaksi_put.draft then 'draft' else 'create' end
  );
  if transaksi_put.draft then
    perform erp_private.kuota_refuse();
  end if;
  transaksi_put.isi := erp_private.id_luar_own(
    transaksi_put.isi, transaksi_put.sumber, transaksi_put.nilai
  );
  v_ulang := erp_private.idempotency_begin(buku);
  if v_ulang is not null then
    return jsonb_populate_record(v_hasil, v_ulang);
  end if;
  v_hasil := erp_private.transaksi_put_make(
    buku, jenis, sumber, nilai, isi, transaksi_put.draft
  );
  perform erp_private.idempotency_end(buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
