/** Lines of a receipt of all that an order leaves open; null where nothing is. */
create or replace function erp_private.terima_order_open(buku anyelement, order_id bigint)
returns jsonb language plpgsql stable as $$
begin
  return (
    select jsonb_agg(jsonb_build_object(
        'barang_id', b.barang_id, 'order_baris_id', b.id,
        'satuan_id', case when n.genap then b.satuan_id else g.satuan_id end,
        'qty', trim_scale(case when n.genap then s.sisa / b.faktor else s.sisa end)
      ) order by b.baris)
      from transaksi_baris as b
      join barang as g on g.id = b.barang_id
     cross join lateral (
       select sum(o.sisa) as sisa from order_gerak as o where o.baris_id = b.id
     ) as s
     cross join lateral (
       select round(s.sisa / b.faktor, 6) * b.faktor = s.sisa as genap
     ) as n
     where b.transaksi_id = terima_order_open.order_id and s.sisa > 0
  );
end
$$;
