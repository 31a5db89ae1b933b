/** Books what a return takes back of deliveries: their orders can be delivered again. */
-- It counts as not delivered, so an order that is not closed is open again, as far as its other
-- deliveries leave it. Nothing is reserved for that: what came back may be sold to anybody. Orders
-- and goods are locked, lines written.
create or replace function erp_private.order_return(
  buku anyelement, dokumen erp_private.dokumen, baris erp_private.baris[]
) returns void language plpgsql as $$
declare
  v_d constant erp_private.dokumen := order_return.dokumen;
  v_gerak erp_private.order_gerak[];
begin
  -- Lines of one order line one after the other.
  select array_agg(
      row (
        k.transaksi_id, k.baris_id, k.baris_asal_id, k.barang_id, k.lokasi_id, -k.qty_dasar,
        case
          when k.status_order = 'ditutup' then 0
          else greatest(k.dipesan - k.dipenuhi + k.sampai, 0)
            - greatest(k.dipesan - k.dipenuhi + k.sampai - k.qty_dasar, 0)
        end,
        0, null
      )::erp_private.order_gerak
      order by k.baris
    )
    into v_gerak
    from (
      select s.transaksi_id, s.id as baris_id, s.qty_dasar as dipesan, b.baris, b.baris_asal_id,
             b.qty_dasar, t.status_order, o.*,
             sum(b.qty_dasar) over (partition by s.id order by b.baris) as sampai
        from unnest(order_return.baris) as b
        -- Made first: a wall would have all lines read before the cast.
        cross join lateral (
          select (b.rincian ->> 'order_baris_id')::bigint as id offset 0
        ) as asal
        join transaksi_baris as s on s.id = asal.id
        join transaksi as t on t.id = s.transaksi_id
        cross join lateral (
          select g.barang_id, g.lokasi_id, sum(g.dipenuhi) as dipenuhi
            from order_gerak as g
           where g.baris_id = s.id
           group by g.barang_id, g.lokasi_id
        ) as o
    ) as k;
  if v_gerak is not null then
    perform erp_private.order_write(
      buku, v_d.posting_id, v_d.id, v_d.tanggal,
      case v_d.jenis when 'retur-pembelian' then 'order-pembelian' else 'order-penjualan'
      end::erp.jenis_transaksi,
      v_gerak
    );
  end if;
end
$$;
