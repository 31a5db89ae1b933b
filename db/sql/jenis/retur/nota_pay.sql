/** Gives back what a credit note is worth: of each invoice what is open, the rest by `cara`. */
-- Answers entries and, for the document, the ways of giving back with the invoice of each. Income
-- tax withheld is taken off in proportion. All that lowers open items is allocated at once.
create or replace function erp_private.nota_pay(
  buku anyelement, dokumen erp_private.dokumen, jenis erp.jenis_pos, baris erp_private.baris[],
  akun_kas text, akun jsonb, out ayat erp_private.ayat[], out rincian jsonb
) language plpgsql as $$
declare
  v_jual constant boolean := nota_pay.jenis = 'piutang';
  v_cara constant text := dokumen.rincian ->> 'cara';
  v_satu erp_private.dokumen := nota_pay.dokumen;
  v_asal constant record := erp_private.nota_invoices(buku, nota_pay.baris);
  v_sisa numeric[] := erp_private.nilai_spread(dokumen.total_nilai, v_asal.nilai, true);
  v_alokasi erp_private.alokasi_masukan[] := '{}';
  v_pos record;
  v_kembali record;
  v_lunas erp_private.lunas[];
begin
  ayat := '{}';
  rincian := '[]';
  for v_i in 1 .. cardinality(v_sisa) loop
    continue when v_cara = 'uang_muka' or v_cara = 'titipan';
    v_pos := erp_private.retur_settle(buku, v_asal.ids[v_i], nota_pay.jenis, v_sisa[v_i]);
    continue when v_pos.potong = 0;
    v_sisa[v_i] := v_sisa[v_i] - v_pos.potong;
    v_alokasi := v_alokasi || v_pos.alokasi;
    ayat := ayat || erp_private.retur_ayat(
      v_jual, v_pos.akun_kode, v_pos.potong, dokumen.kontak_id
    );
  end loop;
  if cardinality(v_alokasi) > 0 then
    perform erp_private.pos_allocate(
      buku, dokumen.posting_id, dokumen.id, dokumen.tanggal, v_alokasi
    );
  end if;
  for v_i in 1 .. cardinality(v_sisa) loop
    continue when v_sisa[v_i] = 0;
    v_satu.dokumen_asal_id := v_asal.ids[v_i];
    v_lunas := erp_private.lunas_spread(
      erp_private.lunas_sisa(buku, v_asal.ids[v_i], nota_pay.jenis, akun), v_sisa[v_i]
    );
    v_kembali := erp_private.lunas_return(
      buku, v_satu, v_jual, v_lunas, case when v_cara = 'tunai' then akun_kas end, akun
    );
    ayat := ayat || v_kembali.ayat;
    rincian := rincian || (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
          'cara', l.cara, 'akun_kode', l.akun_kode, 'jumlah', l.nilai,
          'dokumen_id', v_asal.ids[v_i]
        )))
        from unnest(v_lunas) as l
    );
  end loop;
  rincian := jsonb_build_object('pengembalian', rincian);
end
$$;
