/** What is wrong with a document in form and in content: of a field the form comes first, alone. */
-- `bentuk` comes from `<kind>_bentuk`; elements of `isi` may have several lines.
create or replace function erp_private.bentuk_join(bentuk text[], isi text[])
returns text[] language sql immutable set search_path = pg_catalog as $$
  select bentuk || array(
    select p.pesan
      from unnest(isi) with ordinality as i (baris, ke)
      cross join lateral string_to_table(i.baris, E'\n') with ordinality as p (pesan, urutan)
     where split_part(p.pesan, ': ', 1) not in (
             select split_part(b.pesan, ': ', 1) from unnest(bentuk) as b (pesan)
           )
     order by i.ke, p.urutan
  )
$$;
