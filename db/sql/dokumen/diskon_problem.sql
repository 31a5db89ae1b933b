/**
 * Message about a discount, which is an amount or a percentage and at most the discounted value, or
 * null.
 */
-- `nilai` is null where the value is not known yet, as at the head.
create or replace function erp_private.diskon_problem(
  diskon numeric, diskon_persen numeric, nilai numeric
) returns text language sql immutable as $$
  select case
    when diskon is not null and diskon_persen is not null
      then 'isi salah satu, diskon atau diskon_persen'
    when diskon > nilai then 'melebihi nilai baris'
  end
$$;
