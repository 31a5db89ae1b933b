/**
 * The roles and places of members and keys of a tenant that act by now, with the scopes by which
 * they approve; null: of all members.
 */
-- A role of the tenant's own is said by its code. Places are null where all are seen. Scopes are
-- null where all of a role is approved by, and empty where nothing is: by viewers, and by roles
-- that do not see what goods cost, or their own documents only (`milik`).
-- @execute erp_writer, erp_reader
create or replace function erp_private.membership_peran(tenant_kode text, siapa uuid[] default null)
returns table (orang uuid, peran text, lokasi_id bigint[], cakupan text[], milik boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select s.orang, coalesce(s.kode, s.peran::text), s.lokasi_id, case
      when s.peran not in ('admin', 'staff') or not r.lihat_biaya or r.hanya_milik then '{}'
      else r.cakupan
    end, coalesce(r.hanya_milik, false)
    from (
      select m.pengguna_id as orang, m.peran, m.peran_kode as kode, m.lokasi_id
        from erp_private.membership as m
        join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
       where m.tenant_kode = membership_peran.tenant_kode and m.diterima_pada is not null
         and (membership_peran.siapa is null or m.pengguna_id = any (membership_peran.siapa))
      union all
      select k.id, k.peran, k.peran_kode, k.lokasi_id
        from erp_private.kunci_api as k
       where k.tenant_kode = membership_peran.tenant_kode and k.dicabut_pada is null
         and k.id = any (membership_peran.siapa)
    ) as s
    left join erp_private.peran as r
      on r.tenant_kode = membership_peran.tenant_kode and r.kode = s.kode
$$;
