/** Refuses a purchase with all that is wrong with it, one line each (VADOK). */
-- `bentuk` is what pembelian_bentuk says of its form; `baris_salah` and `dimensi_salah` were
-- found while lines and dimensions were read. `pesanan` are the order lines that a receipt of goods
-- names, `masukan` its lines. It may be due before its own day, from the supplier's date on.
create or replace function erp_private.pembelian_refuse(
  buku anyelement, dokumen erp.pembelian_input, dasar erp_private.dasar, bentuk text[],
  baris_salah text[], dimensi_salah text[], masukan erp_private.baris_masukan[], pesanan bigint[]
) returns void language plpgsql stable as $$
declare
  v_d constant erp.pembelian_input := pembelian_refuse.dokumen;
  v_salah constant text[] := bentuk || erp_private.kepala_problems(
    v_d.tanggal, v_d.kontak_id, dasar.kontak_kode, dasar.kontak_aktif, v_d.lokasi_id,
    dasar.lokasi_kode, dasar.lokasi_aktif,
    case when v_d.jatuh_tempo >= v_d.tanggal_faktur then null else v_d.jatuh_tempo end,
    v_d.diskon, v_d.diskon_persen, v_d.pembulatan, dasar.langkah
  ) || case
    when v_d.tanggal_faktur > v_d.tanggal
      then array['tanggal_faktur: sesudah tanggal dokumen']
  end || baris_salah || case
    when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_problems(buku, v_d.pembayaran)
  end || case
    when cardinality(v_d.biaya_tambahan) > 0
      then erp_private.biaya_problems(buku, v_d.biaya_tambahan)
  end || dimensi_salah || case
    when pesanan is not null then erp_private.order_link_problems(
      buku, 'order-pembelian', v_d.kontak_id, v_d.tanggal, masukan, pesanan
    )
  end;
begin
  if cardinality(v_salah) > 0 then
    perform erp_private.dokumen_refuse(v_salah);
  end if;
end
$$;
