/** A record or document as rows of files say it: attributes and the like as columns with a key. */
-- {"atribut": {"proyek": "A"}} is {"atribut:proyek": "A"}: the other way of impor_lipat.
create or replace function erp_private.impor_urai(isi jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select isi - '{atribut,dimensi,id_luar}'::text[] || coalesce((
    select jsonb_object_agg(w.kata || ':' || e.key, e.value)
      from unnest('{atribut,dimensi,id_luar}'::text[]) as w (kata)
     cross join lateral jsonb_each(case jsonb_typeof(impor_urai.isi -> w.kata)
       when 'object' then impor_urai.isi -> w.kata else '{}'
     end) as e
  ), '{}')
$$;
