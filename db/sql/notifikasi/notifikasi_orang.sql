/** Gives a notification to those of some users who are members of a tenant; answers to how many. */
-- As notifikasi_send does to all of a role: the kind must reach their role.
-- @execute erp_writer, erp_reader
create or replace function erp_private.notifikasi_orang(
  tenant_kode text, jenis text, kunci text, judul text, isi text, tautan text, orang uuid[]
) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  return erp_private.notifikasi_add(
    array(
      select m.pengguna_id
        from erp_private.notifikasi_jenis as j
        join erp_private.membership as m
          on m.tenant_kode = notifikasi_orang.tenant_kode and m.peran = any (j.peran)
         and m.diterima_pada is not null
        join erp_private.tenant as t on t.kode = m.tenant_kode and t.aktif
        join erp_private.pengguna as p on p.id = m.pengguna_id and p.aktif
       where j.kode = notifikasi_orang.jenis and m.pengguna_id = any (notifikasi_orang.orang)
         and erp_private.notifikasi_reaches(m.tenant_kode, m.peran_kode, m.lokasi_id, j.kode)
    ),
    notifikasi_orang.tenant_kode, notifikasi_orang.jenis, notifikasi_orang.kunci,
    notifikasi_orang.judul, notifikasi_orang.isi, notifikasi_orang.tautan
  );
end
$$;
