/** Refuses a sale with all that is wrong with it, one line each (VADOK). */
-- `baris_salah` and `dimensi_salah` were found while lines and dimensions were read. `pesanan` are
-- the order lines that a delivery names, `masukan` its lines.
create or replace function erp_private.penjualan_refuse(
  buku anyelement, dokumen erp.penjualan_input, dasar erp_private.dasar, baris_salah text[],
  dimensi_salah text[], masukan erp_private.baris_masukan[], pesanan bigint[]
) returns void language plpgsql stable as $$
declare
  v_d constant erp.penjualan_input := penjualan_refuse.dokumen;
  v_bentuk constant text[] := erp_private.penjualan_bentuk(v_d);
  v_isi constant text[] := erp_private.kepala_problems(
    v_d.tanggal, v_d.kontak_id, true, dasar.kontak_kode, dasar.kontak_aktif, v_d.lokasi_id, true,
    dasar.lokasi_kode, dasar.lokasi_aktif, v_d.jatuh_tempo, v_d.nomor_referensi, v_d.keterangan,
    coalesce(cardinality(v_d.detail), 0), v_d.diskon, v_d.diskon_persen, v_d.pembulatan,
    dasar.langkah
  ) || baris_salah || case
    when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_problems(buku, v_d.pembayaran)
  end || erp_private.penjualan_problems(v_d, dasar.harga_dikenal) || dimensi_salah || case
    when pesanan is not null then erp_private.order_link_problems(
      buku, 'order-penjualan', v_d.kontak_id, v_d.tanggal, masukan, pesanan
    )
  end;
begin
  if cardinality(v_bentuk || v_isi) > 0 then
    perform erp_private.dokumen_refuse(erp_private.bentuk_join(v_bentuk, v_isi));
  end if;
end
$$;
