/** Messages about a settlement but its form and its head, or an empty array. */
-- All mistakes that can be seen without its documents. `kas` is a message about the cash account,
-- `langkah` the step of rounding.
create or replace function erp_private.pelunasan_problems(
  dokumen erp_private.pelunasan, piutang boolean, kas text, langkah numeric
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[];
  v_a erp.pelunasan_alokasi_input;
  v_ke integer := -1;
begin
  v_salah := array_remove(array[
    'akun_kas: ' || case
      when dokumen.akun_kas is not null then kas
      when dokumen.jumlah is distinct from 0 then erp_private.kalimat('wajib')
    end,
    case
      when dokumen.biaya_bank > dokumen.jumlah and dokumen.jumlah >= 0
        and (piutang or dokumen.jumlah = 0)
      then 'biaya_bank: melebihi jumlah'
    end,
    'pembulatan: ' || erp_private.pembulatan_problem(dokumen.pembulatan, langkah)
  ], null);
  foreach v_a in array coalesce(dokumen.alokasi, '{}') loop
    v_ke := v_ke + 1;
    if v_a.pph_kode is not null then
      v_salah := v_salah || (format('alokasi.%s.pph_kode: ', v_ke) || case
        when not exists (select from erp.pph as p where p.kode = v_a.pph_kode)
          then erp_private.kalimat('tidak_dikenal')
        when coalesce(v_a.pph, 0) = 0 then 'hanya bersama pph'
      end);
    end if;
  end loop;
  return array_remove(v_salah, null);
end
$$;
