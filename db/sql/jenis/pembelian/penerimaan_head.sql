/** The head of a receipt of goods: it owes nothing, and says what its goods are worth. */
create or replace function erp_private.penerimaan_head(
  id bigint, dokumen erp.pembelian_input, baris erp_private.baris[]
) returns erp_private.dokumen language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kepala erp_private.dokumen;
  v_biaya erp.biaya_tambahan_input;
begin
  v_kepala.id := penerimaan_head.id;
  v_kepala.jenis := 'pembelian';
  v_kepala.mode := 'penerimaan';
  v_kepala.tanggal := dokumen.tanggal;
  v_kepala.kontak_id := dokumen.kontak_id;
  v_kepala.lokasi_id := dokumen.lokasi_id;
  v_kepala.nomor_referensi := dokumen.nomor_referensi;
  v_kepala.keterangan := dokumen.keterangan;
  v_kepala.total_nilai := 0;
  v_kepala.biaya_tambahan := 0;
  foreach v_biaya in array coalesce(dokumen.biaya_tambahan, '{}') loop
    v_kepala.biaya_tambahan := v_kepala.biaya_tambahan + v_biaya.jumlah;
  end loop;
  v_kepala.rincian := jsonb_strip_nulls(jsonb_build_object(
    'nomor_surat_jalan', erp_private.teks_isi(dokumen.nomor_surat_jalan),
    'saldo_awal', nullif(dokumen.saldo_awal, false),
    'nilai_barang', (erp_private.baris_total(baris)).dpp, 'status_tagih', 'belum'
  ));
  return v_kepala;
end
$$;
