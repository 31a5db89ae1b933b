/** The scopes (tenant/kind) of notifications that a user may see. */
-- Kinds that the user's role in a tenant gets, and kinds without tenant. A user without that role,
-- or who has not accepted the membership, sees none of the tenant.
-- @owner erp_platform
create or replace function erp_private.notifikasi_scopes(pengguna_id uuid)
returns text[] language sql stable set search_path = pg_catalog, pg_temp as $$
  select array(
    select m.tenant_kode || '/' || j.kode
      from erp_private.membership as m
      join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
      join erp_private.notifikasi_jenis as j on m.peran = any (j.peran)
     where m.pengguna_id = notifikasi_scopes.pengguna_id and m.diterima_pada is not null
       and erp_private.notifikasi_reaches(m.tenant_kode, m.peran_kode, m.lokasi_id, j.kode)
    union all
    select '/' || j.kode from erp_private.notifikasi_jenis as j where j.peran = '{}'
  )
$$;
