/** The value of what is open of an order, net of tax: of each line its part by quantity. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_value_open(buku anyelement, order_id bigint)
returns erp.uang language plpgsql stable as $$
begin
  return (
    select coalesce(sum(round(b.dpp * s.sisa / b.qty_dasar, 2)), 0)
      from (
        select g.baris_id, sum(g.sisa) as sisa
          from order_gerak as g
         where g.order_id = order_value_open.order_id
         group by g.baris_id
        having sum(g.sisa) > 0
      ) as s
      join transaksi_baris as b on b.id = s.baris_id
  );
end
$$;
