/** The code of the tenant that a notification is about; null when it is about none. */
create or replace function erp_private.worker_surel_tenant(id bigint)
returns text language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select n.tenant_kode from erp_private.notifikasi as n where n.id = worker_surel_tenant.id
$$;
