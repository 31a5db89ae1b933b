/** The SQL of the order of a list of master records. */
-- The key makes it total; it takes the direction of the last field, so that one index serves both.
-- @execute erp_reader
create or replace function erp_private.master_list_order(
  buku anyelement, entitas erp.entitas_master, sort text[]
) returns text language plpgsql stable as $$
begin
  return (
    select concat_ws(
        ', ',
        string_agg(
          case
            when s.teks like 'atribut.%'
              then format('m.atribut -> %L', substr(split_part(s.teks, ':', 1), 9))
            else format('m.%I', split_part(s.teks, ':', 1))
          end || case when s.teks like '%:desc' then ' desc' else ' asc' end,
          ', ' order by s.urutan
        ) filter (where s.teks is not null),
        format('m.%I', e.kunci) || case
          when master_list_order.sort[cardinality(master_list_order.sort)] like '%:desc'
            then ' desc'
          else ' asc'
        end
      )
      from erp_private.master_entitas as e
      left join unnest(master_list_order.sort) with ordinality as s (teks, urutan) on true
     where e.entitas = master_list_order.entitas
     group by e.kunci
  );
end
$$;
