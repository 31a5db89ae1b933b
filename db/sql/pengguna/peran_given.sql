/**
 * The role that is given in a tenant: one of the four, or for a code of the tenant's own its dasar;
 * null where the tenant has no such role.
 */
-- Locks the tenant's own role until the end, so that nobody takes it away meanwhile. Refuses a role
-- with what the caller does not have (OTCKP).
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_given(tenant text, peran erp.peran, peran_kode text)
returns erp.peran language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_r record;
begin
  if peran_given.peran_kode is null then
    perform erp_private.peran_beyond_refuse(erp_private.peran_cakupan(peran_given.peran));
    return peran_given.peran;
  end if;
  select r.dasar, r.cakupan into v_r
    from erp_private.peran as r
   where r.tenant_kode = peran_given.tenant and r.kode = peran_given.peran_kode
     for key share;
  perform erp_private.peran_beyond_refuse(v_r.cakupan);
  return v_r.dasar;
end
$$;
