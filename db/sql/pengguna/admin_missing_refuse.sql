/** Refuses to leave a tenant without an admin (KOADM). */
-- Only an admin who can sign in and has accepted the membership counts, and none with scopes.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.admin_missing_refuse(tenant text[])
returns void language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_kode text;
begin
  select t.kode into v_kode
    from unnest(tenant) as t (kode)
   where not exists (
     select
       from erp_private.membership as m
       join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
      where m.tenant_kode = t.kode and m.peran = 'admin'
        and m.peran_kode is null and m.diterima_pada is not null
   )
   order by t.kode
   limit 1;
  if found then
    raise exception using errcode = 'KOADM',
      message = format('assignments: tenant %s kehilangan admin terakhirnya', v_kode);
  end if;
end
$$;
