/** Chooses the value of each dimension for a document and its lines, and adds what is wrong. */
-- The rules of dimensi_resolve. `nilai` has five values, by slot, for the document and for each
-- line after it; `beri` and `pesan` are as dimensi_given makes them. Small statements and a loop: a
-- sale pays for the start of each part of a statement.
create or replace function erp_private.dimensi_choose(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, asal bigint[], beri jsonb[], hari date,
  banyak integer, inout pesan text[], out nilai bigint[]
) language plpgsql stable as $$
declare
  v_dokumen constant jsonb := isi -> 'dimensi';
  v_detail constant jsonb := isi -> 'detail';
  -- The system books without values, and so does a disposal, which names none.
  v_bebas constant boolean := erp.pengguna_id() is null or isi ? 'pelepasan';
  v_p record;
  v_satu bigint;
  -- The defaults of line `v_ke`.
  v_ke integer;
  v_bawaan bigint[];
  v_salah text;
begin
  nilai := array_fill(null::bigint, array[(array_upper(beri, 1) + 1) * 5]);
  for v_p in
    select t.n, d.slot, d.kode, dimensi_choose.jenis = any (d.wajib_jenis) as wajib, d.wajib_akun,
           beri[t.n] ? d.kode as sendiri, beri[t.n] ? d.kode or v_dokumen ? d.kode as beri,
           m.kode as diberi, v.id, v.aktif, v.berlaku_dari, v.berlaku_sampai
      from generate_series(0, array_upper(dimensi_choose.beri, 1)) as t (n)
     cross join dimensi as d
     cross join lateral (
       select case when beri[t.n] ? d.kode then beri[t.n] else v_dokumen end ->> d.kode as kode
     ) as m
      -- Prevents that all values are read: one by its key.
      left join lateral (
        select w.id, w.aktif, w.berlaku_dari, w.berlaku_sampai
          from dimensi_nilai as w
         where w.dimensi_id = d.id and w.kode = m.kode
         limit 1
      ) as v on true
     where d.aktif or dimensi_choose.asal[t.n] > 0
  loop
    if v_p.beri then
      v_satu := v_p.id;
    elsif asal[v_p.n] is not null then
      v_satu := (
        select (array[g.nilai_1, g.nilai_2, g.nilai_3, g.nilai_4, g.nilai_5])[v_p.slot]
          from dimensi_gabungan as g
         where g.id = dimensi_choose.asal[v_p.n]
      );
    else
      if v_ke is distinct from v_p.n then
        v_ke := v_p.n;
        v_bawaan := erp_private.dimensi_defaults(buku, isi, v_detail -> nullif(v_ke, 0) - 1);
      end if;
      v_satu := case when num_nonnulls(variadic v_bawaan) > 0 then
        erp_private.dimensi_bawaan_nilai(buku, v_bawaan, v_p.slot, hari)
      end;
    end if;
    nilai[v_p.n * 5 + v_p.slot] := v_satu;
    v_salah := case when v_p.sendiri then erp_private.dimensi_nilai_problem(
      beri[v_p.n] -> v_p.kode, v_p.id is not null, v_p.aktif, v_p.berlaku_dari,
      v_p.berlaku_sampai, hari
    ) end;
    if v_satu is null and v_salah is null and v_p.diberi is null and not v_bebas
      and (v_p.wajib or v_p.wajib_akun <> '{}')
    then
      v_salah := case when erp_private.dimensi_mandatory(
        jenis, asal, v_p.n, banyak, v_detail -> nullif(v_p.n, 0) - 1, v_p.wajib, v_p.wajib_akun
      ) then erp_private.kalimat('wajib') end;
    end if;
    if v_salah is not null then
      pesan := pesan || array[array[v_p.n::text, '.' || v_p.kode, v_salah]];
    end if;
  end loop;
end
$$;
