/** Corrections of stock with other dimension values than what they correct; must be empty. */
-- On both sides: the account of stock has the values of the document, the counter account those of
-- the movement.
create or replace function erp_private.integritas_dimensi_koreksi()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  select 'dimensi',
         format('koreksi posting %s akun %s gabungan %s', x.posting_id, x.akun_kode,
                x.gabungan_id),
         sum(x.stok)::text, sum(x.buku)::text
    from (
      select m.posting_id, v.akun_kode, v.gabungan_id, v.nilai as stok, 0 as buku
        from mutasi_stok as m
        left join mutasi_stok as o on o.id = m.koreksi_untuk
        join transaksi as t on t.id = coalesce(o.transaksi_id, m.transaksi_id)
       cross join lateral (values
         (m.akun_persediaan, coalesce(t.gabungan_id, 0), m.nilai::numeric),
         (m.akun_lawan, coalesce(m.gabungan_id, 0), -m.nilai::numeric)
       ) as v (akun_kode, gabungan_id, nilai)
       where (m.jurnal_id is not null or m.jenis = 'koreksi_hpp')
         -- What a paper itself changes stands in its own journal.
         and not (m.tanggal_kertas is not null and o.jenis = 'masuk' and o.dasar = 'tetap')
      union all
      -- Goods that came and were voided under another account: the correction moves from the one
      -- to the other, as in stok_correct_entries; that day's journal may hold nothing else.
      select m.posting_id, v.akun_kode, coalesce(o.gabungan_id, 0), v.nilai, 0
        from mutasi_stok as m
        join mutasi_stok as o on o.id = m.koreksi_untuk and o.qty > 0
        join mutasi_stok as r
          on r.membalik_id = o.id and r.akun_lawan <> o.akun_lawan and r.posting_id < m.posting_id
       cross join lateral (values
         (o.akun_lawan, m.nilai::numeric), (r.akun_lawan, -m.nilai::numeric)
       ) as v (akun_kode, nilai)
       where not exists (
         select from mutasi_stok as x
          where x.transaksi_id = o.transaksi_id and (x.sumber_id = o.id or x.id = o.sumber_id)
       )
      union all
      select b.posting_id, b.akun_kode, coalesce(b.gabungan_id, 0), 0, b.debit - b.kredit
        from jurnal as j
        join posting as p on p.id = j.posting_id
        join jurnal_baris as b on b.jurnal_id = j.id
       -- Corrections of other documents release what a void takes back.
       where j.jenis = 'koreksi' and j.transaksi_id = p.transaksi_id
    ) as x
   group by x.posting_id, x.akun_kode, x.gabungan_id
  having sum(x.stok) <> sum(x.buku)
$$;
