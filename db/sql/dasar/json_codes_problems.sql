/** Messages about a value that is no object of codes, as of dimensions, or an empty array. */
-- Whether what the codes name is there and may be used is judged apart.
create or replace function erp_private.json_codes_problems(jalur text, nilai jsonb)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  if jsonb_typeof(nilai) = 'object' then
    return array(
      select erp_private.kalimat_di(
          format('%s.%s', jalur, erp_private.master_name_shown(e.key)), 'kode_nilai'
        )
        from jsonb_each(nilai) as e
       where jsonb_typeof(e.value) not in ('string', 'null')
       order by e.key
    );
  elsif jsonb_typeof(nilai) <> 'null' then
    return array[erp_private.kalimat_di(jalur, 'objek')];
  end if;
  return '{}';
end
$$;
