/** What a row says, its columns with a key as objects: {"atribut": {"proyek": "A"}}. */
-- They stand in `impor_baris.isi` as they are called, {"atribut:proyek": "A"}.
create or replace function erp_private.impor_lipat(isi jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select erp_private.impor_pokok(isi) || coalesce((
    select jsonb_object_agg(w.kata, w.isi)
      from (
        select split_part(e.key, ':', 1) as kata,
               jsonb_object_agg(substr(e.key, strpos(e.key, ':') + 1), e.value) as isi
          from jsonb_each(impor_lipat.isi) as e
         where e.key ~ ':'
         group by 1
      ) as w
  ), '{}')
$$;
