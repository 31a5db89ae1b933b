/** Titles of places to sign in the language of the request, as JSON. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.cetak_istilah(kata text[])
returns jsonb language sql stable set search_path = pg_catalog as $$
  select to_jsonb(array(
    select erp_private.istilah(k.kata)
      from unnest(cetak_istilah.kata) with ordinality as k (kata, ke)
     order by k.ke
  ))
$$;
