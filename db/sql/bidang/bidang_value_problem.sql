/** What is wrong with the value of a field of the tenant's own, or null. */
-- Judged as a field of a shipped record is (master_value_problem); then its bounds and words.
-- The value is never SQL null and never JSON null.
create or replace function erp_private.bidang_value_problem(
  buku anyelement, bidang erp.bidang_input, nilai jsonb
) returns text language plpgsql stable as $$
declare
  v_teks constant text := nilai #>> '{}';
  v_kolom erp_private.master_kolom;
  v_salah text;
begin
  v_kolom.tipe := case bidang.tipe
    when 'angka' then 'kuantitas' when 'pilihan' then 'teks' else bidang.tipe::text
  end;
  v_kolom.minimum := case when bidang.tipe = 'angka' then -1 end;
  v_kolom.batas := case when bidang.tipe = 'teks' then trim_scale(bidang.maks) end;
  v_kolom.batas := coalesce(v_kolom.batas, 500);
  v_salah := case
    when bidang.tipe = 'angka' and jsonb_typeof(nilai) <> 'number' then erp_private.kalimat('angka')
    else erp_private.master_value_problem(buku, v_kolom, nilai)
  end;
  return case
    when v_salah is not null then v_salah
    when bidang.tipe = 'teks' and length(v_teks) < bidang.min
      then erp_private.kalimat('huruf_paling_sedikit', trim_scale(bidang.min)::text)
    when bidang.tipe = 'pilihan' and v_teks <> all (bidang.pilihan)
      then erp_private.kalimat('pilihan', array_to_string(bidang.pilihan, ', '))
    when bidang.tipe <> 'angka' then null
    when v_teks::numeric < bidang.min
      then erp_private.kalimat('paling_kecil', trim_scale(bidang.min)::text)
    when v_teks::numeric > bidang.maks
      then erp_private.kalimat('paling_besar', trim_scale(bidang.maks)::text)
  end;
end
$$;
