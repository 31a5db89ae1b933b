/** How far an order is billed: `belum`, `sebagian`, `selesai`. */
-- `selesai`: nothing more will come, and nothing that came is left to be billed, in whatever way.
-- @execute erp_writer, erp_reader
create or replace function erp_private.order_status_billed(
  buku anyelement, order_id bigint, status_order erp.status_order
) returns text language plpgsql stable as $$
begin
  return (
    select case
        when order_status_billed.status_order in ('selesai', 'ditutup')
          and coalesce(sum(n.belum), 0) = 0 then 'selesai'
        when coalesce(sum(n.ditagih), 0) = 0 then 'belum'
        else 'sebagian'
      end
      from transaksi_baris as b
     cross join lateral erp_private.order_billed(buku, b.id) as n
     where b.transaksi_id = order_status_billed.order_id
  );
end
$$;
