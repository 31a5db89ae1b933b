/** Requests for approval as JSON, as lists show them; under a rule with the step that waits. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_jsons(buku anyelement, ids bigint[])
returns table (id bigint, isi json) language plpgsql stable as $$
declare
  v_langkah constant bigint[] := array(
    select o.id from erp_private.langkah_open(buku, persetujuan_jsons.ids) as o
  );
begin
  return query
    select p.id, case
        when p.aturan is null then inti.isi
        else erp_private.json_append(inti.isi, json_build_object(
          'aturan', p.aturan, 'langkah_ke', p.langkah_ke, 'langkah_banyak', p.langkah_banyak,
          'batas_pada', erp_private.waktu_json(l.batas_pada)
        ))
      end
      from persetujuan as p
      left join transaksi as t on t.id = p.transaksi_id
      left join kontak as k on k.id = t.kontak_id
      left join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
     cross join lateral json_build_object(
       'id', p.id, 'aksi', p.aksi, 'jenis', p.jenis, 'perihal', p.perihal,
       'transaksi_id', p.transaksi_id,
       'nomor_transaksi', t.nomor, 'status_transaksi', t.status, 'tanggal', t.tanggal,
       'kontak_id', t.kontak_id, 'kontak_nama', k.nama, 'lokasi_id', t.lokasi_id,
       'total_nilai', t.total_nilai, 'alasan', p.isi ->> 'alasan', 'agen', p.agen,
       'dibuat_oleh', p.diminta_oleh, 'dibuat_pada', erp_private.waktu_json(p.diminta_pada),
       'status', p.status, 'diputus_oleh', p.diputus_oleh,
       'diputus_pada', erp_private.waktu_json(p.diputus_pada), 'catatan', p.catatan,
       'boleh', p.status = 'menunggu' and case
         when p.aturan is not null
           then erp.agen() is null and p.id = any (v_langkah)
             and erp_private.cakupan_may('transaksi', 'approve', p.jenis)
         else erp_private.persetujuan_may(
           buku, p.jenis,
           case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end
         )
       end
     ) as inti (isi)
     where p.id = any (persetujuan_jsons.ids);
end
$$;
