/** The steps of a rule in the style of json_build_object. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.aturan_steps_json(langkah jsonb)
returns json language plpgsql immutable set search_path = pg_catalog as $$
begin
  return (
    select coalesce(json_agg(erp_private.json_spaced(l.isi::json) order by l.ke), '[]')
      from jsonb_array_elements(aturan_steps_json.langkah) with ordinality as l (isi, ke)
  );
end
$$;
