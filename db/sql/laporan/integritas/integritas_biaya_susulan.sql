/** Landed cost that is not on its goods to the cent; must be empty. */
-- The parts of a line are its amount, with tax that is not credited; each of its goods gained its
-- part, and nothing where the paper is void.
create or replace function erp_private.integritas_biaya_susulan()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  with
    lini as materialized (
      select t.id, t.nomor, t.status, b.baris, x.isi,
             b.dpp + case when b.dikreditkan then 0 else b.ppn end as nilai
        from transaksi_baris as b
        join transaksi as t on t.id = b.transaksi_id and t.status in ('final', 'void')
       cross join lateral jsonb_array_elements(b.rincian -> 'alokasi' -> 'baris') as x (isi)
       where b.jenis = 'hutang' and b.rincian ? 'alokasi'
    ),
    gerak as (
      select k.transaksi_id, m.baris_id, sum(k.nilai) as nilai
        from mutasi_stok as k
        join mutasi_stok as m
          on m.id = k.koreksi_untuk and m.jenis = 'masuk' and m.dasar = 'tetap'
        join transaksi as t on t.id = k.transaksi_id and t.jenis = 'hutang'
       where k.tanggal_kertas is not null
       group by k.transaksi_id, m.baris_id
    )
  select 'biaya_susulan', format('%s baris %s', l.nomor, l.baris), l.nilai::text,
         sum((l.isi ->> 'jumlah')::numeric)::text
    from lini as l
   group by l.nomor, l.baris, l.nilai
  having sum((l.isi ->> 'jumlah')::numeric) <> l.nilai
   union all
  select 'biaya_susulan', format('transaksi %s baris %s', transaksi_id, baris_id),
         coalesce(l.nilai, 0)::text, coalesce(g.nilai, 0)::text
    from (
      select x.id as transaksi_id, (x.isi ->> 'baris_id')::bigint as baris_id,
             sum((x.isi ->> 'jumlah')::numeric) filter (where x.status = 'final') as nilai
        from lini as x group by 1, 2
    ) as l
    full join gerak as g using (transaksi_id, baris_id)
   where coalesce(l.nilai, 0) <> coalesce(g.nilai, 0)
$$;
