/** Head and lines of a sale that cannot be posted yet, as its posting would price them. */
-- Without deposits and points, which may be used up.
create or replace function erp_private.draft_estimate_sale(
  buku anyelement, id bigint, isi jsonb, out kepala erp_private.dokumen,
  out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_isi jsonb := isi - '{uang_muka,poin}'::text[];
  v_d erp.penjualan_input := jsonb_populate_record(null::erp.penjualan_input, v_isi);
  v_masuk record;
  v_diminta erp_private.baris_masukan[];
  v_dasar erp_private.dasar;
  v_baca record;
  v_head record;
begin
  perform erp_private.dokumen_refuse(erp_private.penjualan_bentuk(v_d));
  v_masuk := erp_private.penjualan_masukan(v_d);
  v_diminta := v_masuk.masukan;
  if v_masuk.pesanan is not null then
    v_d := jsonb_populate_record(
      null::erp.penjualan_input, erp_private.order_document(buku, v_isi)
    );
    v_masuk.masukan := erp_private.order_terms(buku, v_masuk.masukan, v_masuk.pesanan);
  end if;
  v_dasar := erp_private.dokumen_dasar(
    buku, v_d.tanggal, v_d.kontak_id, v_d.lokasi_id, v_d.harga_kode
  );
  v_baca := erp_private.baris_read(
    buku, v_masuk.masukan, false, v_d.tanggal, coalesce(v_d.harga_kode, v_dasar.kontak_harga_kode),
    kontak_id => v_d.kontak_id
  );
  perform erp_private.dokumen_refuse(v_baca.salah);
  baris := erp_private.penjualan_price(v_d, v_baca.baris, erp_private.baris_sumber(
    v_masuk.rincian, v_diminta, v_masuk.pesanan, 'order', v_isi
  ));
  v_head := erp_private.penjualan_head(
    draft_estimate_sale.id, v_d, draft_estimate_sale.baris, false, v_dasar.termin_hari,
    case
      when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_kas(buku, v_d.pembayaran)
    end,
    v_dasar.langkah, null, null, null
  );
  kepala := v_head.kepala;
end
$$;
