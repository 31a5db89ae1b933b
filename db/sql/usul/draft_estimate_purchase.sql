/** Head and lines of a purchase that cannot be posted yet, as its posting would price them. */
-- Without deposits, which may be used up.
create or replace function erp_private.draft_estimate_purchase(
  buku anyelement, id bigint, isi jsonb, out kepala erp_private.dokumen,
  out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_isi jsonb := isi - 'uang_muka';
  v_d erp.pembelian_input := jsonb_populate_record(null::erp.pembelian_input, v_isi);
  v_masuk record;
  v_dasar erp_private.dasar;
  v_baca record;
  v_head record;
begin
  perform erp_private.dokumen_refuse(erp_private.pembelian_bentuk(v_d));
  v_masuk := erp_private.pembelian_masukan(v_d);
  if v_masuk.pesanan is not null then
    v_d := jsonb_populate_record(
      null::erp.pembelian_input, erp_private.order_document(buku, v_isi)
    );
    v_masuk.masukan := erp_private.order_terms(buku, v_masuk.masukan, v_masuk.pesanan);
  end if;
  if v_masuk.penerimaan is not null then
    v_masuk.masukan := erp_private.penerimaan_terms(buku, v_masuk.masukan, v_masuk.penerimaan);
  end if;
  v_dasar := erp_private.dokumen_dasar(buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, null);
  v_baca := erp_private.baris_read(buku, v_masuk.masukan, true, v_d.tanggal, null);
  perform erp_private.dokumen_refuse(v_baca.salah);
  baris := erp_private.pembelian_price(
    v_d, v_baca.baris, v_masuk.rincian, v_dasar.hari_ini, v_dasar.toleransi_ppn
  );
  v_head := erp_private.pembelian_head(
    draft_estimate_purchase.id, v_d, draft_estimate_purchase.baris, v_dasar.termin_hari,
    case
      when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_kas(buku, v_d.pembayaran)
    end,
    null, null
  );
  kepala := v_head.kepala;
end
$$;
