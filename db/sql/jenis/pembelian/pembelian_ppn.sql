/** The lines of a purchase with the tax that the supplier's invoice says (VADOK). */
-- Of lines that were taxed: each as it says itself, the others share the rest of what the document
-- says. None may differ by more than `toleransi` from what it comes to. The difference is noted on
-- the line (`selisih_ppn`): it is owed all the same, and becomes cost.
create or replace function erp_private.pembelian_ppn(
  dokumen erp.pembelian_input, baris erp_private.baris[], toleransi numeric
) returns erp_private.baris[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.baris[] := baris;
  v_b erp_private.baris;
  v_ppn numeric;
  v_bebas integer[] := '{}';
  v_hitung numeric[] := '{}';
  v_sisa numeric := dokumen.ppn;
  v_bagian numeric[];
  v_salah text[] := '{}';
begin
  for v_i in 1 .. cardinality(v_hasil) loop
    v_b := v_hasil[v_i];
    v_ppn := dokumen.detail[v_i].ppn;
    if v_ppn is null and dokumen.ppn is not null and v_b.tarif > 0 then
      v_bebas := v_bebas || v_i;
      v_hitung := v_hitung || v_b.ppn;
    elsif coalesce(v_b.tarif, 0) = 0 and v_ppn > 0 then
      v_salah := v_salah || format('detail.%s.ppn: baris ini tanpa PPN', v_i - 1);
    elsif abs(v_ppn - v_b.ppn) > toleransi then
      v_salah := v_salah || format(
        'detail.%s.ppn: berbeda lebih dari %s dari hitungannya, %s', v_i - 1, toleransi, v_b.ppn
      );
    end if;
    v_sisa := v_sisa - coalesce(v_ppn, 0);
    v_hasil[v_i].ppn := coalesce(v_ppn, v_b.ppn);
  end loop;
  v_ppn := (select coalesce(sum(h), 0) from unnest(v_hitung) as h);
  if v_sisa < 0 or abs(v_sisa - v_ppn) > toleransi * cardinality(v_bebas) then
    v_salah := v_salah || format(
      'ppn: berbeda lebih dari %s dari hitungannya, %s', toleransi * cardinality(v_bebas),
      dokumen.ppn - v_sisa + v_ppn
    );
  end if;
  perform erp_private.kesalahan_refuse('VADOK', variadic v_salah);
  v_bagian := erp_private.nilai_spread(v_sisa, v_hitung, false);
  for v_i in 1 .. cardinality(v_bebas) loop
    v_hasil[v_bebas[v_i]].ppn := v_bagian[v_i];
  end loop;
  for v_i in 1 .. cardinality(v_hasil) loop
    v_b := baris[v_i];
    if v_hasil[v_i].ppn <> v_b.ppn then
      v_hasil[v_i].rincian := coalesce(v_b.rincian, '{}')
        || jsonb_build_object('selisih_ppn', v_b.ppn - v_hasil[v_i].ppn);
    end if;
  end loop;
  return v_hasil;
end
$$;
