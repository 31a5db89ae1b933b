/** Messages about the head of a document that moves stock at a location and has no contact. */
create or replace function erp_private.stok_kepala_problems(
  tanggal date, lokasi_id bigint, nomor_referensi text, keterangan text, jumlah_baris integer
) returns text[] language sql stable as $$
  select erp_private.kepala_umum_problems(
      null::buku, tanggal, null, false, lokasi_id, null, nomor_referensi, keterangan
    )
    || case when lokasi_id is null then array[erp_private.kalimat_di('lokasi_id', 'wajib')] end
    || erp_private.detail_count_problems(jumlah_baris, 1)
$$;
