/** Locks the receipts of goods whose lines are named, before any goods are locked. */
create or replace function erp_private.penerimaan_lock(buku anyelement, baris_ids bigint[])
returns void language plpgsql as $$
begin
  perform erp_private.dokumen_lock(buku, array(
    select b.transaksi_id from transaksi_baris as b where b.id = any (baris_ids)
  ));
end
$$;
