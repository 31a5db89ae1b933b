/** The steps of a request, with who gave each of them in this round, and why. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.langkah_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(json_build_object(
        'ke', l.ke, 'peran', l.peran, 'di_lokasi', l.di_lokasi, 'jumlah', l.jumlah,
        'batas_jam', l.batas_jam, 'eskalasi', l.eskalasi,
        'batas_pada', erp_private.waktu_json(l.batas_pada),
        'naik_pada', erp_private.waktu_json(l.naik_pada),
        'selesai_pada', erp_private.waktu_json(l.selesai_pada),
        'putusan', (
          select coalesce(json_agg(json_build_object(
              'oleh', d.oleh, 'untuk', d.untuk, 'catatan', d.catatan,
              'pada', erp_private.waktu_json(d.pada)
            ) order by d.id), '[]')
            from persetujuan_putusan as d
           where d.persetujuan_id = p.id and d.ronde = p.ronde and d.ke = l.ke
        )
      ) order by l.ke), '[]')
      from persetujuan as p
      join persetujuan_langkah as l on l.persetujuan_id = p.id
     where p.id = langkah_json.id
  );
end
$$;
