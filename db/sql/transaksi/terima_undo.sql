/** Takes one receipt of a document back: the newest, or that of `ke` (KOTRM, KOSTK, VATGL). */
-- What had arrived is on its way again, what was lost too. In its own place while its month is open
-- and no other day was asked for, else on that day or today, not before it. Locks in the order of
-- all postings. Answers the reversing journal, if it had one.
-- With plans for any values, as transaksi_post; without those that read whole tables.
create or replace function erp_private.terima_undo(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, alasan text, tanggal date, ke bigint,
  out pembalik_id bigint, out peringatan text[]
) language plpgsql set plan_cache_mode = 'force_generic_plan' set enable_seqscan = off as $$
declare
  v_t record;
  v_r record;
  v_koreksi boolean;
  v_tanggal date;
begin
  perform erp_private.periode_enter(buku);
  v_t := erp_private.transaksi_lock(buku, terima_undo.jenis, terima_undo.id, tujuan => true);
  if v_t.status <> 'final' then
    raise exception using errcode = 'KOSTS',
      message = format('transaksi berstatus %s', v_t.status);
  end if;
  v_r := erp_private.terima_pick(buku, terima_undo.id, terima_undo.ke);
  v_koreksi := coalesce(terima_undo.tanggal = v_r.tanggal, true)
    and erp_private.periode_is_open(buku, v_r.tanggal);
  v_tanggal := case
    when v_koreksi then v_r.tanggal
    else coalesce(terima_undo.tanggal, erp_private.tenant_today(buku))
  end;
  if v_tanggal < v_r.tanggal then
    raise exception using errcode = 'VATGL',
      message = format('tanggal: sebelum tanggal penerimaannya (%s)', v_r.tanggal);
  end if;
  perform erp_private.periode_day_refuse(buku, v_tanggal, 'tanggal');
  peringatan := erp_private.terhitung_warn(
    buku, terima_undo.id, v_r.tanggal, v_r.posting_id, '{}', false, true
  );
  pembalik_id := erp_private.void_receipt(
    buku, terima_undo.id, v_t.nomor, v_r.posting_id, v_r.ke, v_tanggal, v_koreksi,
    terima_undo.alasan
  );
  perform erp_private.terima_note(buku, terima_undo.id, false);
  peringatan := erp_private.void_terhitung_note(buku, terima_undo.id, null, peringatan);
  set constraints all immediate;
end
$$;
