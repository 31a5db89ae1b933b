/** The corrections that a void on a later day books as adjustments of cost, on that day. */
-- They are corrections of closed months before that day (`penyesuaian`), except between accounts of
-- stock. The same amount of each movement that takes such goods back is adjusted, too, whatever its
-- month, so that both stand on one account. Each `offset 0` prevents a walk through all movements:
-- each is looked up by its key.
create or replace function erp_private.stok_correct_adjusted(
  buku anyelement, koreksi erp_private.koreksi[], penyesuaian date
) returns erp_private.koreksi[] language plpgsql stable as $$
begin
  return array(
    with
      asal as materialized (
        select k.mutasi_id, k.selisih, k.penutup_id, k.bawa, k.kertas
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
         where greatest(coalesce(p.tanggal, m.tanggal), k.kertas)
               < stok_correct_adjusted.penyesuaian
           and not erp_private.periode_is_open(
             buku, greatest(coalesce(p.tanggal, m.tanggal), k.kertas)
           )
           and not exists (
             select from akun as a
              where a.kode = m.akun_lawan and a.kendali in ('persediaan', 'persediaan_transit')
           )
      )
    select row (a.mutasi_id, a.selisih, a.penutup_id, a.bawa, a.kertas)::erp_private.koreksi
      from asal as a
     union all
    select row (r.id, -sum(a.selisih), null, false, r.kertas)::erp_private.koreksi
      from asal as a
     cross join lateral (
       select x.id, case when a.kertas > x.tanggal then a.kertas end as kertas
         from mutasi_stok as x
        where x.membalik_id = a.mutasi_id and x.dasar = 'cermin'
       offset 0
     ) as r
     group by r.id, r.kertas
  );
end
$$;
