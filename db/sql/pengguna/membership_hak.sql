/**
 * The role, scopes and walls that a member or key of a tenant has by now; no role: none any more.
 */
-- Of a role of the tenant's own the scopes are those of the claims; one that is there no more has
-- none. For work that goes on after the request that began it.
-- @owner erp_platform
-- @execute erp_writer
create or replace function erp_private.membership_hak(
  tenant_kode text, orang uuid, out peran erp.peran, out cakupan text[], out tembok jsonb
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select x.peran, x.cakupan,
         erp_private.tembok_json(membership_hak.tenant_kode, x.peran_kode, x.lokasi_id)
    from (
      select m.peran, m.peran_kode, m.lokasi_id,
             case when m.peran_kode is not null then coalesce(r.cakupan, '{}') end as cakupan
        from erp_private.membership as m
        join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
        left join erp_private.peran as r on r.tenant_kode = m.tenant_kode and r.kode = m.peran_kode
       where m.pengguna_id = membership_hak.orang
         and m.tenant_kode = membership_hak.tenant_kode and m.diterima_pada is not null
      union all
      select k.peran, k.peran_kode, k.lokasi_id,
             erp_private.cakupan_kunci(k.cakupan, k.tenant_kode, k.peran_kode)
        from erp_private.kunci_api as k
       where k.id = membership_hak.orang and k.tenant_kode = membership_hak.tenant_kode
         and k.dicabut_pada is null
    ) as x
$$;
