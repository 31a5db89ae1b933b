/** The branches of the request's tenant as JSON, newest first, or the one of that code. */
-- @execute erp_writer
create or replace function erp_private.cabang_json(kode text default null)
returns setof json language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select json_build_object(
      'kode', c.kode, 'nama', c.nama, 'isi', c.isi, 'induk', c.induk, 'status', c.status,
      'samarkan', c.samarkan, 'anggota', c.anggota,
      'dari_saat', erp_private.waktu_json(c.dari_saat),
      'berakhir_pada', erp_private.waktu_json(c.berakhir_pada), 'galat', c.galat
    )
    from erp_private.cabang_uji as c
   where c.induk = erp.tenant_kode() and c.status <> 'dihapus'
     and (cabang_json.kode is null or c.kode = cabang_json.kode)
   order by c.dibuat_pada desc, c.kode
$$;
