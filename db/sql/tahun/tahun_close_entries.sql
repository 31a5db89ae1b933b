/** The profit and the drawings of a book year, and the entries that close it. */
-- Every balance of classes 4 to 6 goes to retained earnings, and with `prive` the drawings to the
-- owner's capital. The years before are closed, so a balance up to the last day is that of the
-- year. Each combination of dimensions is closed by itself: lines that have one, and the rest.
create or replace function erp_private.tahun_close_entries(
  buku anyelement, akhir date, prive boolean, akun jsonb, out laba numeric,
  out nilai_prive numeric, out ayat erp_private.ayat[]
) language plpgsql stable as $$
begin
  with
    akun_tutup as materialized (
      select a.kode, k.klas_id
        from akun as a
        join erp.akun_subklas as k on k.id = a.subklas_id
       where k.klas_id >= 4 or (
           tahun_close_entries.prive and a.kode = tahun_close_entries.akun ->> 'prive'
         )
    ),
    berdimensi as materialized (
      select b.akun_kode, b.gabungan_id, sum(b.kredit - b.debit) as nilai
        from jurnal_baris as b
       where b.gabungan_id is not null and b.tanggal <= tahun_close_entries.akhir
         and b.akun_kode in (select t.kode from akun_tutup as t)
       group by b.akun_kode, b.gabungan_id
    ),
    saldo as (
      select x.akun_kode, t.klas_id, x.gabungan_id, sum(x.nilai) as nilai
        from (
          select s.akun_kode, 0 as gabungan_id, s.kredit - s.debit as nilai
            from saldo_harian as s
           where s.tanggal <= tahun_close_entries.akhir
          union all
          select d.akun_kode, 0, -d.nilai from berdimensi as d
          union all
          select d.akun_kode, d.gabungan_id, d.nilai from berdimensi as d
        ) as x
        join akun_tutup as t on t.kode = x.akun_kode
       group by x.akun_kode, t.klas_id, x.gabungan_id
      having sum(x.nilai) <> 0
    ),
    tujuan as (
      select case when s.klas_id >= 4 then 'laba_ditahan' else 'modal' end as peran,
             sum(s.nilai) as nilai
        from saldo as s
       group by 1
    )
  select coalesce((select t.nilai from tujuan as t where t.peran = 'laba_ditahan'), 0),
         coalesce((select -t.nilai from tujuan as t where t.peran = 'modal'), 0),
         (
           select array_agg(
               erp_private.ayat(
                 akun_kode => x.akun_kode, debit => nullif(greatest(x.nilai, 0), 0),
                 kredit => nullif(greatest(-x.nilai, 0), 0), gabungan_id => x.gabungan_id
               ) order by x.urutan, x.akun_kode, x.gabungan_id
             )
             from (
               select 1 as urutan, s.akun_kode, s.nilai, s.gabungan_id from saldo as s
               union all
               select 2, tahun_close_entries.akun ->> t.peran, -t.nilai, 0 from tujuan as t
             ) as x
         )
    into laba, nilai_prive, ayat;
end
$$;
