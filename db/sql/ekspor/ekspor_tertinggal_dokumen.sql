/** Documents that no file of an export carries, and what carried documents lose. */
-- After the day only journals, purchases and sales have files, and of their modes receipts.
create or replace function erp_private.ekspor_tertinggal_dokumen(buku anyelement, per date)
returns table (perihal text, pesan text, banyak bigint, contoh text[])
language plpgsql stable as $$
begin
  return query
    select x.perihal, x.pesan, count(*), (array_agg(x.nomor order by x.id))[:5]
      from (
        select t.id, t.nomor, t.jenis::text as perihal, s.pesan
          from transaksi as t
         cross join lateral (
           select exists (
                    select from transaksi_baris as b
                     where b.transaksi_id = t.id and b.gabungan_id is not null
                  ) or t.gabungan_id is not null as berdimensi,
                  t.atribut - array(
                    select b.kunci from bidang as b where b.untuk = t.jenis::text and not b.baris
                  ) <> '{}' or exists (
                    select from transaksi_baris as x
                     where x.transaksi_id = t.id and x.atribut - array(
                       select b.kunci from bidang as b where b.untuk = t.jenis::text and b.baris
                     ) <> '{}'
                  ) as beratribut,
                  (select count(distinct p.akun_kode) from transaksi_pembayaran as p
                    where p.transaksi_id = t.id) as akun,
                  (select coalesce(sum(p.jumlah), 0) from transaksi_pembayaran as p
                    where p.transaksi_id = t.id) as uang
         ) as u
         cross join lateral (
           select t.status = 'final' and t.tanggal > per
                    and (t.mode is null or t.mode = 'penerimaan')
                    and t.jenis in ('jurnal-umum', 'pembelian', 'penjualan') as ikut
         ) as i
         cross join lateral (values
           ('draf tidak ikut', t.status = 'draft'),
           ('bertanggal sesudah hari itu, dan tidak ada berkas impornya',
             t.status = 'final' and t.tanggal > per and not i.ikut),
           ('dibatalkan sesudah hari itu: di saldo awal masih ada',
             t.status = 'void' and t.tanggal <= per and exists (
               select from jurnal as j
                where j.transaksi_id = t.id and j.jenis = 'pembalik' and j.tanggal > per
             )),
           ('dibuat dan dibatalkan sesudah hari itu: keduanya tidak ikut',
             t.status = 'void' and t.tanggal > per),
           ('order yang belum selesai tidak ikut',
             t.status_order in ('terbuka', 'sebagian') and t.tanggal <= per),
           ('dimensinya tidak ikut', u.berdimensi and i.ikut),
           ('atribut tanpa bidang tidak ikut', u.beratribut and i.ikut),
           ('atribut baris yang berbeda pada satu ayat tidak ikut',
             i.ikut and t.jenis = 'jurnal-umum' and exists (
               select from transaksi_baris as b
                where b.transaksi_id = t.id
                group by b.akun_kode, b.rincian -> 'kontak_id', b.rincian ? 'debit'
               having count(distinct b.atribut) > 1
             )),
           ('nomor referensinya diganti nomor dokumen', t.nomor_referensi is not null and i.ikut),
           ('dibayar dari beberapa akun: di berkas satu jumlah, pada akun yang pertama',
             u.akun > 1 and i.ikut),
           ('uang muka atau poin yang dipakai tidak ikut: sisanya terbuka',
             t.dibayar <> u.uang and i.ikut and t.jenis <> 'jurnal-umum'),
           ('biaya tambahannya tidak ikut', t.biaya_tambahan <> 0 and i.ikut),
           ('ditutup sesudah hari itu: di berkas masih belum ditagih',
             t.mode = 'penerimaan' and t.status = 'final' and exists (
               select from penerimaan_gerak as g
                where g.penerimaan_id = t.id and g.jenis = 'tutup' and g.tanggal > per
               having sum(g.qty) <> 0
             )),
           ('menagih dengan harga lain apa yang diterima sampai hari itu: selisihnya di'
             ' penyesuaian HPP', i.ikut and exists (
               select
                 from transaksi_baris as b
                cross join lateral (
                  select (b.rincian ->> 'penerimaan_baris_id')::bigint as id offset 0
                ) as y
                 join transaksi_baris as p on p.id = y.id
                 join transaksi as r on r.id = p.transaksi_id
                where b.transaksi_id = t.id and r.tanggal <= per and not r.rincian ? 'saldo_awal'
                  and b.dpp + b.biaya + case when b.dikreditkan then 0 else b.ppn end
                    <> (b.rincian ->> 'nilai_penerimaan')::numeric
             )),
           ('sudah terhitung di opname: tanpa itu di berkas',
             t.rincian ? 'sudah_terhitung_opname' and i.ikut),
           ('mengurangi dokumen tertentu: di berkas tidak ada tempatnya, dan ditolak',
             i.ikut and t.jenis = 'jurnal-umum' and exists (
               select from alokasi as a where a.transaksi_id = t.id
             )),
           ('pembalikannya sendiri tidak ikut',
             i.ikut and t.rincian ->> 'balik_otomatis' is not null)
         ) as s (pesan, kena)
         where s.kena
      ) as x
     group by x.perihal, x.pesan;
end
$$;
