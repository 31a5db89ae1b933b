/** The SQL of a row's place in an order: the values of its columns, as texts. */
-- @execute erp_reader
create or replace function erp_private.kursor_keys(kolom erp_private.urutan_kolom[])
returns text language sql immutable set search_path = pg_catalog as $$
  select 'array[' || string_agg(format('(%s)::text', k.ekspresi), ', ' order by k.ke) || ']'
    from unnest(kolom) with ordinality as k (ekspresi, tipe, turun, opsional, kosong_dulu, ke)
$$;
