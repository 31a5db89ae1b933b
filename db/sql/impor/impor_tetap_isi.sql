/** Constants without those that say nothing. */
create or replace function erp_private.impor_tetap_isi(tetap jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select coalesce(jsonb_object_agg(t.key, t.value), '{}')
    from jsonb_each(tetap) as t
   where t.value not in ('null', '""')
$$;
