/** Tells who may give the step of a request that waits; answers how many were told. */
-- Each is told once of a step in a round of the request, and once more in each further `keadaan`.
-- @execute erp_writer, erp_reader
create or replace function erp_private.notifikasi_langkah(
  buku anyelement, persetujuan_id bigint, keadaan text default null
) returns integer language plpgsql as $$
declare
  v_d record;
begin
  select q.id, q.ronde, q.langkah_ke, q.langkah_banyak, q.aturan, t.nomor, t.tanggal,
         concat_ws(' ', case
           when q.aksi <> 'posting' then replace(q.aksi::text, '_', ' ')
         end, r.nama) as apa, k.nama as kontak,
         erp_private.uang_teks(nullif(t.total_nilai, 0), p.mata_uang) as nilai,
         erp_private.pengguna_nama(array[q.diminta_oleh])
           -> q.diminta_oleh::text ->> 'nama' as oleh,
         erp_private.lokasi_dokumen(t.lokasi_id, t.rincian, t.isi) as lokasi_id, t.dibuat_oleh
    into v_d
    from persetujuan as q
    join transaksi as t on t.id = q.transaksi_id
    join erp.jenis_transaksi_ref as r on r.jenis = q.jenis
    join modul as m on m.kode = r.modul and m.aktif
    left join kontak as k on k.id = t.kontak_id
   cross join pengaturan as p
   where q.id = notifikasi_langkah.persetujuan_id and q.status = 'menunggu';
  if not found then
    return 0;
  end if;
  return erp_private.notifikasi_send(
    erp.tenant_kode(), 'persetujuan', concat_ws(
      ':', 'persetujuan', erp.tenant_kode(), 'langkah', v_d.id, v_d.ronde, v_d.langkah_ke, keadaan
    ),
    case keadaan
      when 'ingat' then 'Masih menunggu persetujuan: '
      when 'naik' then 'Lewat batas, menunggu persetujuan: '
      else 'Menunggu persetujuan: '
    end || v_d.apa || coalesce(', ' || v_d.kontak, ''),
    format('%s %s tanggal %s', v_d.apa, v_d.nomor, to_char(v_d.tanggal, 'DD-MM-YYYY'))
      || coalesce(', ' || v_d.kontak, '') || coalesce(', senilai ' || v_d.nilai, '')
      || coalesce(', diminta oleh ' || v_d.oleh, '') || format(
        ', menunggu persetujuan: langkah %s dari %s menurut aturan %s.', v_d.langkah_ke,
        v_d.langkah_banyak, v_d.aturan
      ),
    format('/api/persetujuan/%s', v_d.id),
    orang => erp_private.langkah_takers(buku, v_d.id), lokasi_id => v_d.lokasi_id,
    oleh => v_d.dibuat_oleh
  );
end
$$;
