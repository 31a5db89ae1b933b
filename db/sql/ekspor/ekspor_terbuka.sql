/** Lines of receipts with what was not billed of them on a day, and their places in its file. */
-- `ke` counts the open lines of a receipt. `diskon` leads from the price, rounded up, to the value.
create or replace function erp_private.ekspor_terbuka(per date)
returns table (
  penerimaan_id bigint, baris_id bigint, ke bigint, qty numeric, nilai numeric, harga numeric,
  diskon numeric
) language sql stable as $$
  select p.penerimaan_id, p.baris_id, row_number() over (
           partition by p.penerimaan_id order by b.baris
         ), p.qty_sisa, p.nilai_sisa, h.harga, round(h.harga * p.qty_sisa, 2) - p.nilai_sisa
    from erp_private.penerimaan_per(ekspor_terbuka.per, null) as p
    join transaksi_baris as b on b.id = p.baris_id
   cross join lateral (
     select ceil(p.nilai_sisa / p.qty_sisa * 1000000) / 1000000 as harga
   ) as h
$$;
