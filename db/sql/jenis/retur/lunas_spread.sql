/** Spreads the amount of a return over the ways its document was settled, in proportion. */
-- The last way takes the rest, to the cent. What exceeds all settlements was never paid: it becomes
-- a deposit that is held (`tertahan`).
create or replace function erp_private.lunas_spread(lunas erp_private.lunas[], jumlah numeric)
returns erp_private.lunas[] language sql immutable set search_path = pg_catalog as $$
  with
    isi as (
      select l.cara, l.akun_kode, l.nilai, l.ordinality
        from unnest(lunas) with ordinality as l
    ),
    ada as (select coalesce(sum(i.nilai), 0) as nilai from isi as i),
    bagian as (
      select erp_private.nilai_spread(
          least(jumlah, a.nilai), array(select i.nilai from isi as i order by i.ordinality), true
        ) as nilai
        from ada as a
    )
  select coalesce(array_agg(
      row (x.cara, x.akun_kode, x.nilai)::erp_private.lunas order by x.cara desc, x.akun_kode
    ), '{}')
    from (
      select y.cara, y.akun_kode, sum(y.nilai) as nilai
        from (
          select i.cara, i.akun_kode, b.nilai[i.ordinality] as nilai
            from isi as i cross join bagian as b
          union all
          select 'tertahan', null, greatest(jumlah - a.nilai, 0) from ada as a
        ) as y
       group by y.cara, y.akun_kode
      having sum(y.nilai) > 0
    ) as x
$$;
