/** A field of the tenant's own as it is answered; null where it is not there. */
-- @execute erp_reader, erp_writer
create or replace function erp_private.bidang_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
        'id', b.id, 'untuk', b.untuk, 'baris', b.baris, 'kunci', b.kunci, 'label', b.label,
        'label_en', b.label_en, 'tipe', b.tipe, 'wajib', b.wajib, 'min', trim_scale(b.min),
        'maks', trim_scale(b.maks),
        'pilihan', b.pilihan, 'aktif', b.aktif, 'cetak', b.cetak,
        'dibuat_pada', erp_private.waktu_json(b.dibuat_pada),
        'diubah_pada', erp_private.waktu_json(b.diubah_pada)
      )
      from bidang as b
     where b.id = bidang_json.id
  );
end
$$;
