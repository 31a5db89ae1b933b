/** The parts of corrections that a void on a later day adjusts, not booked in their place. */
-- What goods had cost in a closed month before that day (`penyesuaian`), but between accounts of
-- stock; and as much of what takes such goods back, in whatever month, so that both are on one
-- account.
create or replace function erp_private.stok_correct_adjusted(
  buku anyelement, koreksi erp_private.koreksi[], penyesuaian date
) returns erp_private.koreksi[] language plpgsql stable as $$
begin
  return array(
    with
      asal as materialized (
        select k.mutasi_id, k.selisih, k.penutup_id, k.bawa
          from unnest(stok_correct_adjusted.koreksi) as k
         cross join lateral (
           select x.tanggal, x.akun_lawan
             from mutasi_stok as x
            where x.id = k.mutasi_id and x.membalik_id is null
           offset 0
         ) as m
          left join lateral (
            select x.tanggal from mutasi_stok as x where x.id = k.penutup_id offset 0
          ) as p on true
         where coalesce(p.tanggal, m.tanggal) < stok_correct_adjusted.penyesuaian
           and not erp_private.periode_is_open(buku, coalesce(p.tanggal, m.tanggal))
           and not exists (
             select from akun as a
              where a.kode = m.akun_lawan and a.kendali in ('persediaan', 'persediaan_transit')
           )
      )
    select row (a.mutasi_id, a.selisih, a.penutup_id, a.bawa)::erp_private.koreksi from asal as a
     union all
    select row (r.id, -sum(a.selisih), null, false)::erp_private.koreksi
      from asal as a
     cross join lateral (
       select x.id from mutasi_stok as x
        where x.membalik_id = a.mutasi_id and x.dasar = 'cermin'
       offset 0
     ) as r
     group by r.id
  );
end
$$;
