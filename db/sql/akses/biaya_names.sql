/** The names in a document, at any depth. */
-- Attributes and ids of other programs are theirs, whatever their keys are called.
create or replace function erp_private.biaya_names(isi jsonb)
returns text[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  return array(
    select k.key
      from jsonb_each(case jsonb_typeof(biaya_names.isi)
          when 'object' then biaya_names.isi else '{}'
        end) as k
     union all
    select n
      from jsonb_each(case jsonb_typeof(biaya_names.isi)
          when 'object' then biaya_names.isi else '{}'
        end) as k
     cross join unnest(erp_private.biaya_names(k.value)) as n
     where k.key not in ('atribut', 'id_luar') and jsonb_typeof(k.value) in ('object', 'array')
     union all
    select n
      from jsonb_array_elements(case jsonb_typeof(biaya_names.isi)
          when 'array' then biaya_names.isi else '[]'
        end) as e (isi)
     cross join unnest(erp_private.biaya_names(e.isi)) as n
  );
end
$$;
