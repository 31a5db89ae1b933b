/** Locks documents that stand, in the order of their ids; again when one was voided (40001). */
-- What was read of them before they were locked counts no more then: the server repeats it all.
create or replace function erp_private.dokumen_lock_final(buku anyelement, ids bigint[])
returns void language plpgsql as $$
begin
  perform erp_private.dokumen_lock(buku, ids);
  if exists (select from transaksi as t where t.id = any (ids) and t.status <> 'final') then
    raise exception using errcode = '40001', message = 'transaksi berubah selagi diposting; ulangi';
  end if;
end
$$;
