/** Cancels a draft, for good, and frees its external ids (KOFIN, KOSTS). */
-- A final transaction is voided instead. `alasan` says why, where somebody refused it.
create or replace function erp_private.draft_cancel(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, alasan text default null,
  status erp.status_persetujuan default 'ditarik'
) returns void language plpgsql as $$
declare
  v_t record;
begin
  v_t := erp_private.transaksi_lock(buku, draft_cancel.jenis, draft_cancel.id);
  if v_t.status = 'final' then
    raise exception using errcode = 'KOFIN',
      message = 'transaksi sudah final; batalkan dengan void';
  end if;
  if v_t.status = 'void' then
    raise exception using errcode = 'KOSTS', message = 'transaksi sudah void';
  end if;
  if erp.if_match() is not null then
    perform erp_private.if_match_refuse(
      erp_private.transaksi_json(buku, draft_cancel.jenis, draft_cancel.id, '{}')
    );
  end if;
  update transaksi as t
     set status = 'batal', alasan = coalesce(draft_cancel.alasan, t.alasan), diubah_pada = now()
   where t.id = draft_cancel.id and t.status = 'draft';
  perform erp_private.id_luar_release(buku, draft_cancel.id);
  perform erp_private.persetujuan_end(
    buku, draft_cancel.id, 'posting', draft_cancel.status, null, draft_cancel.alasan
  );
end
$$;
