/** The ids of the documents of a kind that have goods on a line, as a query. */
-- The goods are `barang_id` of the filter $1. A draft has its lines in `isi`. Lines of other kinds
-- are among them: without a look at their kind the index alone answers.
create or replace function erp_private.transaksi_with_goods(jenis erp.jenis_transaksi)
returns text language sql immutable set search_path = pg_catalog as $$
  select format(
    'select b.transaksi_id from transaksi_baris as b'
      ' where b.barang_id = ($1 ->> ''barang_id'')::bigint'
      ' union all select d.id from transaksi as d'
      ' where d.jenis = %1$L and d.status <> ''final'' and d.isi @> jsonb_build_object(''detail'','
      ' jsonb_build_array(jsonb_build_object(''barang_id'', ($1 ->> ''barang_id'')::bigint)))',
    jenis
  )
$$;
