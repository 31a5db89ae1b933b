/** Messages about the attributes of a document or a line, or an empty array. */
-- At most 50 keys, 16 KiB together; a value is a text of up to 500 letters, a number or a boolean.
-- null says that there is none. `jalur` is their path. Of too many nothing else is said.
-- @execute erp_writer, erp_reader
create or replace function erp_private.atribut_problems(jalur text, atribut jsonb)
returns text[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  if jsonb_typeof(atribut) is distinct from 'object' then
    return array[format('%s: harus objek, misalnya {"kanal": "shopee"}', jalur)];
  elsif (select count(*) > 50 from jsonb_object_keys(atribut)) then
    return array[format('%s: paling banyak 50 kunci', jalur)];
  elsif octet_length(atribut::text) > 16384 then
    return array[format('%s: paling banyak 16 KiB seluruhnya', jalur)];
  end if;
  return array(
    select format('%s.%s: %s', jalur, left(e.key, 64), p.pesan)
      from jsonb_each(atribut) as e
     cross join lateral (
       select case
           when e.key !~ '^[a-z][a-z0-9_]{0,62}$'
             then 'nama tidak sah (huruf kecil, angka dan garis bawah, diawali huruf)'
           when jsonb_typeof(e.value) not in ('string', 'number', 'boolean', 'null')
             then 'harus teks, angka, true, false atau null'
           when length(e.value #>> '{}') > 500 then 'paling banyak 500 huruf'
         end as pesan
     ) as p
     where p.pesan is not null
     order by e.key
  );
end
$$;
