/** A number in words of this country: 12.500,00. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.impor_kata(nilai numeric)
returns text language sql immutable as $$
  select translate(
    to_char(nilai, 'FM999,999,999,999,999,990.009999'), ',.', '.,'
  )
$$;
