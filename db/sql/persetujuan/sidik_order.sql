/** How postings change order lines: the quantities fulfilled, still open and reserved. */
create or replace function erp_private.sidik_order(buku anyelement, posting bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'order_id', o.order_id, 'barang_id', o.barang_id, 'tanggal', o.tanggal,
        'dipenuhi', o.dipenuhi, 'sisa', o.sisa, 'reservasi', o.reservasi
      ) order by o.order_id, o.barang_id, o.tanggal), '[]')
      from (
        select case when t.posting_id <> all (sidik_order.posting) then t.id end as order_id,
               g.barang_id, g.tanggal, sum(g.dipenuhi)::erp.kuantitas as dipenuhi,
               sum(g.sisa)::erp.kuantitas as sisa, sum(g.reservasi)::erp.kuantitas as reservasi
          from order_gerak as g
          join transaksi as t on t.id = g.order_id
         where g.posting_id = any (sidik_order.posting)
         group by 1, g.barang_id, g.tanggal
      ) as o
  );
end
$$;
