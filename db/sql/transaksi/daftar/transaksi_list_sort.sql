/** What the transaction list is sorted by. */
-- Over t (transaksi) and k (kontak), newest first unless asked otherwise. The id makes it total and
-- follows the direction of the last field, so that one index serves both directions; what may be
-- empty comes last in both. A list is of one kind, so its code orders nothing.
create or replace function erp_private.transaksi_list_sort(sort text[])
returns erp_private.urutan_kolom[] language sql immutable set search_path = pg_catalog as $$
  select array(
    select row(
        coalesce(c.ekspresi, format('t.atribut -> %L', substr(n.nama, 9))),
        coalesce(c.tipe, 'jsonb'), coalesce(s.isi ~ ':desc$', false), coalesce(c.opsional, true),
        false
      )::erp_private.urutan_kolom
      from unnest(case when sort <> '{}' then sort else '{tanggal:desc}' end)
           with ordinality as s (isi, urutan)
     cross join lateral (select regexp_replace(s.isi, ':(asc|desc)$', '') as nama) as n
      left join erp_private.transaksi_column() as c on c.nama = n.nama
     where n.nama <> 'jenis_kode'
     order by s.urutan
  ) || row(
    't.id', 'bigint', case when sort <> '{}' then sort[cardinality(sort)] ~ ':desc$' else true end,
    false, false
  )::erp_private.urutan_kolom
$$;
