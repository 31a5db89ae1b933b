/** Lines of receipts with what was not billed of them at the end of a day. */
-- What was billed, returned or closed by then is taken off; lines of which nothing is left are left
-- out.
create or replace function erp_private.penerimaan_per(
  per date, diketahui timestamptz, kontak_id bigint default null
)
returns table (
  penerimaan_id bigint, baris_id bigint, nomor text, tanggal date, kontak_id bigint,
  umur_hari integer, qty_sisa numeric, nilai_sisa numeric
) language sql stable as $$
  select s.penerimaan_id, s.baris_id, t.nomor, t.tanggal, t.kontak_id,
         penerimaan_per.per - t.tanggal, s.qty, s.nilai
    from (
      select g.penerimaan_id, g.baris_id, sum(g.qty) as qty, sum(g.nilai) as nilai
        from penerimaan_gerak as g
       where g.penerimaan_id = any (array(
           select c.penerimaan_id
             from erp_private.penerimaan_calon(penerimaan_per.per, penerimaan_per.diketahui) as c
         ))
         and g.tanggal <= penerimaan_per.per
         and not exists (
           select from erp_private.posting_after(penerimaan_per.diketahui) as b
            where b.posting_id = g.posting_id
         )
       group by g.penerimaan_id, g.baris_id
      having sum(g.qty) <> 0 or sum(g.nilai) <> 0
    ) as s
    join transaksi as t on t.id = s.penerimaan_id
   where penerimaan_per.kontak_id is null or t.kontak_id = penerimaan_per.kontak_id
$$;
