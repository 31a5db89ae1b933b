/**
 * Approves a request: a draft is posted, and what was asked for a posted document is done as it was
 * asked. Exactly what was seen, which sidik names, or it is refused with what moved since (KOSDK).
 * Under a rule one step is given, and the last one does it.
 */
-- Endpoint: POST /api/persetujuan/{id}/setujui. Code: VASDK without sidik.
create or replace function erp.persetujuan_setujui(
  id bigint, sidik text, catatan text default null
) returns json language plpgsql security definer as $$
declare
  v_inti jsonb;
  v_dokumen bigint[];
  v_p record;
  v_ulang jsonb;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'approve');
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return v_ulang;
  end if;
  perform erp_private.putusan_note_refuse(catatan, 'catatan', false);
  if sidik is null then
    raise exception using errcode = 'VASDK',
      message = 'sidik: wajib diisi; lihat dulu, lalu setujui dengan sidiknya';
  end if;
  v_p := erp_private.persetujuan_take(null::buku, id);
  perform erp_private.putusan_right_refuse(null::buku, v_p.jenis);
  if v_p.aksi = 'posting' then
    perform erp_private.draft_approve(
      null::buku, v_p.jenis, v_p.transaksi_id, sidik, catatan
    );
  elsif v_p.aturan is not null and not erp_private.langkah_give(null::buku, id, sidik, catatan) then
    perform erp_private.putusan_seen_refuse(
      null::buku, id, v_p.aksi, v_p.jenis, v_p.transaksi_id, v_p.isi, sidik
    );
  else
    if v_p.aturan is null then
      perform erp_private.persetujuan_decider_refuse(null::buku, array[v_p.peminta]);
    end if;
    -- What a void takes along stands on it no more afterwards.
    v_dokumen := erp_private.kaskade_all(
      null::buku, v_p.transaksi_id, (v_p.isi ->> 'kaskade')::boolean
    );
    v_inti := erp_private.putusan_act(
      null::buku, v_p.aksi, v_p.jenis, v_p.transaksi_id, v_p.isi
    );
    perform erp_private.sidik_refuse(null::buku, id, sidik, v_inti);
    perform erp_private.kunci_rupiah_approve(null::buku, v_dokumen);
    perform erp_private.persetujuan_decide(null::buku, id, 'disetujui', sidik, catatan);
  end if;
  v_hasil := erp_private.persetujuan_json(null::buku, id);
  perform erp_private.idempotency_end(null::buku, v_hasil::jsonb);
  return v_hasil;
end
$$;
