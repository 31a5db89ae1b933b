/** A bundle of imports as it is answered, with its parts in their order. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_paket_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
        'id', p.id, 'status', p.status, 'tahap', p.tahap, 'nama_berkas', p.nama_berkas,
        'bentuk', p.bentuk, 'ukuran', p.ukuran, 'sidik', p.sidik,
        'bagian', (
          select coalesce(json_agg(json_build_object(
              'ke', (i.bagian -> 'ke')::integer, 'impor_id', i.id, 'nama', i.bagian ->> 'nama',
              'jenis', i.jenis, 'yakin', i.bagian ->> 'yakin', 'sebab', i.bagian ->> 'sebab',
              'dipakai', (i.bagian -> 'dipakai')::boolean, 'status', i.status,
              'baris', i.banyak, 'galat', erp_private.penolakan(i.galat),
              'ringkasan', json_build_object(
                'dibuat', coalesce((i.ringkasan -> 'dibuat')::bigint, 0),
                'diubah', coalesce((i.ringkasan -> 'diubah')::bigint, 0),
                'sudah_ada', coalesce((i.ringkasan -> 'sudah')::bigint, 0),
                'temuan', coalesce((i.ringkasan -> 'temuan')::bigint, 0)
              )
            ) order by (i.bagian -> 'urutan')::integer, (i.bagian -> 'ke')::integer), '[]')
            from impor as i
           where i.paket_id = p.id
        ),
        'dilewati', p.dilewati, 'galat', erp_private.penolakan(p.galat),
        'dibuat_oleh', p.dibuat_oleh,
        'dibuat_pada', erp_private.saat_json(p.dibuat_pada),
        'selesai_pada', erp_private.saat_json(p.selesai_pada),
        'ditarik_pada', erp_private.saat_json(p.ditarik_pada)
      )
      from impor_paket as p
     where p.id = impor_paket_json.id
  );
end
$$;
