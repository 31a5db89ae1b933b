/** Message about a decimal of a master record, given as a number or as its digits; or null. */
-- `jenis` is the JSON type of the value and `teks` the value as text.
-- @execute erp_writer, erp_reader
create or replace function erp_private.master_decimal_problem(
  kolom erp_private.master_kolom, jenis text, teks text
) returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_skala constant integer := case kolom.tipe when 'uang' then 2 else 6 end;
  v_angka_depan constant integer := case kolom.tipe when 'uang' then 17 else 13 end;
begin
  if jenis not in ('number', 'string')
    or (jenis = 'string' and teks !~ '^-?\d{1,40}(\.\d{1,40})?$')
  then
    return erp_private.kalimat('angka');
  end if;
  -- A decimal, or its digits as a string: digits beyond the scale are refused and not rounded.
  return case
    when kolom.minimum > 0 and teks::numeric <= 0 then erp_private.kalimat('lebih_dari', '0')
    when teks::numeric < 0 and kolom.minimum >= 0 then erp_private.kalimat('paling_kecil', '0')
    when abs(teks::numeric) >= 10::numeric ^ v_angka_depan
      then erp_private.kalimat('terlalu_besar', v_angka_depan::text)
    when scale(trim_scale(teks::numeric)) > v_skala
      then erp_private.kalimat('desimal', v_skala::text)
  end;
end
$$;
