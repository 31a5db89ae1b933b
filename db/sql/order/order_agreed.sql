/** Which lines of a delivery have the price that an order agreed on. */
-- Those that name an order line, and no price or discount of their own.
create or replace function erp_private.order_agreed(
  diminta erp_private.baris_masukan[], order_baris bigint[]
) returns boolean[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  return array(
    select order_baris[d.ordinality] is not null
        and num_nonnulls(d.harga, d.diskon, d.diskon_persen) = 0
      from unnest(diminta) with ordinality as d
     order by d.ordinality
  );
end
$$;
