/** The names of the fields of an input, in the order of its list, else of its type. */
create or replace function erp_private.isi_names(tipe regtype)
returns text language sql stable set search_path = pg_catalog as $$
  select string_agg(a.attname, ', ' order by b.ke, a.attnum)
    from pg_type as t
    join pg_attribute as a on a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped
    left join erp_private.dokumen_bidang(isi_names.tipe) as b on b.nama = a.attname
   where t.oid = isi_names.tipe
$$;
