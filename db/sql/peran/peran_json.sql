/**
 * The roles of the request's tenant, first the four, as rows of JSON; `anggota` is how many have
 * it.
 */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_json()
returns table (kode text, urutan integer, isi json)
language sql stable set search_path = pg_catalog, pg_temp as $$
  select r.kode, r.urutan, json_build_object(
      'kode', r.kode, 'nama', r.nama, 'sistem', r.sistem, 'dasar', r.dasar, 'cakupan', r.cakupan,
      'hanya_milik', r.hanya_milik, 'lihat_biaya', r.lihat_biaya,
      'anggota', (
        select count(*)
          from erp_private.membership as m
         where m.tenant_kode = erp.tenant_kode() and m.peran = r.dasar
           and m.peran_kode is not distinct from case when not r.sistem then r.kode end
      )
    )
    from (
      select b.peran::text as kode, initcap(b.peran::text) as nama, true as sistem,
             b.peran as dasar, null::text[] as cakupan, false as hanya_milik,
             true as lihat_biaya,
             b.ke::integer as urutan
        from unnest(enum_range(null::erp.peran)) with ordinality as b (peran, ke)
      union all
      select p.kode, p.nama, false, p.dasar, p.cakupan, p.hanya_milik, p.lihat_biaya, 1000
        from erp_private.peran as p
       where p.tenant_kode = erp.tenant_kode()
    ) as r
$$;
