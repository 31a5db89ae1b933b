/** The type of the lines of a document, by the type of the document; null where it has none. */
create or replace function erp_private.salin_line_type(tipe regtype)
returns regtype language sql stable set search_path = pg_catalog as $$
  select e.typelem::regtype
    from pg_type as t
    join pg_attribute as a on a.attrelid = t.typrelid and a.attname = 'detail'
    join pg_type as e on e.oid = a.atttypid
   where t.oid = tipe
$$;
