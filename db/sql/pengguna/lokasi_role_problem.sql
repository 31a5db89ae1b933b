/** Message about places that are given with a role that can have no wall, or null. */
-- Whoever may change rights, capture rows or take everything sees all places.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.lokasi_role_problem(
  tenant text, peran erp.peran, peran_kode text, lokasi_id bigint[]
) returns text language plpgsql stable set search_path = pg_catalog as $$
begin
  return case
    when lokasi_role_problem.lokasi_id is not null and (
      lokasi_role_problem.peran in ('admin', 'ops') or exists (
        select
          from erp_private.peran as r
         cross join unnest(r.cakupan) as c (cakupan)
         where r.tenant_kode = lokasi_role_problem.tenant
           and r.kode = lokasi_role_problem.peran_kode
           and c.cakupan ~ erp_private.cakupan_tembok()
      )
    ) then erp_private.kalimat('tembok_cakupan', 'lokasi_id')
  end;
end
$$;
