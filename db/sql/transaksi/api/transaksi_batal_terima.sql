/**
 * Takes one receipt of a document back, so that what had arrived is on its way again: the newest,
 * or that whose place is ke. Goods that arrived must still be there.
 */
-- Where somebody must approve it, nothing is taken back yet, and a request waits (persetujuan_id).
-- Endpoint: POST /api/transaksi/{jenis}/{id}/batal-terima.
create or replace function erp.transaksi_batal_terima(
  jenis erp.jenis_transaksi, id bigint, alasan text, tanggal date default null,
  ke bigint default null
) returns erp.penerimaan_dibatalkan language plpgsql security definer as $$
declare
  v_hasil erp.penerimaan_dibatalkan;
  v_ulang jsonb;
  v_nilai numeric;
begin
  perform erp_private.wajib_hak_jenis(null::buku, jenis, 'void');
  perform erp_private.void_reason_refuse(alasan);
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return jsonb_populate_record(v_hasil, v_ulang);
  end if;
  if not exists (
    select
      from transaksi as t
     where t.id = transaksi_batal_terima.id
       and t.jenis::text = transaksi_batal_terima.jenis::text
  ) or not erp_private.transaksi_milik(null::buku, id) then
    raise exception using errcode = 'TDTRX',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('transaksi'));
  end if;
  v_hasil.id := id;
  v_hasil.ke := (erp_private.terima_pick(null::buku, id, transaksi_batal_terima.ke)).ke;
  v_hasil.idempotent := false;
  if erp.batas_rupiah() is not null then
    v_nilai := erp_private.kunci_rupiah_worth(null::buku, array[id]);
  end if;
  v_hasil.persetujuan_id := erp_private.transaksi_ask(
    null::buku, 'batal_terima', jenis, id, jsonb_strip_nulls(jsonb_build_object(
      'alasan', alasan, 'tanggal', tanggal, 'ke', v_hasil.ke
    ))
  );
  if v_hasil.persetujuan_id is null then
    select u.pembalik_id, case
             when not erp_private.biaya_tutup()
               then erp_private.peringatan_said(u.peringatan)
           end
      into v_hasil.pembalik_id, v_hasil.peringatan
      from erp_private.terima_undo(null::buku, jenis, id, alasan, tanggal, v_hasil.ke) as u;
  end if;
  perform erp_private.kunci_rupiah_take(null::buku, v_nilai);
  perform erp_private.idempotency_end(null::buku, to_jsonb(v_hasil));
  return v_hasil;
end
$$;
