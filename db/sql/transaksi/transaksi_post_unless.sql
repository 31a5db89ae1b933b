/**
 * Posts a document, unless a rule of approvals catches it, or its price must be approved for who
 * does not see what goods cost; whether it was posted.
 */
-- What it comes to is known when it is posted, so it is posted first and taken back. Who does not
-- see what goods cost is not told of the limit by cost: a refusal that leaves nothing behind would
-- tell him the cost after some attempts. What he sends below it waits as a draft, and is seen by
-- whoever approves it.
create or replace function erp_private.transaksi_post_unless(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns boolean language plpgsql set enable_seqscan = off as $$
begin
  perform erp_private.transaksi_post(
    buku, transaksi_post_unless.id, transaksi_post_unless.jenis, transaksi_post_unless.isi
  );
  if erp_private.aturan_match(buku, 'posting', transaksi_post_unless.id) is not null
    or erp_private.biaya_tutup()
    and erp_private.transaksi_below_cost(buku, transaksi_post_unless.id)
  then
    raise exception using errcode = 'XATUR', message = 'menunggu persetujuan';
  end if;
  return true;
exception
  when sqlstate 'XATUR' then
    return false;
end
$$;
