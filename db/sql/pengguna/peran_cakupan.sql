/** All that one of the four roles may, as scopes. */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_cakupan(dasar erp.peran)
returns text[] language sql stable set search_path = pg_catalog as $$
  select array_agg(c.hak || ':' || a.aksi order by c.hak, a.aksi)
    from erp_private.cakupan as c
   cross join unnest(c.aksi) as a (aksi)
   where peran_cakupan.dasar = any (erp_private.hak_peran(case
     when c.hak <> 'pengaturan' then c.hak
     when a.aksi = 'read' then 'pengaturan_lihat'
     else 'pengaturan_ubah'
   end))
$$;
