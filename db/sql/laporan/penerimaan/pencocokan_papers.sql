/** What was received and billed of lines of orders, receipts and invoices, as known at a moment. */
-- A row for each line that brought goods: of an order those that filled it, else the line itself.
-- `nilai` are net of tax; notes about a price alone change what was billed.
create or replace function erp_private.pencocokan_papers(
  baris_ids bigint[], diketahui timestamptz
)
returns table (
  baris_id bigint, terima numeric, retur numeric, tutup numeric, tagih numeric,
  nilai_terima numeric, nilai_tagih numeric
) language sql stable as $$
  with
    lini as materialized (
      select u.id as baris_id, coalesce(f.pemenuhan_id, u.id) as id
        from unnest(pencocokan_papers.baris_ids) as u (id)
       cross join lateral (
         select g.pemenuhan_id
           from order_gerak as g
          where g.baris_id = u.id and g.pemenuhan_id is not null
          group by g.pemenuhan_id
         union all
         select null where not exists (select from order_gerak as g where g.baris_id = u.id)
       ) as f
    ),
    -- The lines of invoices that bill, each with its sign: a void takes back.
    tagihan as materialized (
      select l.baris_id, l.id, g.pengambil_id, -g.qty as qty, -sign(g.qty) * b.dpp as nilai
        from lini as l
        join penerimaan_gerak as g on g.baris_id = l.id and g.jenis = 'tagih'
        join transaksi_baris as b on b.id = g.pengambil_id
       where not exists (
         select from erp_private.posting_after(pencocokan_papers.diketahui) as s
          where s.posting_id = g.posting_id
       )
    ),
    langsung as materialized (
      select l.baris_id, l.id, b.qty_dasar as qty, b.dpp as nilai
        from lini as l
        join transaksi_baris as b on b.id = l.id and b.jenis = 'pembelian'
        join transaksi as t on t.id = b.transaksi_id and t.mode is null
       where erp_private.pencocokan_known(
         t.status, t.id, t.posting_id, pencocokan_papers.diketahui
       )
    ),
    catatan as materialized (
      select n.baris_id as id, n.nilai
        from erp_private.pencocokan_notes(array(
          select x.pengambil_id from tagihan as x
          union
          select x.id from langsung as x
        ), pencocokan_papers.diketahui) as n
    ),
    -- A note changes a line of an invoice once, however often that was billed and taken back.
    ditagih as materialized (
      select x.baris_id, x.id, sum(x.qty) as qty, sum(x.nilai + coalesce(c.nilai, 0)) as nilai
        from (
          select y.baris_id, y.id, y.pengambil_id, sum(y.qty) as qty, sum(y.nilai) as nilai
            from tagihan as y
           group by y.baris_id, y.id, y.pengambil_id
        ) as x
        left join catatan as c on c.id = x.pengambil_id
       group by x.baris_id, x.id
    )
  select l.baris_id, g.terima, g.retur, g.tutup, coalesce(a.qty, 0),
         round(b.dpp * g.terima / b.qty_dasar, 2), coalesce(a.nilai, 0)
    from lini as l
    join transaksi_baris as b on b.id = l.id
   cross join lateral (
     select coalesce(sum(r.qty) filter (where r.jenis = 'terima'), 0) as terima,
            coalesce(-sum(r.qty) filter (where r.jenis = 'retur'), 0) as retur,
            coalesce(-sum(r.qty) filter (where r.jenis = 'tutup'), 0) as tutup
       from penerimaan_gerak as r
      where r.baris_id = l.id
        and not exists (
          select from erp_private.posting_after(pencocokan_papers.diketahui) as s
           where s.posting_id = r.posting_id
        )
     having count(*) > 0
   ) as g
    left join ditagih as a on a.id = l.id and a.baris_id = l.baris_id
  union all
  select l.baris_id, l.qty, 0, 0, l.qty, l.nilai, l.nilai + coalesce(c.nilai, 0)
    from langsung as l
    left join catatan as c on c.id = l.id
$$;
