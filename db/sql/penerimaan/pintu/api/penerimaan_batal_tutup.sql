/** Takes the last closing of a receipt of goods back, so that it can be billed again. */
-- Where somebody must approve it, a request waits (persetujuan_id).
-- Endpoint: DELETE /api/transaksi/pembelian/{id}/tutup.
create or replace function erp.penerimaan_batal_tutup(
  id bigint, alasan text, tanggal date default null
) returns erp.penerimaan_ditutup language plpgsql security definer as $$
declare
  v_hasil erp.penerimaan_ditutup;
  v_ulang jsonb;
begin
  perform erp_private.wajib_hak_jenis(null::buku, 'pembelian', 'void');
  perform erp_private.void_reason_refuse(alasan);
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return jsonb_populate_record(v_hasil, v_ulang);
  end if;
  v_hasil.persetujuan_id := erp_private.transaksi_ask(
    null::buku, 'batal_tutup', 'pembelian', id, jsonb_strip_nulls(jsonb_build_object(
      'alasan', alasan, 'tanggal', tanggal
    ))
  );
  if v_hasil.persetujuan_id is null then
    perform erp_private.penerimaan_reopen(null::buku, id, alasan, tanggal);
  end if;
  v_hasil.id := id;
  v_hasil.status_tagih := (
    select t.rincian ->> 'status_tagih' from transaksi as t where t.id = penerimaan_batal_tutup.id
  );
  v_hasil.idempotent := false;
  perform erp_private.idempotency_end(null::buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
