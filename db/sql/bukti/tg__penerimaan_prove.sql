/** Proves at commit that what receipts of goods owe in a posting is in its journal. */
-- The movements of receipts equal those of their control account. The other direction is part of
-- the posting's own proof.
-- @execute erp_owner
create or replace function erp_private.tg__penerimaan_prove()
returns trigger language plpgsql security definer as $$
begin
  if tg_table_schema <> current_schema() then
    raise exception using errcode = 'KOTNL',
      message = 'penerimaan tidak berada dalam tenant permintaan';
  end if;
  perform erp_private.posting_difference_refuse(null::buku, new.posting_id);
  return null;
end
$$;
