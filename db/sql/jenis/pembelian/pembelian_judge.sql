/** A purchase before its stock is touched; refuses what is wrong with it (VADOK, VAHRG, VABYR). */
-- Locks the deposits that it uses, and no goods. `isi` comes from order_document, `dasar` from
-- dokumen_dasar; `bekal` is for pembelian_value. Where it fills orders `pesanan` are their lines,
-- `diminta` the lines as they came and `masukan` as the orders make them; `menagih`: it bills
-- receipts, which the caller has locked. `alokasi` are the deposits with their tax (`pajak`),
-- `biaya` its further costs.
create or replace function erp_private.pembelian_judge(
  buku anyelement, id bigint, isi jsonb, dasar erp_private.dasar, out kepala erp_private.dokumen,
  out baris erp_private.baris[], out bayar erp.pembayaran_input[],
  out pos erp_private.pos_gerak[], out bekal jsonb, out pesanan bigint[],
  out diminta erp_private.baris_masukan[], out masukan erp_private.baris_masukan[],
  out alokasi erp_private.alokasi_masukan[], out pajak erp_private.uang_muka_pajak[],
  out biaya erp.biaya_tambahan_input[], out menagih boolean
) language plpgsql as $$
declare
  v_d constant erp.pembelian_input := jsonb_populate_record(null::erp.pembelian_input, isi);
  v_bentuk constant text[] := erp_private.pembelian_bentuk(v_d);
  v_masuk constant record := erp_private.pembelian_masukan(v_d);
  v_terima record;
  v_baris erp_private.baris_masukan[];
  v_salah text[];
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
  menagih := v_masuk.penerimaan is not null;
  if menagih then
    v_terima := erp_private.pembelian_received(buku, v_d, v_masuk.penerimaan, masukan);
    v_baris := v_terima.masukan;
    v_salah := v_terima.salah;
  end if;
  v_baca := erp_private.baris_read(
    buku, coalesce(v_baris, masukan), true, v_d.tanggal, null, berbentuk => v_bentuk = '{}'
  );
  v_dim := erp_private.dimensi_read(buku, 'pembelian', isi, case
    when menagih or pesanan is not null then erp_private.dimensi_pesanan(buku, array(
      select coalesce(a.pesanan, a.penerimaan)
        from unnest(pembelian_judge.pesanan, v_masuk.penerimaan)
          with ordinality as a (pesanan, penerimaan, ke)
       order by a.ke
    ))
  end);
  perform erp_private.pembelian_refuse(
    buku, v_d, dasar, v_bentuk, v_baca.salah || v_salah, v_dim.salah, masukan, pesanan
  );
  baris := erp_private.pembelian_akun(
    erp_private.pembelian_price(
      v_d, v_baca.baris, v_masuk.rincian, dasar.hari_ini, dasar.toleransi_ppn
    ),
    dasar.akun
  );
  if menagih then
    baris := erp_private.penerimaan_take(buku, baris, v_d.tanggal);
  end if;
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
      from erp_private.pembelian_deposits(buku, v_d, baris) as m;
  end if;
  v_head := erp_private.pembelian_head(
    pembelian_judge.id, v_d, baris, dasar.termin_hari,
    case
      when cardinality(v_d.pembayaran) > 0 then erp_private.pembayaran_kas(buku, v_d.pembayaran)
    end,
    alokasi, pajak
  );
  kepala := v_head.kepala;
  kepala.gabungan_id := v_dim.dokumen;
  kepala.atribut := isi -> 'atribut';
  if menagih then
    kepala.rincian := erp_private.peringatan_add(
      kepala.rincian, erp_private.penerimaan_price_look(buku, baris)
    );
  end if;
  pajak := v_head.pajak;
  bayar := coalesce(v_d.pembayaran, '{}');
  biaya := v_d.biaya_tambahan;
  pos := array[erp_private.pos_gerak(
    jenis => 'hutang', akun_kode => dasar.akun ->> 'hutang', kontak_id => v_d.kontak_id,
    nilai => kepala.sisa, jatuh_tempo => kepala.jatuh_tempo
  )];
end
$$;
