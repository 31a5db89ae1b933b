/**
 * The combinations that a filter `dimensi` selects, 0 being "no values"; null without a filter
 * (VADLA).
 */
-- All parts of the filter must hold; a value also stands for the values below it. Every report by
-- dimension takes the filter from here, so that it means the same everywhere.
-- @execute erp_reader
create or replace function erp_private.dimensi_pick(buku anyelement, dimensi text)
returns bigint[] language plpgsql stable as $$
begin
  if dimensi_pick.dimensi is null then
    return null;
  end if;
  return array(
    with
      syarat as materialized (
        select u.slot,
               case when u.nilai_id is not null
                 then erp_private.dimensi_turunan(buku, u.nilai_id)
               end as boleh
          from erp_private.dimensi_parse(buku, dimensi_pick.dimensi) as u
      ),
      gabungan as (
        select 0::bigint as id, '{}'::bigint[] as nilai
        union all
        select g.id, array[g.nilai_1, g.nilai_2, g.nilai_3, g.nilai_4, g.nilai_5]
          from dimensi_gabungan as g
      )
    select g.id
      from gabungan as g
     where not exists (
       select
         from syarat as s
        where case
            when s.boleh is null then g.nilai[s.slot] is not null
            else coalesce(g.nilai[s.slot] <> all (s.boleh), true)
          end
     )
  );
end
$$;
