/** Receipts that are not all billed now, or may not have been on a day, or as known then. */
-- Those that are open now, and those that something was booked on since. So a question about a day
-- costs what is open and what happened since, and not every receipt that ever was.
create or replace function erp_private.penerimaan_calon(per date, diketahui timestamptz)
returns table (penerimaan_id bigint) language sql stable as $$
  select t.id
    from transaksi as t
   where t.mode = 'penerimaan' and t.status = 'final'
     and t.rincian ->> 'status_tagih' in ('belum', 'sebagian')
  union
  select g.penerimaan_id
    from penerimaan_gerak as g
   where g.tanggal > penerimaan_calon.per
  union
  select g.penerimaan_id
    from penerimaan_gerak as g
   where g.posting_id = any (array(
       select s.posting_id from erp_private.posting_after(penerimaan_calon.diketahui) as s
     ))
$$;
