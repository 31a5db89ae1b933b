/** JSON without some keys, at any depth. */
-- Attributes and ids of other programs are theirs, whatever their keys are called.
-- @execute erp_writer, erp_reader
create or replace function erp_private.biaya_potong(isi json, kunci text[])
returns json language plpgsql immutable set search_path = pg_catalog as $$
begin
  return case json_typeof(biaya_potong.isi)
    when 'object' then (
      select coalesce(json_object_agg(e.key, case
          when e.key in ('atribut', 'id_luar') then e.value
          when json_typeof(e.value) in ('object', 'array')
            then erp_private.biaya_potong(e.value, biaya_potong.kunci)
          else e.value
        end order by e.ordinality), '{}')
        from json_each(biaya_potong.isi) with ordinality as e
       where e.key <> all (biaya_potong.kunci)
    )
    when 'array' then (
      select coalesce(
          json_agg(erp_private.biaya_potong(e.value, biaya_potong.kunci) order by e.ordinality),
          '[]'
        )
        from json_array_elements(biaya_potong.isi) with ordinality as e
    )
    else biaya_potong.isi
  end;
end
$$;
