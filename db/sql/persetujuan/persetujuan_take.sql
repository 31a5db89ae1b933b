/** Finds a request that waits, and locks it for whoever decides about it (TDPSJ, KOPSJ). */
-- What is asked for the books as a whole is not there for who sees only some places. The request
-- of a draft is not locked: whoever decides about a draft locks the document first.
create or replace function erp_private.persetujuan_take(
  buku anyelement, id bigint, out aksi erp.aksi_persetujuan, out jenis erp.jenis_transaksi,
  out transaksi_id bigint, out isi jsonb, out peminta uuid, out aturan text
) language plpgsql as $$
declare
  v_status erp.status_persetujuan;
begin
  perform
    from persetujuan as p
   where p.id = persetujuan_take.id and p.aksi <> 'posting'
     for no key update;
  select p.aksi, p.jenis, p.transaksi_id, p.isi, p.diminta_oleh, p.aturan, p.status
    into persetujuan_take.aksi, persetujuan_take.jenis, persetujuan_take.transaksi_id,
         persetujuan_take.isi, persetujuan_take.peminta, persetujuan_take.aturan,
         v_status
    from persetujuan as p
   where p.id = persetujuan_take.id;
  if not found or not erp_private.transaksi_milik(buku, persetujuan_take.transaksi_id)
    or persetujuan_take.transaksi_id is null and erp_private.lokasi_tutup()
  then
    raise exception using errcode = 'TDPSJ',
      message = erp_private.kalimat('tidak_ada', erp_private.istilah('permintaan persetujuan'));
  end if;
  if v_status <> 'menunggu' then
    raise exception using errcode = 'KOPSJ',
      message = format('permintaan ini sudah %s', v_status);
  end if;
end
$$;
