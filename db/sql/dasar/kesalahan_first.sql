/** Of each field the first message, and none of what is within one that was told before. */
-- A message begins with the path of its field, `detail.0.qty: `; one without is always told. What
-- is within `detail` or `detail.0` is not told after these.
create or replace function erp_private.kesalahan_first(kesalahan text[])
returns text[] language sql immutable set search_path = pg_catalog as $$
  with pesan as (
    select u.pesan, u.ke, p.tempat, row_number() over (partition by p.tempat order by u.ke) as kali
      from unnest(kesalahan_first.kesalahan) with ordinality as u (pesan, ke)
     cross join lateral (select substring(u.pesan from '^([a-z_0-9.]+): ') as tempat) as p
  )
  select array(
    select p.pesan
      from pesan as p
      left join pesan as d on d.tempat = split_part(p.tempat, '.', 1) and d.kali = 1
      left join pesan as r
        on r.tempat = substring(p.tempat from '^[^.]+\.[^.]+') and r.kali = 1
     where (p.tempat is null or p.kali = 1) and (d.ke < p.ke) is not true
       and (r.ke < p.ke) is not true
     order by p.ke
  )
$$;
