/** Messages about external ids, or an empty array. */
-- `{sumber: id}`: a source is a short name in small letters, an id a text as the other program
-- writes it. Null is none; `kosong` lets single ids be null.
create or replace function erp_private.id_luar_problems(id_luar jsonb, kosong boolean default false)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_kosong constant boolean := id_luar_problems.kosong;
begin
  if coalesce(jsonb_typeof(id_luar), 'null') = 'null' then
    return '{}';
  elsif jsonb_typeof(id_luar) <> 'object' then
    return array[erp_private.kalimat_di('id_luar', 'objek')];
  end if;
  return array(
    select erp_private.kalimat_di('id_luar', 'sumber_paling_banyak', '10')
     where (select count(*) > 10 from jsonb_object_keys(jsonb_strip_nulls(id_luar)))
    union all
    (select format('id_luar.%s: %s', erp_private.master_name_shown(i.key), x.pesan)
       from jsonb_each(id_luar) as i
      cross join lateral (
        select case
            when jsonb_typeof(i.value) = 'string'
              then erp_private.id_luar_problem(i.key, i.value #>> '{}')
            when v_kosong and jsonb_typeof(i.value) = 'null'
              then erp_private.id_luar_problem(i.key, 'x')
            else coalesce(erp_private.id_luar_problem(i.key, 'x'), erp_private.kalimat('teks'))
          end as pesan
      ) as x
      where x.pesan is not null
      order by i.key
      limit 20)
  );
end
$$;
