/** Message about a rounding that was given by hand, or null. */
-- It must be smaller than the step of the settings; without a step, smaller than one unit of money.
create or replace function erp_private.pembulatan_problem(pembulatan numeric, langkah numeric)
returns text language sql stable as $$
  select case
    when abs(pembulatan) >= greatest(langkah, 1)
      then format('harus lebih kecil dari %s', greatest(langkah, 1))
  end
$$;
