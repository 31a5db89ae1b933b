-- How many journals moved an account on a day, beside what they moved: the journal of one account
-- has a page and a number of pages without reading all of its lines.
alter table saldo_harian add column banyak_jurnal integer not null default 0;
update saldo_harian as s
   set banyak_jurnal = b.banyak
  from (
    select x.akun_kode, x.tanggal, count(distinct x.jurnal_id) as banyak
      from jurnal_baris as x
     group by x.akun_kode, x.tanggal
  ) as b
 where b.akun_kode = s.akun_kode and b.tanggal = s.tanggal;
