/** What was billed of a line of an order, and what came of it and is not billed; in base units. */
-- What came with its invoice is billed with it; of receipts, what invoices took of them. Null where
-- nothing came. A definer: whoever made the order sees how far it is billed, whoever received it.
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_billed(
  buku anyelement, baris_id bigint, out ditagih numeric, out belum numeric
) language plpgsql stable security definer as $$
begin
  select sum(coalesce(p.ditagih, g.dipenuhi)), sum(coalesce(p.belum, 0))
    into order_billed.ditagih, order_billed.belum
    from (
      select o.pemenuhan_id, sum(o.dipenuhi) as dipenuhi
        from order_gerak as o
       where o.baris_id = order_billed.baris_id and o.pemenuhan_id is not null
       group by o.pemenuhan_id
    ) as g
   cross join lateral (
     select coalesce(-sum(r.qty) filter (where r.jenis = 'tagih'), case
              when count(*) > 0 then 0
            end) as ditagih, sum(r.qty) as belum
       from penerimaan_gerak as r
      where r.baris_id = g.pemenuhan_id
   ) as p;
end
$$;
