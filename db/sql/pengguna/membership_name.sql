/** The name by which the admin of some tenants knows a user; null for a stranger. */
-- A user is known as a member of one of these tenants, or by having asked for access to one.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.membership_name(id uuid, tenant text[])
returns text language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(
      (
        select case when bool_or(m.diterima_pada is not null) then p.nama else min(m.nama) end
          from erp_private.membership as m
         where m.pengguna_id = p.id and m.tenant_kode = any (membership_name.tenant)
        having count(*) > 0
      ), (
        select p.nama
          from erp_private.notifikasi as n
         where n.pengguna_id = p.id and n.jenis = 'akses_diajukan'
           and split_part(n.kunci, ':', 2) = any (membership_name.tenant)
         limit 1
      )
    )
    from erp_private.pengguna as p
   where p.id = membership_name.id
$$;
