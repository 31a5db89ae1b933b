/** Warnings about banks that postings overdraw, {place: [text]}; null: a cash box is overdrawn. */
-- What kas_warnings finds for each once those before it are booked; none of their daily balances is
-- written yet.
create or replace function erp_private.massal_kas_warnings(buku anyelement, postings bigint[])
returns jsonb language plpgsql stable as $$
begin
  return (
    with
      ayat as materialized (
        select p.ke, b.akun_kode, a.nama, a.adalah_kas, b.tanggal, b.kredit > 0 as keluar,
               b.debit - b.kredit as nilai
          from unnest(massal_kas_warnings.postings) with ordinality as p (id, ke)
          join jurnal_baris as b on b.posting_id = p.id
          join akun as a on a.kode = b.akun_kode and a.subklas_id = 11
      ),
      keluar as materialized (
        select d.ke, d.akun_kode, d.nama, d.adalah_kas, min(d.tanggal) as dari
          from ayat as d
         where d.keluar
         group by 1, 2, 3, 4
      ),
      awal as materialized (
        select k.akun_kode, min(k.dari) as dari, (
            select coalesce(sum(s.debit - s.kredit), 0)
              from saldo_harian as s
             where s.akun_kode = k.akun_kode and s.tanggal < min(k.dari)
          ) as saldo
          from keluar as k
         group by 1
      ),
      hari as materialized (
        select s.akun_kode, 0 as ke, s.tanggal, s.debit - s.kredit as nilai
          from awal as w
          join saldo_harian as s on s.akun_kode = w.akun_kode and s.tanggal >= w.dari
        union all
        select d.akun_kode, d.ke, d.tanggal, sum(d.nilai) from ayat as d group by 1, 2, 3
      ),
      kurang as materialized (
        select distinct on (k.ke, k.akun_kode) k.*, r.tanggal, r.saldo
          from keluar as k
          join awal as w on w.akun_kode = k.akun_kode
         cross join lateral (
           select h.tanggal, w.saldo + sum(sum(h.nilai)) over (order by h.tanggal) as saldo
             from hari as h
            where h.akun_kode = k.akun_kode and h.ke <= k.ke
            group by h.tanggal
         ) as r
         where r.tanggal >= k.dari and r.saldo < 0
         order by k.ke, k.akun_kode, r.tanggal
      )
    select case
        when not exists (select from kurang as k where k.adalah_kas)
          then coalesce(jsonb_object_agg(p.ke, p.pesan), '{}')
      end
      from (
        select k.ke, jsonb_agg(
                 erp_private.kas_pesan(k.adalah_kas, k.nama, k.akun_kode, k.saldo, k.tanggal)
                 order by k.akun_kode
               ) as pesan
          from kurang as k
         group by k.ke
      ) as p
  );
end
$$;
