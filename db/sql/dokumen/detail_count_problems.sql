/** Message about the number of lines of a document, or null. */
-- A document has at least `paling_sedikit` lines and at most 1000.
create or replace function erp_private.detail_count_problems(banyak integer, paling_sedikit integer)
returns text[] language sql stable set search_path = pg_catalog as $$
  select case
    when coalesce(banyak, 0) < paling_sedikit then
      array[erp_private.kalimat_di('detail', 'isi_paling_sedikit', paling_sedikit::text)]
    when banyak > 1000 then array[erp_private.kalimat_di('detail', 'isi_paling_banyak', '1000')]
  end
$$;
