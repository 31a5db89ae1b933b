/** Reads the lines of a note about prices, and what is wrong with them (KONIL, VATGL, VADOK). */
-- `asal` is the kind of the invoices that it prices, `naik`: prices rise. Lines are made only where
-- none has a mistake (`salah`). `sumber` are the movements that brought their goods, null for
-- others; `gabungan` the dimension values of the lines that are priced, 0 for none, and at 0 those
-- of their documents, where all have the same; `stok_gabungan` those of the document of each.
create or replace function erp_private.nota_read(
  buku anyelement, asal erp.jenis_transaksi, isi jsonb, naik boolean, out salah text[],
  out baris erp_private.baris[], out sumber bigint[], out gabungan bigint[],
  out stok_gabungan bigint[]
) language plpgsql as $$
declare
  v_tanggal constant date := (isi ->> 'tanggal')::date;
  v_s erp_private.nota_sumber;
  v_sudah bigint[] := '{}';
  v_dokumen bigint[] := '{}';
begin
  salah := '{}';
  baris := '{}';
  for v_s in select s.* from erp_private.nota_sources(buku, isi) as s loop
    salah := array_remove(salah || erp_private.nota_line_problems(
      v_s, asal, (isi ->> 'kontak_id')::bigint, v_s.diminta = any (v_sudah)
    ), null);
    v_sudah := v_sudah || v_s.diminta;
    continue when cardinality(salah) > 0;
    if v_s.hari > v_tanggal then
      perform erp_private.kesalahan_refuse('VATGL', format(
        'tanggal: sebelum tanggal %s %s (%s)', asal, v_s.nomor, v_s.hari
      ));
    end if;
    sumber[v_s.ke] := v_s.sumber_id;
    gabungan[v_s.ke] := v_s.gabungan_id;
    stok_gabungan[v_s.ke] := v_s.stok_gabungan;
    if v_s.transaksi_id <> all (v_dokumen) then
      gabungan[0] := case
        when v_dokumen = '{}' then v_s.stok_gabungan
        when gabungan[0] = v_s.stok_gabungan then gabungan[0]
        else 0
      end;
      v_dokumen := v_dokumen || v_s.transaksi_id;
    end if;
    baris := baris || erp_private.nota_taxed_line(buku, v_s, isi, naik);
  end loop;
end
$$;
