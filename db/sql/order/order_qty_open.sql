/** The quantity that is open of an order, of all its lines in base units. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_qty_open(buku anyelement, order_id bigint)
returns erp.kuantitas language plpgsql stable as $$
begin
  return (
    select coalesce(sum(g.sisa), 0)
      from order_gerak as g
     where g.order_id = order_qty_open.order_id
  );
end
$$;
