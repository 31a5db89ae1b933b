/** Makes a transaction under an external id, or answers or replaces the one that is there. */
-- Once per idempotency key, which is asked first. Of two at once one makes it, and the other waits
-- for it and answers it.
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
  v_hasil := erp_private.transaksi_put_again(buku, jenis, sumber, nilai, isi);
  if v_hasil.id is null then
    begin
      v_hasil := jsonb_populate_record(v_hasil, to_jsonb(
        erp_private.transaksi_make(buku, jenis, isi, transaksi_put.draft)
      ));
      v_hasil.dibuat := true;
    exception
      when sqlstate 'KOIDL' then
        -- Another of its ids may be the one that is taken; then nothing is there under this one.
        v_hasil := erp_private.transaksi_put_again(buku, jenis, sumber, nilai, isi);
        if v_hasil.id is null then
          raise;
        end if;
    end;
  end if;
  perform erp_private.idempotency_end(buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
