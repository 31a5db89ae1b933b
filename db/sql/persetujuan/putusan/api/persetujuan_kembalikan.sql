/** Gives a draft back to who wrote it, with a reason; written again it is filed again. */
-- Codes: KOPSJ for what is no draft. Endpoint: POST /api/persetujuan/{id}/kembalikan.
create or replace function erp.persetujuan_kembalikan(id bigint, alasan text)
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
  if v_p.aksi <> 'posting' then
    raise exception using errcode = 'KOPSJ',
      message = 'hanya draft yang dapat dikembalikan; tolak permintaan ini';
  end if;
  perform erp_private.putusan_return(
    null::buku, v_p.jenis, v_p.transaksi_id, id, v_p.aturan, alasan
  );
  v_hasil := erp_private.persetujuan_json(null::buku, id);
  perform erp_private.idempotency_end(null::buku, v_hasil::jsonb);
  return v_hasil;
end
$$;
