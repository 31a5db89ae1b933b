/** A request for approval as JSON, as lists show it; under a rule with the step that waits. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
declare
  v_hasil json;
  v_langkah json;
begin
  select json_build_object(
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
            then erp_private.persetujuan_step_may(buku, p.jenis, p.id)
          else erp_private.persetujuan_may(
            buku, p.jenis,
            case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end
          )
        end
      ), case
        when p.aturan is not null then json_build_object(
          'aturan', p.aturan, 'langkah_ke', p.langkah_ke, 'langkah_banyak', p.langkah_banyak,
          'batas_pada', erp_private.waktu_json(l.batas_pada)
        )
      end
      into v_hasil, v_langkah
      from persetujuan as p
      left join transaksi as t on t.id = p.transaksi_id
      left join kontak as k on k.id = t.kontak_id
      left join persetujuan_langkah as l on l.persetujuan_id = p.id and l.ke = p.langkah_ke
     where p.id = persetujuan_json.id;
  return case
    when v_langkah is null then v_hasil else erp_private.json_append(v_hasil, v_langkah)
  end;
end
$$;
