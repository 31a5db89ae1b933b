/** Posts a note about prices of a supplier: a credit note, or a debit note where prices rise. */
-- What is owed and its tax change, and goods of stock in value, from the note's day on: what was
-- sold meanwhile bears its part on that day.
create or replace function erp_private.posting_nota_pembelian(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb
) returns void language plpgsql as $$
declare
  v_naik constant boolean := posting_nota_pembelian.jenis = 'pembelian';
  v_j record;
  v_kepala erp_private.dokumen;
  v_bayar record;
  v_ayat erp_private.ayat[];
  v_jurnal bigint;
  v_koreksi erp_private.jurnal_kepala[];
begin
  perform erp_private.nota_lock(buku, isi);
  v_j := erp_private.nota_judge(
    buku, posting_nota_pembelian.jenis, posting_nota_pembelian.id, isi
  );
  v_kepala := v_j.kepala;
  v_kepala.posting_id := erp_private.posting_begin(buku, 'posting', v_kepala.id);
  v_jurnal := nextval('jurnal_id_seq');
  perform erp_private.baris_insert(buku, v_kepala.id, v_kepala.jenis, v_j.baris);
  v_koreksi := erp_private.nota_revalue(buku, v_kepala, v_j.baris, v_j.sumber, v_naik);
  if v_naik then
    v_ayat := array[erp_private.ayat(
      akun_kode => v_j.akun ->> 'hutang', kredit => v_kepala.sisa,
      kontak_id => v_kepala.kontak_id
    )];
    perform erp_private.pos_insert(buku, v_kepala, 'hutang', v_j.akun ->> 'hutang');
  else
    v_bayar := erp_private.nota_pay(
      buku, v_kepala, 'hutang', v_j.baris,
      coalesce(isi ->> 'akun_kas', v_j.akun ->> 'kas'), v_j.akun
    );
    v_kepala.rincian := v_kepala.rincian || v_bayar.rincian;
    v_ayat := v_bayar.ayat || erp_private.ayat(
      akun_kode => v_j.akun ->> 'pph_dibayar_dimuka',
      debit => (v_kepala.rincian ->> 'pph')::numeric
    );
  end if;
  v_ayat := v_ayat || erp_private.nota_beli_entries(
    v_j.baris, v_j.sumber, v_j.stok_gabungan, v_naik, v_j.akun
  );
  perform erp_private.jurnal_write(
    buku, v_kepala.posting_id, v_jurnal, v_kepala.tanggal, v_ayat, v_kepala.gabungan_id
  );
  perform erp_private.posting_close(buku, v_kepala, v_jurnal, v_koreksi);
  perform erp_private.aset_asal_release(buku, v_kepala.id, false);
end
$$;
