/** The roles and places of members and keys of a tenant that act by now; null: of all members. */
-- A role of the tenant's own is said by its code. Places are null where all are seen.
-- @execute erp_writer, erp_reader
create or replace function erp_private.membership_peran(tenant_kode text, siapa uuid[] default null)
returns table (orang uuid, peran text, lokasi_id bigint[])
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.pengguna_id, coalesce(m.peran_kode, m.peran::text), m.lokasi_id
    from erp_private.membership as m
    join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
   where m.tenant_kode = membership_peran.tenant_kode and m.diterima_pada is not null
     and (membership_peran.siapa is null or m.pengguna_id = any (membership_peran.siapa))
  union all
  select k.id, coalesce(k.peran_kode, k.peran::text), k.lokasi_id
    from erp_private.kunci_api as k
   where k.tenant_kode = membership_peran.tenant_kode and k.dicabut_pada is null
     and k.id = any (membership_peran.siapa)
$$;
