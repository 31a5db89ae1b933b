/** What a branch began with; null for a tenant that is none. */
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.keluar_isi(tenant text default null)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select t.uji_isi
    from erp_private.tenant as t
   where t.kode = coalesce(keluar_isi.tenant, erp.tenant_kode()) and t.uji_dari is not null
$$;
