/** Whether its user may see a notification. */
-- @owner erp_platform
create or replace function erp_private.notifikasi_visible(id bigint)
returns boolean language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (
    select
      from erp_private.notifikasi as n
     cross join lateral erp_private.notifikasi_scopes(n.pengguna_id) as s
     where n.id = notifikasi_visible.id
       and (
         n.lingkup = any (s.terbuka)
         or n.lingkup = any (s.tembok) and erp_private.notifikasi_open(n.id)
       )
  )
$$;
