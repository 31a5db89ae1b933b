/** Cancels a draft for somebody who might have approved it, with his reason. */
create or replace function erp_private.draft_refuse(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, alasan text
) returns void language plpgsql as $$
declare
  v_t record;
begin
  v_t := erp_private.transaksi_lock(buku, draft_refuse.jenis, draft_refuse.id);
  perform erp_private.persetujuan_decider_refuse(buku, v_t.penyusun, (
    select p.id from persetujuan as p
     where p.transaksi_id = draft_refuse.id and p.aksi = 'posting' and p.status = 'menunggu'
       and p.aturan is not null
  ));
  perform erp_private.draft_cancel(
    buku, draft_refuse.jenis, draft_refuse.id, draft_refuse.alasan, 'ditolak'
  );
end
$$;
