/**
 * Has another decide about a request in the caller's place, besides himself; the caller could give
 * its step now. Who wrote the document or asked for it cannot.
 */
-- Codes: VAPSJ, KOPSJ without a rule, OTSET. Endpoint: POST /api/persetujuan/{id}/delegasikan.
create or replace function erp.persetujuan_delegasikan(
  id bigint, pengguna_id uuid, alasan text default null
) returns json language plpgsql security definer as $$
declare
  v_p record;
  v_ulang jsonb;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'transaksi', null, 'orang');
  v_ulang := erp_private.idempotency_begin(null::buku);
  if v_ulang is not null then
    return v_ulang;
  end if;
  perform erp_private.putusan_note_refuse(alasan, 'alasan', false);
  v_p := erp_private.persetujuan_take(null::buku, id);
  perform erp_private.putusan_right_refuse(null::buku, v_p.jenis);
  if v_p.aturan is null then
    raise exception using errcode = 'KOPSJ',
      message = 'hanya permintaan menurut aturan yang dapat didelegasikan';
  elsif erp_private.langkah_take(null::buku, id) is not null then
    raise exception using errcode = 'OTSET', message = 'yang mewakili tidak mendelegasikan lagi';
  end if;
  perform erp_private.kesalahan_refuse(
    'VAPSJ', variadic erp_private.delegasi_problems(
      null::buku, 'pengguna_id', pengguna_id, erp_private.persetujuan_authors(null::buku, id)
    )
  );
  insert into delegasi (oleh, kepada, persetujuan_id, alasan)
  values (
    erp.pengguna_id(), persetujuan_delegasikan.pengguna_id, persetujuan_delegasikan.id,
    persetujuan_delegasikan.alasan
  )
  on conflict (persetujuan_id, oleh, kepada) where persetujuan_id is not null do nothing;
  perform erp_private.langkah_tell(null::buku, id);
  v_hasil := erp_private.persetujuan_json(null::buku, id);
  perform erp_private.idempotency_end(null::buku, v_hasil::jsonb);
  return v_hasil;
end
$$;
