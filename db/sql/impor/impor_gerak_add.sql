/** Adds what documents moved to what an import's rehearsal noted before. */
create or replace function erp_private.impor_gerak_add(buku anyelement, id bigint, gerak jsonb)
returns void language plpgsql as $$
begin
  if impor_gerak_add.gerak is null then
    return;
  end if;
  update impor as i
     set gerak = i.gerak || (
       select jsonb_object_agg(g.key, jsonb_build_array(
           coalesce((i.gerak -> g.key ->> 0)::numeric, 0) + (g.value ->> 0)::numeric,
           coalesce((i.gerak -> g.key ->> 1)::numeric, 0) + (g.value ->> 1)::numeric
         ))
         from jsonb_each(impor_gerak_add.gerak) as g
     )
   where i.id = impor_gerak_add.id;
end
$$;
