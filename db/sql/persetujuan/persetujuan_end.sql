/** Ends the waiting request for an action on a document, where there is one. */
create or replace function erp_private.persetujuan_end(
  buku anyelement, transaksi_id bigint, aksi erp.aksi_persetujuan,
  status erp.status_persetujuan, sidik text default null, catatan text default null
) returns void language plpgsql as $$
begin
  perform erp_private.persetujuan_decide(
    buku, p.id, persetujuan_end.status, persetujuan_end.sidik, persetujuan_end.catatan
  )
    from persetujuan as p
   where p.transaksi_id = persetujuan_end.transaksi_id and p.aksi = persetujuan_end.aksi
     and p.status = 'menunggu';
end
$$;
