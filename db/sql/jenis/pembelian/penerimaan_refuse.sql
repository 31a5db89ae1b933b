/** Refuses a receipt of goods with all that is wrong with it, one line each (VADOK). */
-- `bentuk` is what pembelian_bentuk says of its form; `baris_salah` and `dimensi_salah` were found
-- while lines and dimensions were read.
create or replace function erp_private.penerimaan_refuse(
  buku anyelement, dokumen erp.pembelian_input, dasar erp_private.dasar, bentuk text[],
  baris_salah text[], dimensi_salah text[], masukan erp_private.baris_masukan[], pesanan bigint[]
) returns void language plpgsql stable as $$
declare
  v_d constant erp.pembelian_input := penerimaan_refuse.dokumen;
  v_salah text[] := bentuk;
begin
  if v_d.saldo_awal then
    perform erp_private.kesalahan_refuse('VAMOD', variadic array_remove(array[
      case when cardinality(v_d.biaya_tambahan) > 0
        then 'biaya_tambahan: tidak bersama saldo_awal' end,
      case when pesanan is not null then 'order_baris_id: tidak bersama saldo_awal' end,
      case when v_d.sudah_terhitung_opname is not null
        then 'sudah_terhitung_opname: tidak bersama saldo_awal' end
    ], null));
  end if;
  v_salah := v_salah || erp_private.kepala_problems(
    v_d.tanggal, v_d.kontak_id, dasar.kontak_kode, dasar.kontak_aktif, v_d.lokasi_id,
    dasar.lokasi_kode, dasar.lokasi_aktif
  ) || baris_salah || erp_private.penerimaan_problems(v_d) || case
    when cardinality(v_d.biaya_tambahan) > 0
      then erp_private.biaya_problems(buku, v_d.biaya_tambahan)
  end || dimensi_salah || case
    when pesanan is not null then erp_private.order_link_problems(
      buku, 'order-pembelian', v_d.kontak_id, v_d.tanggal, masukan, pesanan
    )
  end;
  if cardinality(v_salah) > 0 then
    perform erp_private.dokumen_refuse(v_salah);
  end if;
end
$$;
