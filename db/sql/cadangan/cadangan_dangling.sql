/** The foreign keys of a schema that rows of it do not keep, by name; null: all are kept. */
-- Asked once the rows of a backup are in: they were not checked one by one.
create or replace function erp_private.cadangan_dangling(skema text)
returns text language plpgsql stable as $$
declare
  v_kunci record;
  v_ada boolean;
  v_putus text;
begin
  for v_kunci in
    select k.conname, k.conrelid::regclass as anak, k.confrelid::regclass as induk,
           string_agg(format('i.%I = a.%I', y.attname, x.attname), ' and ') as sama,
           string_agg(format('a.%I is not null', x.attname), ' and ') as terisi
      from pg_catalog.pg_constraint as k
      cross join lateral unnest(k.conkey, k.confkey) as u (anak, induk)
      join pg_catalog.pg_attribute as x on x.attrelid = k.conrelid and x.attnum = u.anak
      join pg_catalog.pg_attribute as y on y.attrelid = k.confrelid and y.attnum = u.induk
     where k.connamespace = skema::regnamespace and k.contype = 'f'
     group by k.oid, k.conname, k.conrelid, k.confrelid
     order by k.conname
  loop
    execute format(
      'select exists (select from %s as a where %s and not exists (select from %s as i where %s))',
      v_kunci.anak, v_kunci.terisi, v_kunci.induk, v_kunci.sama
    ) into v_ada;
    if v_ada then
      v_putus := concat_ws(', ', v_putus, v_kunci.conname);
    end if;
  end loop;
  return v_putus;
end
$$;
