/** The SQL order by columns. */
-- @execute erp_reader
create or replace function erp_private.urutan_order(kolom erp_private.urutan_kolom[])
returns text language sql immutable set search_path = pg_catalog as $$
  select string_agg(
      k.ekspresi || case
        when not k.turun then ''
        when k.opsional and not k.kosong_dulu then ' desc nulls last'
        else ' desc'
      end,
      ', ' order by k.ke
    )
    from unnest(kolom) with ordinality as k (ekspresi, tipe, turun, opsional, kosong_dulu, ke)
$$;
