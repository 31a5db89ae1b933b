/** The head and lines of a note about prices; refuses what is wrong with it. */
-- Of a purchase: `naik` where the supplier asks for more. The documents that it prices are locked.
-- `sumber` are the movements that brought the goods of each line, `stok_gabungan` the dimension
-- values of these; `akun` maps posting roles to accounts. Codes: VADOK, VATGL, KOTUP, KONIL.
create or replace function erp_private.nota_judge(
  buku anyelement, jenis erp.jenis_transaksi, id bigint, isi jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[], out sumber bigint[],
  out stok_gabungan bigint[], out akun jsonb
) language plpgsql as $$
declare
  v_naik constant boolean := nota_judge.jenis in ('pembelian', 'penjualan');
  v_asal constant erp.jenis_transaksi := replace(nota_judge.jenis::text, 'retur-', '');
  v_dasar constant erp_private.dasar := erp_private.dokumen_dasar(
    buku, (isi ->> 'tanggal')::date, (isi ->> 'kontak_id')::bigint, null, null
  );
  v_bentuk constant text[] := erp_private.dokumen_bentuk(nota_judge.jenis, isi);
  v_baca record;
  v_dim erp_private.dimensi_hasil;
begin
  perform erp_private.dokumen_refuse(v_bentuk);
  perform erp_private.periode_refuse(
    (isi ->> 'tanggal')::date, 'tanggal', v_dasar.hari_ini, v_dasar.tanggal_mulai,
    v_dasar.tanggal_kunci, v_dasar.tutup
  );
  v_baca := erp_private.nota_read(buku, v_asal, isi, v_naik);
  v_dim := erp_private.dimensi_read(buku, nota_judge.jenis, isi, v_baca.gabungan);
  perform erp_private.dokumen_refuse(
    erp_private.kepala_problems(
      (isi ->> 'tanggal')::date, (isi ->> 'kontak_id')::bigint, v_dasar.kontak_kode, true, null,
      null, null, (isi ->> 'jatuh_tempo')::date
    ) || v_baca.salah || v_dim.salah || erp_private.nota_problems(
      buku, isi, v_dasar.kontak_kode = 'UMUM' and not v_naik,
      (select sum(b.dpp) from unnest(v_baca.baris) as b)
    )
  );
  baris := erp_private.baris_atribut(erp_private.baris_dimensi(v_baca.baris, v_dim.baris), isi);
  akun := v_dasar.akun;
  sumber := v_baca.sumber;
  stok_gabungan := v_baca.stok_gabungan;
  kepala.gabungan_id := v_dim.dokumen;
  kepala := erp_private.nota_head(
    erp_private.retur_head(kepala, nota_judge.id, nota_judge.jenis, isi, baris), isi,
    v_dasar.termin_hari
  );
end
$$;
