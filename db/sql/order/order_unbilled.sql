/** The orders of whose receipts something is not billed. */
-- A definer: whoever made the order sees how far it is billed, whoever received it.
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_unbilled(buku anyelement)
returns bigint[] language plpgsql stable security definer as $$
begin
  return array(
    select g.order_id
      from transaksi as p
      join transaksi_baris as b on b.transaksi_id = p.id
      join order_gerak as g on g.pemenuhan_id = b.id
     where p.mode = 'penerimaan' and p.status = 'final'
       and p.rincian ->> 'status_tagih' in ('belum', 'sebagian')
  );
end
$$;
