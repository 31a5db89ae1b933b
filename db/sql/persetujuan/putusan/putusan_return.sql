/** Gives a draft back to who wrote it, with the reason of somebody who might have approved it. */
-- It stays a draft. Whoever writes it again files it again.
create or replace function erp_private.putusan_return(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, persetujuan_id bigint, aturan text,
  alasan text
) returns void language plpgsql as $$
declare
  v_t record;
begin
  v_t := erp_private.transaksi_lock(buku, putusan_return.jenis, putusan_return.id);
  if v_t.status <> 'draft' then
    raise exception using errcode = 'KOSTS',
      message = format('transaksi sudah berstatus %s', v_t.status);
  end if;
  perform erp_private.persetujuan_decider_refuse(
    buku, v_t.penyusun,
    case when putusan_return.aturan is not null then putusan_return.persetujuan_id end
  );
  perform erp_private.persetujuan_end(
    buku, putusan_return.id, 'posting', 'dikembalikan', null, putusan_return.alasan
  );
  perform erp_private.langkah_tell(buku, putusan_return.persetujuan_id);
end
$$;
