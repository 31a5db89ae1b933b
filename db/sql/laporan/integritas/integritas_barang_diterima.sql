/** Receipts whose lines differ from what was billed, returned and closed of them; must be empty. */
-- On each day the control account moves as the lines of receipts do. Of a line as much was received
-- as it says, each line that takes of it takes what it says itself, never more than there is, and
-- nothing is owed for nothing. The head says how far a receipt is billed.
create or replace function erp_private.integritas_barang_diterima()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  with
    baris as materialized (
      select g.penerimaan_id, g.baris_id, sum(g.qty) as qty, sum(g.nilai) as nilai,
             coalesce(sum(g.qty) filter (where g.jenis = 'terima'), 0) as terima
        from penerimaan_gerak as g
       group by g.penerimaan_id, g.baris_id
    ),
    diambil as (
      select g.pengambil_id, -sum(g.qty) as qty
        from penerimaan_gerak as g
       where g.pengambil_id is not null
       group by g.pengambil_id
    )
  select 'barang_diterima', format('%s %s', akun_kode, tanggal),
         format('penerimaan %s', coalesce(p.nilai, 0)),
         format('buku besar %s', coalesce(j.nilai, 0))
    from (
      select b.akun_kode, b.tanggal, sum(b.kredit - b.debit) as nilai
        from jurnal_baris as b
        join akun as a on a.kode = b.akun_kode and a.kendali = 'barang_diterima'
       group by b.akun_kode, b.tanggal
    ) as j
    full join (
      select g.akun_kode, g.tanggal, sum(g.nilai) as nilai
        from penerimaan_gerak as g
       group by g.akun_kode, g.tanggal
    ) as p using (akun_kode, tanggal)
   where coalesce(j.nilai, 0) <> coalesce(p.nilai, 0)
  union all
  select 'barang_diterima', format('%s baris %s', t.nomor, b.baris),
         format('diterima %s', n.qty), format('diterima %s', coalesce(s.terima, 0))
    from transaksi as t
    join transaksi_baris as b on b.transaksi_id = t.id
    left join baris as s on s.baris_id = b.id
   cross join lateral (
     select case t.status when 'final' then b.qty_dasar else 0 end as qty
   ) as n
   where t.jenis = 'pembelian' and t.mode = 'penerimaan' and t.status in ('final', 'void')
     and coalesce(s.terima, 0) <> n.qty
  union all
  select 'barang_diterima', format('baris %s', s.baris_id), 'sisa 0 atau lebih, bernilai bila ada',
         format('sisa %s bernilai %s', s.qty, s.nilai)
    from baris as s
   where s.qty < 0 or s.nilai < 0 or (s.qty = 0 and s.nilai <> 0)
  union all
  select 'barang_diterima', format('baris %s', d.pengambil_id),
         format('diambil %s', case t.status when 'final' then b.qty_dasar else 0 end),
         format('diambil %s', d.qty)
    from diambil as d
    join transaksi_baris as b on b.id = d.pengambil_id
    join transaksi as t on t.id = b.transaksi_id
   where d.qty <> case t.status when 'final' then b.qty_dasar else 0 end
  union all
  -- What invoices changed of the cost of goods that they billed is on the goods, to the cent.
  select 'barang_diterima', format('transaksi %s baris %s', transaksi_id, baris_id),
         format('selisih %s', coalesce(l.nilai, 0)), format('selisih %s', coalesce(g.nilai, 0))
    from (
      select t.id as transaksi_id, (b.rincian ->> 'penerimaan_baris_id')::bigint as baris_id,
             sum(
               b.dpp + b.biaya + case when b.dikreditkan then 0 else b.ppn end
                 + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)
                 - (b.rincian ->> 'nilai_penerimaan')::numeric
             ) as nilai
        from transaksi_baris as b
        join transaksi as t on t.id = b.transaksi_id and t.status = 'final'
       where b.jenis = 'pembelian' and b.rincian ? 'nilai_penerimaan'
         and exists (
           select from mutasi_stok as m
            where m.baris_id = (b.rincian ->> 'penerimaan_baris_id')::bigint and m.jenis = 'masuk'
         )
       group by 1, 2
    ) as l
    full join (
      select k.transaksi_id, k.baris_id, sum(k.nilai) as nilai
        from mutasi_stok as k
        join mutasi_stok as m
          on m.id = k.koreksi_untuk and m.jenis = 'masuk' and m.dasar = 'tetap'
        join transaksi as t
          on t.id = k.transaksi_id and t.jenis = 'pembelian' and t.mode is null
       where k.tanggal_kertas is not null
       group by k.transaksi_id, k.baris_id
    ) as g using (transaksi_id, baris_id)
   where coalesce(l.nilai, 0) <> coalesce(g.nilai, 0)
  union all
  select 'barang_diterima', t.nomor, s.status, t.rincian ->> 'status_tagih'
    from (
      select x.penerimaan_id, case
               when bool_and(x.qty = 0) then 'selesai'
               when bool_and(x.qty = x.terima) then 'belum'
               else 'sebagian'
             end as status
        from baris as x
       group by x.penerimaan_id
    ) as s
    join transaksi as t on t.id = s.penerimaan_id
   where t.status = 'final' and t.rincian ->> 'status_tagih' is distinct from s.status
$$;
