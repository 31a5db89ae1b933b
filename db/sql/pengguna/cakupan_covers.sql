/** Whether scopes reach all that one more scope allows. */
-- Only `*` reaches `*`: it also opens what names no action of its own. Whoever may create may
-- draft.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.cakupan_covers(punya text[], cakupan text)
returns boolean language sql stable set search_path = pg_catalog as $$
  select not exists (
    select
      from string_to_array(cakupan_covers.cakupan, ':') as b (bagian)
      join erp_private.cakupan as c on c.hak = b.bagian[1]
     cross join lateral (select b.bagian[cardinality(b.bagian)] as aksi) as a
     where not exists (
       select
         from unnest(punya) as p (cakupan)
        cross join lateral string_to_array(p.cakupan, ':') as q (bagian)
        where q.bagian[1] = c.hak
          and (
            q.bagian[cardinality(q.bagian)] in (a.aksi, '*')
            or a.aksi = 'draft' and q.bagian[cardinality(q.bagian)] = 'create'
          )
          and (
            cardinality(q.bagian) = 2
            or cardinality(b.bagian) = 3 and q.bagian[2] = b.bagian[2]
          )
     )
  )
$$;
