/** Whether a document has a price that the limit by cost refuses (baris_batas). */
-- Of an order the average of what lies in stock stands for the cost.
create or replace function erp_private.transaksi_below_cost(buku anyelement, id bigint)
returns boolean language plpgsql stable as $$
begin
  return exists (
    select
      from transaksi as t
     cross join pengaturan as p
      join transaksi_baris as b on b.transaksi_id = t.id
      join barang as g on g.id = b.barang_id
     cross join lateral (
       select coalesce(b.nilai_hpp, (
           select round(b.qty_dasar * sum(s.nilai) / sum(s.qty), 2)
             from stok_pool as s
            where s.barang_id = b.barang_id and s.qty > 0
         )) as nilai
     ) as c
     where t.id = transaksi_below_cost.id and t.jenis in ('penjualan', 'order-penjualan')
       and coalesce(g.batas_harga, p.batas_harga_tindakan) = 'tolak'
       and b.dpp * 100 < c.nilai * p.batas_harga_hpp_persen
  );
end
$$;
