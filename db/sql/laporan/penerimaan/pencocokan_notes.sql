/** By how much notes about a price alone change what lines of invoices bill. */
-- A row for each line that such a note names, as known at a moment.
create or replace function erp_private.pencocokan_notes(
  baris_ids bigint[], diketahui timestamptz
)
returns table (baris_id bigint, nilai numeric) language sql stable as $$
  select b.baris_asal_id, sum(case t.jenis when 'retur-pembelian' then -b.dpp else b.dpp end)
    from transaksi_baris as b
    join transaksi as t on t.id = b.transaksi_id and t.mode = 'harga'
   where b.baris_asal_id = any (pencocokan_notes.baris_ids)
     and erp_private.pencocokan_known(
       t.status, t.id, t.posting_id, pencocokan_notes.diketahui
     )
   group by b.baris_asal_id
$$;
