/** A sale before its stock is touched; refuses what is wrong with it (VADOK, VAHRG, VABYR). */
-- Locks the deposits that it uses, and no goods. `isi` comes from order_document, `dasar` from
-- dokumen_dasar; `bekal` is for penjualan_value. Of a delivery `pesanan` are the order lines,
-- `diminta` the lines as they came and `masukan` as the orders make them. `alokasi` are the
-- deposits with their tax (`pajak`); `poin_nilai` is what its points (`poin`) pay.
create or replace function erp_private.penjualan_judge(
  buku anyelement, id bigint, isi jsonb, dasar erp_private.dasar, out kepala erp_private.dokumen,
  out baris erp_private.baris[], out bayar erp.pembayaran_input[],
  out pos erp_private.pos_gerak[], out bekal jsonb, out pesanan bigint[],
  out diminta erp_private.baris_masukan[], out masukan erp_private.baris_masukan[],
  out alokasi erp_private.alokasi_masukan[], out pajak erp_private.uang_muka_pajak[],
  out poin bigint, out poin_nilai numeric
) language plpgsql as $$
declare
  v_d constant erp.penjualan_input := jsonb_populate_record(null::erp.penjualan_input, isi);
  v_bentuk constant text[] := erp_private.penjualan_bentuk(v_d);
  v_masuk constant record := erp_private.penjualan_masukan(v_d);
  v_harga_kode constant text := coalesce(v_d.harga_kode, dasar.kontak_harga_kode);
  v_baca record;
  v_dim erp_private.dimensi_hasil;
  v_head record;
begin
  pesanan := v_masuk.pesanan;
  diminta := v_masuk.masukan;
  masukan := diminta;
  if pesanan is not null then
    masukan := erp_private.order_terms(buku, diminta, pesanan);
  end if;
  v_baca := erp_private.baris_read(
    buku, masukan, false, v_d.tanggal, v_harga_kode, berbentuk => v_bentuk = '{}',
    kontak_id => v_d.kontak_id
  );
  v_dim := erp_private.dimensi_read(buku, 'penjualan', isi, case
    when pesanan is not null then erp_private.dimensi_pesanan(buku, pesanan)
  end);
  perform erp_private.penjualan_refuse(
    buku, v_d, dasar, v_bentuk, v_baca.salah, v_dim.salah, masukan, pesanan
  );
  baris := erp_private.penjualan_price(v_d, v_baca.baris, erp_private.baris_sumber(
    v_masuk.rincian, diminta, pesanan, 'order', isi
  ));
  if v_dim.baris is not null then
    baris := erp_private.baris_dimensi(baris, v_dim.baris);
  end if;
  if isi @? '$.detail[*].atribut' then
    baris := erp_private.baris_atribut(baris, isi);
  end if;
  perform erp_private.periode_refuse(
    v_d.tanggal, 'tanggal', dasar.hari_ini, dasar.tanggal_mulai, dasar.tanggal_kunci, dasar.tutup
  );
  if cardinality(v_d.uang_muka) > 0 then
    select m.alokasi, m.pajak into alokasi, pajak
      from erp_private.uang_muka_take(
        buku, v_d.kontak_id, 'titipan', v_d.tanggal, v_d.uang_muka
      ) as m;
  end if;
  if v_d.poin > 0 then
    poin := v_d.poin;
    poin_nilai := erp_private.poin_worth(
      erp_private.poin_pick(buku, v_d.kontak_id, v_d.tanggal, poin)
    );
  end if;
  v_head := erp_private.penjualan_head(
    penjualan_judge.id, v_d, baris, dasar.kontak_kode = 'UMUM', dasar.termin_hari,
    case
      when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_kas(buku, v_d.pembayaran)
    end,
    dasar.langkah, alokasi, poin_nilai, pajak
  );
  kepala := v_head.kepala;
  kepala.gabungan_id := v_dim.dokumen;
  kepala.atribut := isi -> 'atribut';
  if v_baca.peringatan is not null then
    kepala.rincian := erp_private.peringatan_add(kepala.rincian, v_baca.peringatan);
  end if;
  bayar := v_head.bayar;
  pajak := v_head.pajak;
  pos := array[erp_private.pos_gerak(
    jenis => 'piutang', akun_kode => dasar.akun ->> 'piutang', kontak_id => v_d.kontak_id,
    nilai => kepala.sisa, jatuh_tempo => kepala.jatuh_tempo
  )];
  bekal := jsonb_build_object(
    'harga_kode', v_harga_kode, 'daftar', dasar.batas_diskon is not null or v_baca.berbatas,
    'sepakat', case
      when pesanan is not null then to_jsonb(erp_private.order_agreed(diminta, pesanan))
    end
  );
end
$$;
