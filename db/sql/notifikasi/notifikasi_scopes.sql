/**
 * The scopes (tenant/kind) of notifications that a user may see: whole (`terbuka`), or those that
 * his walls leave to him (`tembok`, notifikasi_open).
 */
-- Kinds that the user's role in a tenant gets, and kinds without tenant. A user without that role,
-- or who has not accepted the membership, sees none of the tenant.
-- @owner erp_platform
create or replace function erp_private.notifikasi_scopes(
  pengguna_id uuid, out terbuka text[], out tembok text[]
) language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(s.lingkup) filter (where not s.tertutup), '{}'),
         coalesce(array_agg(s.lingkup) filter (where s.tertutup), '{}')
    from (
      select m.tenant_kode || '/' || j.kode as lingkup,
             m.lokasi_id is not null or coalesce(r.hanya_milik, false) as tertutup
        from erp_private.membership as m
        join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
        join erp_private.notifikasi_jenis as j on m.peran = any (j.peran)
        left join erp_private.peran as r on r.tenant_kode = m.tenant_kode and r.kode = m.peran_kode
       where m.pengguna_id = notifikasi_scopes.pengguna_id and m.diterima_pada is not null
         and erp_private.notifikasi_reaches(m.tenant_kode, m.peran_kode, j.kode)
      union all
      select '/' || j.kode, false from erp_private.notifikasi_jenis as j where j.peran = '{}'
    ) as s
$$;
