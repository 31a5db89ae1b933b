/** The settings that have changed: {name: [before, now]}. */
create or replace function erp_private.pengaturan_moved(buku anyelement, lama jsonb)
returns jsonb language plpgsql stable as $$
begin
  return (
    select coalesce(jsonb_object_agg(k.key, jsonb_build_array(lama -> k.key, k.value)), '{}')
      from pengaturan as p
     cross join lateral jsonb_each(to_jsonb(p) - 'diubah_pada') as k
     where k.value is distinct from lama -> k.key
  );
end
$$;
