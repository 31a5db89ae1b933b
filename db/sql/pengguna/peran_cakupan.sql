/** All that one of the four roles may, as scopes; `*` where it may every action of a right. */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_cakupan(dasar erp.peran)
returns text[] language sql stable set search_path = pg_catalog as $$
  with
    boleh as (
      select c.hak, a.aksi, cardinality(c.aksi) as banyak
        from erp_private.cakupan as c
       cross join unnest(c.aksi) as a (aksi)
       where peran_cakupan.dasar = any (erp_private.hak_peran(case
         when c.hak <> 'pengaturan' then c.hak
         when a.aksi = 'read' then 'pengaturan_lihat'
         else 'pengaturan_ubah'
       end))
    )
  select array_agg(s.cakupan order by s.cakupan)
    from (
      select b.hak || ':' || b.aksi as cakupan from boleh as b
      union all
      select b.hak || ':*' from boleh as b group by b.hak, b.banyak having count(*) = b.banyak
    ) as s
$$;
