/** Notes about prices that do not fit the lines that they price; must be empty. */
-- What returns and notes leave of a line is 0 or more, of net amount, tax and quantity, and where
-- no quantity is left nothing is. Goods changed in value by what the notes say, and by nothing
-- where a note is void.
create or replace function erp_private.integritas_nota()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  with
    nota as materialized (
      select b.baris_asal_id, t.id, t.jenis, t.status,
             case when t.jenis in ('pembelian', 'penjualan') then 1 else -1 end * (
               b.dpp + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)
               + case when b.dikreditkan then 0 else b.ppn end
             ) as nilai
        from transaksi as t
        join transaksi_baris as b on b.transaksi_id = t.id
       where t.mode = 'harga' and t.status in ('final', 'void')
    ),
    sisa as (
      select s.id, coalesce(s.qty_dasar, s.qty, 0) - coalesce(sum(k.qty), 0) as qty,
             s.dpp - sum(k.dpp) as dpp, s.ppn - sum(k.ppn) as ppn
        from transaksi_baris as s
        join (
          select b.baris_asal_id, case when t.mode is null then coalesce(b.qty_dasar, b.qty) end
                   as qty, n.tanda * b.dpp as dpp, n.tanda * b.ppn as ppn
            from transaksi_baris as b
            join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
           cross join lateral (
             select case when t.jenis in ('pembelian', 'penjualan') then -1 else 1 end as tanda
           ) as n
        ) as k on k.baris_asal_id = s.id
       where s.id = any (array(select n.baris_asal_id from nota as n))
       group by s.id
    ),
    gerak as (
      select k.transaksi_id as id, m.baris_id, sum(k.nilai) as nilai
        from mutasi_stok as k
        join mutasi_stok as m
          on m.id = k.koreksi_untuk and m.jenis = 'masuk' and m.dasar = 'tetap'
       where k.tanggal_kertas is not null
         and k.transaksi_id = any (array(select n.id from nota as n))
       group by k.transaksi_id, m.baris_id
    )
  select 'nota', format('baris %s', s.id), '0 atau lebih, tanpa barang 0',
         format('%s barang, %s, PPN %s', trim_scale(s.qty), s.dpp, s.ppn)
    from sisa as s
   where least(s.qty, s.dpp, s.ppn) < 0 or s.qty = 0 and (s.dpp, s.ppn) <> (0, 0)
   union all
  select 'nota', format('transaksi %s baris %s', id, baris_id), coalesce(l.nilai, 0)::text,
         coalesce(g.nilai, 0)::text
    from (
      select n.id, s.baris_id, sum(n.nilai) filter (where n.status = 'final') as nilai
        from nota as n
       cross join lateral (
         select coalesce((b.rincian ->> 'penerimaan_baris_id')::bigint, b.id) as baris_id
           from transaksi_baris as b
          where b.id = n.baris_asal_id
       ) as s
       where n.jenis in ('pembelian', 'retur-pembelian') and exists (
         select from mutasi_stok as m
          where m.baris_id = s.baris_id and m.jenis = 'masuk' and m.dasar = 'tetap'
       )
       group by 1, 2
    ) as l
    full join gerak as g using (id, baris_id)
   where coalesce(l.nilai, 0) <> coalesce(g.nilai, 0)
$$;
