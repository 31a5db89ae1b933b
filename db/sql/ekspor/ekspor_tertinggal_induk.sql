/** Records that no file of an export carries, and what carried records lose. */
create or replace function erp_private.ekspor_tertinggal_induk(buku anyelement, per date)
returns table (perihal text, pesan text, banyak bigint, contoh text[])
language plpgsql stable as $$
begin
  return query
    select n.perihal, n.pesan, count(*), (array_agg(n.kode order by n.kode))[:5]
      from (
        select r.perihal, s.pesan, r.kode
          from (
            select 'satuan' as perihal, kode, atribut, null::bigint as gabungan_id from satuan
            union all
            select 'lokasi', kode, atribut, gabungan_id from lokasi
            union all
            select 'harga', kode, atribut, null from harga
            union all
            select 'akun', kode, atribut, null from akun
            union all
            select 'kontak', kode, atribut, gabungan_id from kontak
            union all
            select 'barang', kode, atribut, gabungan_id from barang
            union all
            select 'barang-satuan', b.kode, x.atribut, null
              from barang_satuan as x join barang as b on b.id = x.barang_id
            union all
            select 'barang-harga', b.kode, x.atribut, null
              from barang_harga as x join barang as b on b.id = x.barang_id
            union all
            select 'barang-pemasok', b.kode, x.atribut, null
              from barang_pemasok as x join barang as b on b.id = x.barang_id
            union all
            select 'barang-lokasi', b.kode, x.atribut, null
              from barang_lokasi as x join barang as b on b.id = x.barang_id
            union all
            select 'aset', kode, atribut, null from aset
          ) as r
         cross join lateral (values
           ('atribut tanpa bidang tidak ikut', r.atribut - array(
             select b.kunci from bidang as b where b.untuk = r.perihal
           ) <> '{}'),
           ('dimensi bawaan ikut hanya bila dimensinya sudah ada di tujuan',
             r.gabungan_id is not null)
         ) as s (pesan, kena)
         where s.kena
        union all
        select 'aset', s.pesan, a.kode
          from aset as a
         cross join lateral (values
           ('masuk sebagai draf daftar aset: sebut asalnya, agar disusutkan',
             a.tanggal_pelepasan is null or a.tanggal_pelepasan > ekspor_tertinggal_induk.per),
           ('yang sudah dilepas tidak ikut',
             a.tanggal_pelepasan <= ekspor_tertinggal_induk.per)
         ) as s (pesan, kena)
         where s.kena
        union all
        select 'dimensi', 'hanya untuk dibaca', d.kode from dimensi as d
        union all
        select 'bidang', 'dibuat dulu di tujuan, dengan kunci dan label yang sama',
               concat_ws('.', b.untuk, case when b.baris then 'detail' end, b.kunci)
          from bidang as b
        union all
        select 'bidang', 'berkas saldo awal tidak membawanya; yang wajib diisi dengan tetap',
               concat_ws('.', b.untuk, case when b.baris then 'detail' end, b.kunci)
          from bidang as b
         where b.aktif and b.untuk in (
           select j.jenis_transaksi::text from erp_private.impor_jenis as j where j.sifat = 'awal'
         )
        union all
        select 'anggaran', 'hanya untuk dibaca', g.akun_kode from anggaran as g
        union all
        select 'poin', 'poin pelanggan hanya untuk dibaca', k.kode
          from poin_saldo as p join kontak as k on k.id = p.kontak_id
         where p.poin <> 0
        union all
        select 'lampiran', 'berkas lampiran tidak ikut', l.nama from lampiran as l
        union all
        select 'pengaturan', 'pengaturan, peran akun, modul dan pengguna tidak ikut', p.nama
          from pengaturan as p
      ) as n
     group by n.perihal, n.pesan;
end
$$;
