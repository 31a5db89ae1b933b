/** A request for approval as JSON, as lists show it. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
        'id', p.id, 'aksi', p.aksi, 'jenis', p.jenis, 'perihal', p.perihal,
        'transaksi_id', p.transaksi_id,
        'nomor_transaksi', t.nomor, 'status_transaksi', t.status, 'tanggal', t.tanggal,
        'kontak_id', t.kontak_id, 'kontak_nama', k.nama, 'lokasi_id', t.lokasi_id,
        'total_nilai', t.total_nilai, 'alasan', p.isi ->> 'alasan', 'agen', p.agen,
        'dibuat_oleh', p.diminta_oleh, 'dibuat_pada', erp_private.waktu_json(p.diminta_pada),
        'status', p.status, 'diputus_oleh', p.diputus_oleh,
        'diputus_pada', erp_private.waktu_json(p.diputus_pada), 'catatan', p.catatan,
        'boleh', p.status = 'menunggu' and erp_private.persetujuan_may(
          buku, p.jenis, case p.aksi when 'posting' then t.penyusun else array[p.diminta_oleh] end
        )
      )
      from persetujuan as p
      left join transaksi as t on t.id = p.transaksi_id
      left join kontak as k on k.id = t.kontak_id
     where p.id = persetujuan_json.id
  );
end
$$;
