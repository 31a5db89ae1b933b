/** Whether a stocktaking had counted what a document or one that is voided with it had moved. */
create or replace function erp_private.terhitung_any(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from erp_private.kaskade_tree(buku, terhitung_any.transaksi_id) as k (id)
     where erp_private.terhitung_problem(buku, k.id, terhitung_any.opname_id) is null
  );
end
$$;
