/** The SQL of a row of the transaction list, with the further fields and parts asked for. */
create or replace function erp_private.transaksi_list_object(
  jenis erp.jenis_transaksi, custom_fields text[], sertakan erp.sertakan_daftar[]
) returns text language sql immutable set search_path = pg_catalog as $$
  select format(
      case
        when sertakan <> '{}' then 'erp_private.json_append(json_build_object(%1$s),'
          ' erp_private.transaksi_parts_json(null::buku, t.jenis, t.id, %2$L))'
        else 'json_build_object(%1$s)'
      end,
      string_agg(format('%L, %s', f.nama, f.ekspresi), ', '), sertakan
    )
    from (
      select c.nama, c.ekspresi
        from erp_private.transaksi_column() as c
       where c.golongan = 'standar' or c.nama = any (custom_fields)
          or c.golongan = 'order' and jenis in ('order-pembelian', 'order-penjualan')
      union all
      select distinct n, format('t.atribut -> %L', substr(n, 9))
        from unnest(custom_fields) as n
       where n like 'atribut.%'
    ) as f
$$;
