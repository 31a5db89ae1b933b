/** Balances that an import of the files changes or loses. */
-- `contoh` of `akun` has all its accounts, of the others at most five codes. One statement, in
-- which each sentence is a branch.
create or replace function erp_private.ekspor_tertinggal_saldo(buku anyelement, per date)
returns table (perihal text, pesan text, banyak bigint, contoh text[])
language plpgsql stable as $$
declare
  v_peran constant jsonb := (select jsonb_object_agg(p.peran, p.akun_kode) from akun_peran as p);
begin
  return query
    with
      stok as materialized (
        select b.kode, coalesce(b.akun_persediaan, v_peran ->> 'persediaan') as akun,
               l.kode as lokasi, s.qty, s.nilai
          from erp_private.stok_per_lokasi(ekspor_tertinggal_saldo.per, null, null) as s
          join barang as b on b.id = s.barang_id
          join lokasi as l on l.id = s.lokasi_id
         where s.qty <> 0 or s.nilai <> 0
      ),
      pos as materialized (
        select p.akun_kode, t.nomor, t.ppn, j.jenis,
               erp_private.akun_kendali_of(j.jenis, k.tipe, v_peran) as jadi
          from unnest(enum_range(null::erp.jenis_pos)) as j (jenis)
         cross join lateral erp_private.pos_per(
           j.jenis, ekspor_tertinggal_saldo.per, true, null
         ) as p
          join kontak as k on k.id = p.kontak_id
          join transaksi as t on t.id = p.transaksi_id
         where p.sisa <> 0
      )
    select 'akun', format('piutang atau hutang di akun ini masuk di %s, akun kontaknya', p.jadi),
           count(*), array[p.akun_kode, p.jadi]
      from pos as p where p.akun_kode <> p.jadi group by p.akun_kode, p.jadi
    union all
    select 'akun', 'persediaan di akun ini masuk di akun barangnya sekarang', count(*),
           array_agg(a.kode order by a.kode)
      from akun as a
      left join (
        select s.akun, sum(s.nilai) as nilai from stok as s where s.lokasi <> '-TRANSIT-'
         group by s.akun
      ) as n on n.akun = a.kode
      left join erp_private.akun_mutasi(null, ekspor_tertinggal_saldo.per, null) as m
        on m.akun_kode = a.kode
     where a.kendali = 'persediaan'
       and coalesce(m.debit - m.kredit, 0) <> coalesce(n.nilai, 0)
    having count(*) > 0
    union all
    select 'akun', 'poin pelanggan tidak ikut; nilainya tinggal di akun saldo awal', count(*),
           array_agg(m.akun_kode) || (v_peran ->> 'saldo_awal')
      from akun as a
      join erp_private.akun_mutasi(null, ekspor_tertinggal_saldo.per, null) as m
        on m.akun_kode = a.kode
     where a.kendali = 'kewajiban_poin' and m.debit <> m.kredit
    having count(*) > 0
    union all
    select 'akun', 'bergerak sesudah hari itu oleh dokumen yang tidak ikut', count(*),
           array_agg(g.akun_kode order by g.akun_kode)
      from erp_private.ekspor_tertinggal_gerak(ekspor_tertinggal_saldo.per) as g
    having count(*) > 0
    union all
    select 'akun', 'barang dalam perjalanan menjadi stok di lokasi pertama', count(*),
           array_agg(distinct s.akun) || (v_peran ->> 'persediaan_transit')
      from stok as s where s.lokasi = '-TRANSIT-' having count(*) > 0
    union all
    select 'stok', 'negatif, atau bernilai tanpa jumlah: ditolak sebagai saldo awal', count(*),
           (array_agg(s.kode order by s.kode))[:5]
      from stok as s where s.qty < 0 or s.nilai < 0 or s.qty = 0 having count(*) > 0
    union all
    select 'stok', 'lapisan FIFO menjadi satu harga pokok per lokasi', count(*),
           (array_agg(s.kode order by s.kode))[:5]
      from stok as s, pengaturan as p where p.metode_hpp = 'fifo' having count(*) > 0
    union all
    select 'uang muka', 'PPN uang muka tidak ikut', count(*),
           (array_agg(p.nomor order by p.nomor))[:5]
      from pos as p where p.jenis in ('titipan', 'uang_muka') and p.ppn <> 0 having count(*) > 0
    union all
    select 'pajak', 'laporan PPN sampai hari itu tidak ikut; saldo akun pajaknya ikut', count(*),
           (array_agg(t.nomor order by t.id desc))[:5]
      from transaksi as t
     where t.status = 'final' and t.tanggal <= ekspor_tertinggal_saldo.per and t.ppn <> 0
    having count(*) > 0;
end
$$;
