/** Lines of a document in the order in which two of them are compared, whatever theirs was. */
create or replace function erp_private.impor_baris_sort(baris jsonb)
returns jsonb language sql immutable set search_path = pg_catalog as $$
  select coalesce(jsonb_agg(b.isi order by b.isi ->> 'barang_id', b.isi ->> 'akun_kode',
      coalesce((b.isi ->> 'qty')::numeric, 1), coalesce((b.isi ->> 'debit')::numeric, 0),
      coalesce((b.isi ->> 'kredit')::numeric, 0), b.ke), '[]')
    from jsonb_array_elements(baris) with ordinality as b (isi, ke)
$$;
