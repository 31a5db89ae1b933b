/** Refuses a request, with a reason: a draft is cancelled, a posted document stays as it is. */
-- Endpoint: POST /api/persetujuan/{id}/tolak.
create or replace function erp.persetujuan_tolak(id bigint, alasan text)
returns json language plpgsql security definer as $$
declare
  v_p record;
  v_ulang jsonb;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'approve');
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return v_ulang;
  end if;
  perform erp_private.putusan_note_refuse(alasan, 'alasan', true);
  v_p := erp_private.persetujuan_take(null::buku, id);
  perform erp_private.putusan_right_refuse(null::buku, v_p.jenis);
  if v_p.aksi = 'posting' then
    perform erp_private.draft_refuse(null::buku, v_p.jenis, v_p.transaksi_id, alasan);
  else
    perform erp_private.persetujuan_decider_refuse(
      null::buku, array[v_p.peminta], case when v_p.aturan is not null then id end
    );
    perform erp_private.persetujuan_decide(null::buku, id, 'ditolak', null, alasan);
  end if;
  v_hasil := erp_private.persetujuan_json(null::buku, id);
  perform erp_private.idempotency_end(null::buku, v_hasil::jsonb);
  return v_hasil;
end
$$;
