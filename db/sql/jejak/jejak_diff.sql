/** The keys in which two objects differ, with the values of either side. */
-- Both objects have the same keys.
create or replace function erp_private.jejak_diff(inout lama jsonb, inout baru jsonb)
language plpgsql immutable set search_path = pg_catalog as $$
begin
  select coalesce(jsonb_object_agg(k.nama, k.nilai), '{}'),
         coalesce(jsonb_object_agg(k.nama, jejak_diff.baru -> k.nama), '{}')
    into jejak_diff.lama, jejak_diff.baru
    from jsonb_each(jejak_diff.lama) as k (nama, nilai)
   where jejak_diff.baru -> k.nama is distinct from k.nilai;
end
$$;
