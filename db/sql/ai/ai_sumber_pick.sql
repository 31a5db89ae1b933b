/** The source from which each metric of a question is read; null where none has all dimensions. */
-- The first source that has every dimension asked for. Sources of metrics that have only one come
-- before others, so that sales, cost and quantity of one answer belong together.
create or replace function erp_private.ai_sumber_pick(metrik text[], dimensi text[])
returns text[] language sql stable set search_path = pg_catalog as $$
  select array_agg((
      select m.sumber
        from erp_private.ai_metrik as m
        join erp_private.ai_sumber as s
          on s.kode = m.sumber and s.dimensi @> ai_sumber_pick.dimensi
       where m.kode = u.kode
       order by (
         exists (
           select from erp_private.ai_metrik as x
            where x.kode = any (ai_sumber_pick.metrik) and x.sumber = m.sumber
              and not exists (
                select from erp_private.ai_metrik as y
                 where y.kode = x.kode and y.sumber <> x.sumber
              )
         )
       ) desc, m.urutan
       limit 1
    ) order by u.ke)
    from unnest(ai_sumber_pick.metrik) with ordinality as u (kode, ke)
$$;
