/** Messages about the stock that a location keeps of goods, where its bounds are not in order. */
create or replace function erp_private.master_rules_barang_lokasi(baru jsonb)
returns text[] language sql immutable set search_path = pg_catalog as $$
  select case
    when (baru ->> 'stok_maksimum')::numeric < (baru ->> 'stok_minimum')::numeric
      then array['stok_maksimum: tidak boleh di bawah stok_minimum']
    else '{}'
  end
$$;
