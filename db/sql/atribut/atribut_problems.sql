/** Messages about the attributes of a document or a line, or an empty array. */
-- At most 50 keys, 16 KiB together; a value is a text of up to 500 letters, a number or a boolean.
-- null says that there is none. `jalur` is their path. Of too many nothing else is said.
-- @execute erp_writer, erp_reader
create or replace function erp_private.atribut_problems(jalur text, atribut jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  if jsonb_typeof(atribut) is distinct from 'object' then
    return array[erp_private.kalimat_di(jalur, 'objek')];
  elsif (select count(*) > 50 from jsonb_object_keys(atribut)) then
    return array[erp_private.kalimat_di(jalur, 'isi_paling_banyak', '50')];
  elsif octet_length(atribut::text) > 16384 then
    return array[erp_private.kalimat_di(jalur, 'atribut_besar')];
  end if;
  return array(
    select p.pesan
      from jsonb_each(atribut) as e
     cross join lateral (
       select case
           when e.key !~ '^[a-z][a-z0-9_]{0,62}$' then erp_private.kalimat_di(
             jalur, 'nama_atribut', erp_private.master_name_shown(e.key)
           )
           when jsonb_typeof(e.value) not in ('string', 'number', 'boolean', 'null')
             then erp_private.kalimat_di(format('%s.%s', jalur, e.key), 'nilai_atribut')
           when length(e.value #>> '{}') > 500 then erp_private.kalimat_di(
             format('%s.%s', jalur, e.key), 'huruf_paling_banyak', '500'
           )
         end as pesan
     ) as p
     where p.pesan is not null
     order by e.key
  );
end
$$;
