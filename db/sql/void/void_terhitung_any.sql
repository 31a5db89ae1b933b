/** Whether a stocktaking had counted what a document, or one voided with it, moved. */
create or replace function erp_private.void_terhitung_any(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from erp_private.kaskade_tree(buku, void_terhitung_any.transaksi_id) as k (id)
     where erp_private.terhitung_problem(buku, k.id, void_terhitung_any.opname_id) is null
  );
end
$$;
