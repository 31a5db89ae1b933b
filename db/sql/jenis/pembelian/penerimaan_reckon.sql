/** A receipt of goods before stock is touched; refuses what is wrong with it (VADOK, VAMOD). */
-- It locks nothing. `isi` comes from order_document, `dasar` from dokumen_dasar. Where it fills
-- orders `pesanan` are their lines, `diminta` the lines as they came and `masukan` as the orders
-- make them.
create or replace function erp_private.penerimaan_reckon(
  buku anyelement, id bigint, isi jsonb, dasar erp_private.dasar, out kepala erp_private.dokumen,
  out baris erp_private.baris[], out pesanan bigint[], out diminta erp_private.baris_masukan[],
  out masukan erp_private.baris_masukan[], out biaya erp.biaya_tambahan_input[]
) language plpgsql as $$
declare
  v_d constant erp.pembelian_input := jsonb_populate_record(null::erp.pembelian_input, isi);
  v_bentuk constant text[] := erp_private.pembelian_bentuk(v_d);
  v_masuk constant record := erp_private.pembelian_masukan(v_d);
  v_harga record;
  v_termasuk boolean[];
  v_baca record;
  v_dim erp_private.dimensi_hasil;
begin
  pesanan := v_masuk.pesanan;
  diminta := v_masuk.masukan;
  masukan := diminta;
  if pesanan is not null then
    masukan := erp_private.order_terms(buku, diminta, pesanan);
    v_termasuk := erp_private.penerimaan_taxed(buku, diminta, pesanan);
  end if;
  v_harga := erp_private.penerimaan_prices(
    buku, v_d.kontak_id, v_d.tanggal, pesanan, diminta, masukan
  );
  v_baca := erp_private.baris_read(
    buku, v_harga.masukan, true, v_d.tanggal, null, berbentuk => v_bentuk = '{}'
  );
  v_dim := erp_private.dimensi_read(buku, 'pembelian', isi, case
    when pesanan is not null then erp_private.dimensi_pesanan(buku, pesanan)
  end);
  perform erp_private.penerimaan_refuse(
    buku, v_d, dasar, v_bentuk, v_baca.salah, v_dim.salah, masukan, pesanan
  );
  baris := erp_private.baris_deduct(v_baca.baris, null, null);
  baris := erp_private.penerimaan_net(penerimaan_reckon.baris, v_termasuk, v_d.tanggal);
  baris := erp_private.penerimaan_lines(
    v_d, penerimaan_reckon.baris, v_masuk.rincian, v_harga.sumber, dasar.akun
  );
  if v_dim.baris is not null then
    baris := erp_private.baris_dimensi(penerimaan_reckon.baris, v_dim.baris);
  end if;
  baris := erp_private.baris_atribut(penerimaan_reckon.baris, isi);
  kepala := erp_private.penerimaan_head(penerimaan_reckon.id, v_d, penerimaan_reckon.baris);
  kepala.gabungan_id := v_dim.dokumen;
  kepala.atribut := isi -> 'atribut';
  biaya := v_d.biaya_tambahan;
end
$$;
