/**
 * Message about a number that is negative, is 0 where 0 is not allowed, or is too long; or null.
 */
-- Of two decimals it is an amount, else a quantity or a price: the bounds are those of their
-- domains. They also refuse NaN and infinity, which PostgreSQL holds to be greater than every
-- number.
create or replace function erp_private.angka_problem(
  nilai numeric, desimal integer, boleh_nol boolean
) returns text language plpgsql stable strict set search_path = pg_catalog as $$
begin
  return case
    when nilai < 0 and boleh_nol then erp_private.kalimat('paling_kecil', '0')
    when nilai <= 0 and not boleh_nol then erp_private.kalimat('lebih_dari', '0')
    when desimal = 0 and nilai > 1e12 then erp_private.kalimat('paling_besar', '1000000000000')
    when desimal = 0 and nilai <> round(nilai) then erp_private.kalimat('bulat')
    when desimal = 2 and nilai >= 1e17 then erp_private.kalimat('terlalu_besar', '17')
    when desimal <> 2 and nilai >= 1e13 then erp_private.kalimat('terlalu_besar', '13')
    when trim_scale(nilai) <> round(nilai, desimal)
      then erp_private.kalimat('desimal', desimal::text)
  end;
end
$$;
