/** The documents that an action is of: one, and with kaskade those that go along (kaskade_tree). */
create or replace function erp_private.kaskade_all(
  buku anyelement, transaksi_id bigint, kaskade boolean
) returns bigint[] language plpgsql stable as $$
begin
  return case
    when kaskade_all.kaskade
      then array(select erp_private.kaskade_tree(buku, kaskade_all.transaksi_id))
    else array[kaskade_all.transaksi_id]
  end;
end
$$;
