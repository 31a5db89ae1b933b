/** The figures of a question in one period. */
-- Metrics (each with the source it is read from) by up to two dimensions. The statement is put
-- together from the registered expressions alone; what the caller names can only pick among them,
-- and names in filters arrive as keys in a parameter.
create or replace function erp_private.ai_compute(
  buku anyelement, metrik text[], sumber text[], dimensi text[], saring jsonb, dari date,
  sampai date
) returns setof erp_private.ai_angka language plpgsql stable as $$
declare
  v_k1 text := 'null::text';
  v_k2 text := 'null::text';
  v_waktu text;
  v_sql text;
begin
  select coalesce(min(d.ekspresi) filter (where d.kode = ai_compute.dimensi[1]), v_k1),
         coalesce(min(d.ekspresi) filter (where d.kode = ai_compute.dimensi[2]), v_k2),
         min(d.kode) filter (where d.waktu is not null and d.kode = any (ai_compute.dimensi))
    into v_k1, v_k2, v_waktu
    from erp_private.ai_dimensi as d;
  select string_agg(format(
           'select %s as k1, %s as k2, unnest(%L::integer[]) as ke, unnest(array[%s]) as nilai'
           ' from %s left join barang as b on b.id = f.barang_id'
           ' left join kontak as k on k.id = f.kontak_id where true%s%s',
           v_k1, v_k2, x.ke, x.ekspresi,
           case
             when s.per_ember and v_waktu is not null then format(
               'erp_private.ai_ember(%L, $1, $2) as e cross join lateral ', v_waktu
             ) || format(s.panggilan, 'e.dari', 'e.sampai')
             else format(s.panggilan, '$1', '$2')
           end || ' as f',
           (
             select string_agg(format(
               ' and %s = any (array(select jsonb_array_elements_text($3 -> %L)))', d.ekspresi,
               d.kode
             ), '')
               from erp_private.ai_dimensi as d
              where ai_compute.saring ? d.kode
           ),
           case when cardinality(ai_compute.dimensi) > 0 then ' group by 1, 2' end
         ), ' union all ')
    into v_sql
    from (
      select m.sumber, array_agg(u.ke order by u.ke) as ke,
             string_agg(format('(%s)::numeric', m.ekspresi), ', ' order by u.ke) as ekspresi
        from unnest(ai_compute.metrik, ai_compute.sumber) with ordinality as u (metrik, sumber, ke)
        join erp_private.ai_metrik as m on m.kode = u.metrik and m.sumber = u.sumber
       group by m.sumber
    ) as x
    join erp_private.ai_sumber as s on s.kode = x.sumber;
  return query execute format(
    'select x.k1, x.k2, coalesce(a.ke::text, x.k1, ''''), coalesce(c.ke::text, x.k2, ''''), x.ke,'
    ' x.nilai from (%s) as x left join erp_private.ai_ember(%L, $1, $2) as a on a.kunci = x.k1'
    ' left join erp_private.ai_ember(%L, $1, $2) as c on c.kunci = x.k2',
    v_sql, ai_compute.dimensi[1], ai_compute.dimensi[2]
  ) using ai_compute.dari, ai_compute.sampai, ai_compute.saring;
end
$$;
