/**
 * A document of a kind whose money is what goods cost, with its quantities and no money, for who
 * does not see that; null where he sees no such document.
 */
-- What it tells is listed here: what a kind gets besides stays hidden until somebody lists it. He
-- reads no row of these kinds, so it reads as the writer.
-- @owner erp_writer
-- @execute erp_reader
create or replace function erp_private.transaksi_jumlah_json(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, sertakan erp.sertakan_transaksi[]
) returns json language plpgsql stable security definer as $$
declare
  v_utuh json;
begin
  if erp_private.transaksi_milik(buku, id) then
    v_utuh := erp_private.transaksi_json(buku, jenis, id, sertakan);
  end if;
  return (
    select json_object_agg(k.key, case
        when k.key <> 'detail' then k.value
        else (
          select coalesce(json_agg((
              select json_object_agg(b.key, b.value order by b.ordinality)
                from json_each(d.isi) with ordinality as b
               where b.key in (
                 'id', 'baris', 'barang_id', 'barang_kode', 'barang_nama', 'satuan_id', 'satuan',
                 'satuan_dasar', 'faktor', 'qty', 'qty_dasar', 'baris_asal_id', 'keterangan',
                 'dimensi', 'atribut', 'dipenuhi', 'ditagih', 'sisa', 'reservasi', 'qty_diterima',
                 'qty_hilang', 'qty_sisa', 'qty_ditagih', 'qty_diretur', 'qty_ditutup', 'qty_fisik',
                 'qty_sistem', 'qty_sistem_dilihat', 'order_baris_id', 'penerimaan_baris_id'
               )
            ) order by d.ke), '[]')
            from json_array_elements(k.value) with ordinality as d (isi, ke)
        )
      end order by k.ordinality)
      from json_each(v_utuh) with ordinality as k
     where k.key in (
       'id', 'nomor_transaksi', 'nomor_bukti', 'jenis', 'jenis_kode', 'tanggal', 'kontak_id',
       'kontak_nama', 'lokasi_id', 'lokasi_asal_id', 'lokasi_tujuan_id', 'dua_langkah', 'mode',
       'tanggal_kirim', 'nomor_referensi', 'nomor_faktur_supplier', 'nomor_surat_jalan',
       'keterangan', 'atribut', 'status', 'status_order', 'status_terima', 'terima', 'alasan',
       'dibuat_oleh', 'dibuat_pada', 'diubah_pada', 'dokumen_asal_id', 'id_luar', 'detail',
       'riwayat'
     )
  );
end
$$;
