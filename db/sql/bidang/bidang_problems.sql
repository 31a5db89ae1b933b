/** Messages about attributes that break the tenant's own fields, or an empty array. */
-- `jalur` is the path of the attributes; `lama` are those that there were: what stays as it was is
-- not judged again, so that a field that became stricter refuses new values only.
create or replace function erp_private.bidang_problems(
  buku anyelement, untuk text, baris boolean, jalur text, atribut jsonb,
  lama jsonb default null
) returns text[] language plpgsql stable as $$
declare
  v_b erp.bidang_input;
  v_nilai jsonb;
  v_salah text;
  v_hasil text[] := '{}';
begin
  for v_b in
    select b.untuk, b.baris, b.kunci, b.label, b.label_en, b.tipe, b.wajib, b.min, b.maks,
           b.pilihan, b.aktif, b.cetak
      from bidang as b
     where b.untuk = bidang_problems.untuk and b.baris = bidang_problems.baris and b.aktif
     order by b.kunci
  loop
    v_nilai := nullif(atribut -> v_b.kunci, 'null');
    continue when lama is not null
      and v_nilai is not distinct from nullif(lama -> v_b.kunci, 'null');
    v_salah := case
      when v_nilai is not null then erp_private.bidang_value_problem(buku, v_b, v_nilai)
      when v_b.wajib then erp_private.kalimat('wajib')
    end;
    if v_salah is not null then
      v_hasil := v_hasil || format('%s.%s: %s', jalur, v_b.kunci, v_salah);
    end if;
  end loop;
  return v_hasil;
end
$$;
