/** Revenue of points that documents of sales do not show in their lines, per posting. */
-- Points redeemed for less than they were booked at, and, negative, expired points that a return or
-- a void gives back. The span of time is that of penjualan_luar. In SQL, so that PostgreSQL writes
-- it into the statement of penjualan_luar.
-- @execute erp_reader, erp_writer
create or replace function erp_private.penjualan_luar_poin(
  dari date, sampai date, sejak timestamptz, diketahui timestamptz
)
returns table (posting_id bigint, tanggal date, nilai numeric) language sql stable as $$
  select p.posting_id, p.tanggal,
         -sign(p.tukar) * greatest(abs(p.tukar) - coalesce(p.bayar, 0), 0) - p.pulih
    from (
      select g.posting_id, g.tanggal,
             coalesce(sum(g.nilai) filter (where g.jenis = 'tukar'), 0) as tukar,
             coalesce(sum(g.nilai) filter (where g.jenis = 'pulih'), 0) as pulih,
             min(case t.jenis
               when 'penjualan' then (t.rincian ->> 'poin_nilai')::numeric
               when 'bayar-poin' then t.total_nilai
               -- Points that a return gives back are no revenue; the difference to their booked
               -- value is an expense.
               else 'infinity'
             end) as bayar
        from poin_gerak as g
        join transaksi as t
          on t.id = g.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
       where g.tanggal >= penjualan_luar_poin.dari and g.tanggal <= penjualan_luar_poin.sampai
         and g.jenis in ('tukar', 'pulih')
         and (penjualan_luar_poin.sejak is null
           or g.posting_id = any (array(
             select s.posting_id from erp_private.posting_after(penjualan_luar_poin.sejak) as s
           )))
         and not exists (
           select from erp_private.posting_after(penjualan_luar_poin.diketahui) as s
            where s.posting_id = g.posting_id
         )
       group by g.posting_id, g.tanggal
    ) as p
$$;
