/** A record or document as rows of files say it: its attributes as columns with a key. */
-- {"atribut": {"proyek": "A"}} is {"atribut:proyek": "A"}: the other way of impor_lipat.
create or replace function erp_private.impor_urai(isi jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select isi - 'atribut' || coalesce((
    select jsonb_object_agg('atribut:' || e.key, e.value)
      from jsonb_each(case jsonb_typeof(impor_urai.isi -> 'atribut')
        when 'object' then impor_urai.isi -> 'atribut' else '{}'
      end) as e
  ), '{}')
$$;
