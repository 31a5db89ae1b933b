/** The number of a subclass for a type of accounts of another program; any other cell as it is. */
-- Types such as `Asset` alone do not tell which subclass.
create or replace function erp_private.impor_subklas(nilai jsonb)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nama text;
  v_kolom text;
begin
  if jsonb_typeof(nilai) is distinct from 'string' or nilai #>> '{}' ~ '^\d' then
    return nilai;
  end if;
  v_nama := regexp_replace(
    erp_private.impor_nama(nilai #>> '{}'), '^account(data)?accounttype', ''
  );
  select p.kolom into v_kolom
    from erp_private.impor_padanan as p
   where p.nama = v_nama and p.kolom ~ '^\d\d$'
   order by p.bawaan
   limit 1;
  return coalesce(to_jsonb(v_kolom), jsonb_build_object('galat', format(
    'tipe akun tidak dikenal (%s); sebut nomor subklasnya', left(nilai #>> '{}', 40)
  )));
end
$$;
