/** The SQL of the fields of a row of the transaction list, with the further ones asked for. */
create or replace function erp_private.transaksi_list_object(custom_fields text[])
returns text language sql immutable set search_path = pg_catalog as $$
  select 'json_build_object(' || string_agg(format('%L, %s', f.nama, f.ekspresi), ', ') || ')'
    from (
      select c.nama, c.ekspresi
        from erp_private.transaksi_column() as c
       where c.golongan = 'standar' or c.nama = any (custom_fields)
      union all
      select distinct n, format('t.atribut -> %L', substr(n, 9))
        from unnest(custom_fields) as n
       where n like 'atribut.%'
    ) as f
$$;
