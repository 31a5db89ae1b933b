/** By how much notes about a price alone change what lines of invoices bill; null by none. */
create or replace function erp_private.pencocokan_notes(
  baris_ids bigint[], diketahui timestamptz, out nilai numeric
) language sql stable as $$
  select sum(case t.jenis when 'retur-pembelian' then -b.dpp else b.dpp end)
    from transaksi_baris as b
    join transaksi as t on t.id = b.transaksi_id and t.mode = 'harga'
   where b.baris_asal_id = any (pencocokan_notes.baris_ids)
     and erp_private.pencocokan_known(
       t.status, t.id, t.posting_id, pencocokan_notes.diketahui
     )
$$;
