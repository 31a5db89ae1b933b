/** Codes of those roles of the request's tenant whose members may approve at all. */
-- Of the four, and of the tenant's own within them.
create or replace function erp_private.peran_approving()
returns text[] language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select '{admin,staff}'::text[] || array(
    select p.kode
      from erp_private.peran as p
     where p.tenant_kode = erp.tenant_kode() and p.dasar in ('admin', 'staff')
  )
$$;
