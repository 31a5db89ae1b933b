/** The header of a file: the one of its first thirty rows that has the most known names. */
-- One row, or two together (Harga | Beli, Jual); of those that know as much the first. A header
-- that is repeated below, for each page of a report, has no data above itself.
create or replace function erp_private.impor_kepala(buku anyelement, id bigint)
returns table (ke integer, sel jsonb, kolom jsonb, dua boolean) language plpgsql stable as $$
begin
  return query
    with
      awal as materialized (
        select b.ke, b.sel, erp_private.impor_match(buku, i.jenis, i.pemetaan, b.sel) as kolom
          from impor as i
         cross join lateral (
           select x.ke, x.sel
             from impor_baris as x
            where x.impor_id = i.id and exists (
              select from jsonb_array_elements(x.sel) as s where jsonb_typeof(s) = 'string'
            )
            order by x.ke
            limit 30
         ) as b
         where i.id = impor_kepala.id
      ),
      satu as materialized (
        select a.*, (
                 select count(*) from jsonb_array_elements(a.kolom) as k
                  where k ->> 'kolom' is not null
               ) as kenal
          from awal as a
      ),
      calon as (
        select s.ke, s.sel, coalesce(d.kolom, s.kolom) as kolom, d.kolom is not null as dua,
               greatest(s.kenal, (
                 select count(*) from jsonb_array_elements(d.kolom) as k
                  where k ->> 'kolom' is not null
               )) as kenal
          from satu as s
          left join lateral (
            select erp_private.impor_kepala_dua(
                buku, impor_kepala.id, s.ke, s.kenal::integer
              ) as kolom
             where s.kenal > 1
                or s.kenal = (select max(x.kenal) from satu as x)
          ) as d on true
      )
    select c.ke, c.sel, c.kolom, c.dua
      from calon as c
     order by c.kenal desc, c.ke
     limit 1;
end
$$;
