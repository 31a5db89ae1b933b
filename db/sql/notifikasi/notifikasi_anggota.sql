/**
 * The members of a tenant who get a kind of notification: their role, the places that they see
 * (null: all), and whether they see only documents of their own.
 */
-- Only active users who have accepted their membership, in an active tenant.
-- @owner erp_platform
-- @execute erp_writer, erp_reader
create or replace function erp_private.notifikasi_anggota(tenant_kode text, jenis text)
returns table (orang uuid, peran erp.peran, lokasi_id bigint[], milik boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select m.pengguna_id, m.peran, m.lokasi_id, coalesce(r.hanya_milik, false)
    from erp_private.notifikasi_jenis as j
    join erp_private.membership as m
      on m.tenant_kode = notifikasi_anggota.tenant_kode and m.peran = any (j.peran)
     and m.diterima_pada is not null
    join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
    join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
    left join erp_private.peran as r on r.tenant_kode = m.tenant_kode and r.kode = m.peran_kode
   where j.kode = notifikasi_anggota.jenis
     and erp_private.notifikasi_reaches(m.tenant_kode, m.peran_kode, j.kode)
$$;
