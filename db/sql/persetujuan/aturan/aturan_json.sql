/** A rule of approvals as it is answered; null where it is not there. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.aturan_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
        'id', a.id, 'nama', a.nama, 'urutan', a.urutan, 'aktif', a.aktif, 'aksi', a.aksi,
        'jenis', a.jenis, 'lokasi_id', a.lokasi_id, 'total_min', a.total_min,
        'kumulatif', a.kumulatif, 'peran_pembuat', a.peran_pembuat,
        'langkah', erp_private.aturan_steps_json(a.langkah),
        'peringatan', erp_private.aturan_warnings(buku, a.id),
        'dibuat_pada', erp_private.waktu_json(a.dibuat_pada),
        'diubah_pada', erp_private.waktu_json(a.diubah_pada)
      )
      from aturan_persetujuan as a
     where a.id = aturan_json.id
  );
end
$$;
