/** A quantity raised to a whole multiple; as it is without one. */
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_genap(qty numeric, kelipatan numeric)
returns numeric language sql immutable set search_path = pg_catalog as $$
  select case when kelipatan > 0 then ceil(qty / kelipatan) * kelipatan else qty end
$$;
