/** Spreads the money of journals over their categories. */
-- Bank charges take their own amount. The rest goes to the categories of its sign by amount, in
-- cents; what rounding leaves goes to the largest. A category of the other sign gets none: money
-- that came in is never shown as more, with some of it gone out again. Money that no account
-- explains is operasi_lain.
-- @execute erp_reader, erp_writer
create or replace function erp_private.arus_kas_spread(isi erp_private.arus_kas_isi[])
returns table (jurnal_id bigint, kategori erp.arus_kas_kategori, nilai numeric)
language sql immutable set search_path = pg_catalog as $$
  with
    sisa as materialized (
      select i.jurnal_id, i.kategori, i.nilai, coalesce(i.kategori = 'biaya_bank', false) as bank,
             i.kas - coalesce(sum(round(i.nilai, 2)) filter (where i.kategori = 'biaya_bank')
               over (partition by i.jurnal_id), 0) as kas
        from unnest(arus_kas_spread.isi) as i
    ),
    searah as (
      select s.jurnal_id, min(s.kas) as kas, array_agg(s.kategori order by s.kategori) as kategori,
             array_agg(abs(s.nilai) order by s.kategori) as nilai
        from sisa as s
       where not s.bank and s.nilai * s.kas > 0
       group by s.jurnal_id
    ),
    rapi as (
      select s.jurnal_id, u.kategori, u.nilai * sign(s.kas) as nilai
        from searah as s
       cross join lateral unnest(s.kategori, case
         when cardinality(s.nilai) = 1 then array[abs(s.kas)]
         else erp_private.nilai_spread(abs(s.kas), s.nilai, false)
       end) as u (kategori, nilai)
    )
  select r.jurnal_id, r.kategori, r.nilai from rapi as r
  union all
  select s.jurnal_id, s.kategori, round(s.nilai, 2) from sisa as s where s.bank
  union all
  select s.jurnal_id, 'operasi_lain', min(s.kas)
    from sisa as s
   group by s.jurnal_id
  having min(s.kas) <> 0 and not coalesce(bool_or(not s.bank and s.nilai * s.kas > 0), false)
$$;
