/** Locks final documents in the order of their ids; 40001 where one was voided meanwhile. */
-- Then everything that was read of it before the lock is outdated, and the server repeats the
-- request.
create or replace function erp_private.dokumen_lock_final(buku anyelement, ids bigint[])
returns void language plpgsql as $$
begin
  perform erp_private.dokumen_lock(buku, ids);
  if exists (select from transaksi as t where t.id = any (ids) and t.status <> 'final') then
    raise exception using errcode = '40001', message = 'transaksi berubah selagi diposting; ulangi';
  end if;
end
$$;
