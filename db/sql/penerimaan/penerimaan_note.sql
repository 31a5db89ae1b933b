/** Notes in the receipts that a posting touched how far they are billed (status_tagih). */
-- `belum`: nothing was taken of it; `selesai`: nothing is left, in whatever way. Those that are in
-- the books already: a new one is noted by its own head.
create or replace function erp_private.penerimaan_note(buku anyelement, posting_id bigint)
returns void language plpgsql as $$
begin
  update transaksi as t
     set rincian = t.rincian || jsonb_build_object('status_tagih', s.status), diubah_pada = now()
    from (
      select x.penerimaan_id, case
               when bool_and(x.sisa = 0) then 'selesai'
               when bool_and(x.sisa = x.terima) then 'belum'
               else 'sebagian'
             end as status
        from (
          select g.penerimaan_id, g.baris_id, sum(g.qty) as sisa,
                 sum(g.qty) filter (where g.jenis = 'terima') as terima
            from penerimaan_gerak as g
           where g.penerimaan_id in (
             select n.penerimaan_id from penerimaan_gerak as n
              where n.posting_id = penerimaan_note.posting_id
           )
           group by g.penerimaan_id, g.baris_id
        ) as x
       group by x.penerimaan_id
    ) as s
   -- As text, as in dokumen_settle.
   where t.id = s.penerimaan_id and t.status::text = 'final';
end
$$;
