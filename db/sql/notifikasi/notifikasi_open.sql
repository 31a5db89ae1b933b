/** Whether the walls of its user, as they are now, leave him a notification. */
-- Lists ask it by the id, which their indexes hold, and only of scopes with a wall.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.notifikasi_open(id bigint)
returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select
      from erp_private.notifikasi as n
      join erp_private.membership as m
        on m.pengguna_id = n.pengguna_id and m.tenant_kode = n.tenant_kode
      left join erp_private.peran as r on r.tenant_kode = m.tenant_kode and r.kode = m.peran_kode
     where n.id = notifikasi_open.id
       and erp_private.notifikasi_seen(
         n.pengguna_id, m.lokasi_id, coalesce(r.hanya_milik, false), n.jenis, n.lokasi_id, n.oleh
       )
  )
$$;
