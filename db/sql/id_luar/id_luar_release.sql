/** Frees the external ids of a document. */
create or replace function erp_private.id_luar_release(buku anyelement, transaksi_id bigint)
returns void language plpgsql as $$
begin
  delete from transaksi_id_luar as l where l.transaksi_id = id_luar_release.transaksi_id;
end
$$;
