/** A page of what would have left a branch, newest first: {total, data}. */
-- @execute erp_writer
create or replace function erp_private.cabang_keluar(kode text, lewati bigint, banyak integer)
returns json language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select json_build_object(
    'total', (
      select count(*) from erp_private.keluar as k where k.tenant_kode = cabang_keluar.kode
    ),
    'data', (
      select coalesce(json_agg(h.isi order by h.id desc), '[]')
        from (
          select k.id, json_build_object(
                   'waktu', erp_private.waktu_json(k.waktu), 'jenis', k.jenis,
                   'alamat', k.alamat, 'perihal', k.perihal, 'sha256', encode(k.sha256, 'hex')
                 ) as isi
            from erp_private.keluar as k
           where k.tenant_kode = cabang_keluar.kode
           order by k.id desc
          offset cabang_keluar.lewati
           limit cabang_keluar.banyak
        ) as h
    )
  )
$$;
