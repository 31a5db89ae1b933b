/** Builds the income statement from the results of accounts: credit positive, debit negative. */
-- For booked and for budgeted amounts. Accounts of other classes are left out.
create or replace function erp_private.rugi_laba_compose(
  buku anyelement, mulai date, akhir date, nilai erp_private.akun_nilai[]
) returns erp.rugi_laba language plpgsql stable as $$
declare
  v_hasil erp.rugi_laba;
begin
  v_hasil.dari := mulai;
  v_hasil.sampai := akhir;
  with
    susunan (bagian, urutan, tanda) as (
      values ('penjualan_bersih', 1, 1), ('hpp', 2, -1), ('beban_usaha', 3, -1),
             ('pendapatan_lain', 4, 1), ('beban_lain', 5, -1), ('pajak', 6, -1)
    ),
    bagian as (
      select s.bagian, s.urutan, coalesce(sum(s.tanda * m.nilai), 0)::erp.uang as total,
             coalesce(
               array_agg(row(a.kode, a.nama, s.tanda * m.nilai)::erp.laporan_akun order by a.kode)
                 filter (where m.nilai is not null), '{}'
             ) as akun
        from susunan as s
        left join (
          akun as a
          join erp.akun_subklas as k on k.id = a.subklas_id
          join unnest(rugi_laba_compose.nilai) as m on m.akun_kode = a.kode
        ) on k.bagian = s.bagian
       group by s.bagian, s.urutan
    )
  select sum(b.total) filter (where b.bagian = 'penjualan_bersih'),
         sum(b.total) filter (where b.bagian = 'hpp'),
         sum(b.total) filter (where b.bagian = 'beban_usaha'),
         sum(b.total) filter (where b.bagian = 'pendapatan_lain'),
         sum(b.total) filter (where b.bagian = 'beban_lain'),
         sum(b.total) filter (where b.bagian = 'pajak'),
         array_agg(row(b.bagian, b.total, b.akun)::erp.laporan_bagian order by b.urutan)
    into v_hasil.penjualan_bersih, v_hasil.hpp, v_hasil.beban_usaha, v_hasil.pendapatan_lain,
         v_hasil.beban_lain, v_hasil.pajak, v_hasil.rincian
    from bagian as b;
  v_hasil.laba_kotor := v_hasil.penjualan_bersih - v_hasil.hpp;
  v_hasil.laba_usaha := v_hasil.laba_kotor - v_hasil.beban_usaha;
  v_hasil.laba_sebelum_pajak :=
    v_hasil.laba_usaha + v_hasil.pendapatan_lain - v_hasil.beban_lain;
  v_hasil.laba_bersih := v_hasil.laba_sebelum_pajak - v_hasil.pajak;
  return v_hasil;
end
$$;
