/**
 * Message about a number that is negative, is 0 where 0 is not allowed, or is too long; or null.
 */
-- The bounds also refuse NaN and infinity, which PostgreSQL holds to be greater than every number.
create or replace function erp_private.angka_problem(
  nilai numeric, desimal integer, boleh_nol boolean
) returns text language plpgsql immutable strict set search_path = pg_catalog as $$
begin
  return case
    when nilai >= 1e13 or nilai <= -1e13 then 'angka di luar batas'
    when nilai < 0 and boleh_nol then 'paling sedikit 0'
    when nilai <= 0 and not boleh_nol then 'harus lebih dari 0'
    when trim_scale(nilai) <> round(nilai, desimal)
      then format('paling banyak %s desimal', desimal)
  end;
end
$$;
