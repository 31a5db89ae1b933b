/** A cursor after a row: its place in the order, sealed with what the cursor holds for. */
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.kursor_text(bound text, nilai text[])
returns text language sql immutable set search_path = pg_catalog as $$
  select left(encode(sha256(convert_to(bound || i.isi, 'UTF8')), 'hex'), 32) || i.isi
    from rtrim(
      translate(
        encode(convert_to(array_to_json(nilai)::text, 'UTF8'), 'base64'), E'+/\n', '-_'
      ), '='
    ) as i (isi)
$$;
