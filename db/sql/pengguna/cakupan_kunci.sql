/** The scopes that hold for a key: its own, and of a role of the tenant's own what both reach. */
-- Of two scopes about the same the narrower is what both reach; whoever may create may draft. A
-- role that is there no more reaches nothing.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.cakupan_kunci(
  cakupan text[], tenant_kode text, peran_kode text
) returns text[] language sql stable set search_path = pg_catalog as $$
  select case
      when cakupan_kunci.peran_kode is null then cakupan_kunci.cakupan
      else array(
        select distinct concat_ws(':', k.kata[1], b.bagian, a.aksi)
          from unnest(cakupan_kunci.cakupan) as c (cakupan)
         cross join lateral string_to_array(c.cakupan, ':') as k (kata)
          join erp_private.peran as p
            on p.tenant_kode = cakupan_kunci.tenant_kode and p.kode = cakupan_kunci.peran_kode
         cross join unnest(p.cakupan) as d (cakupan)
         cross join lateral string_to_array(d.cakupan, ':') as r (kata)
         cross join lateral (
           select case when cardinality(k.kata) = 3 then k.kata[2] else x.bagian end as bagian
             from (select case when cardinality(r.kata) = 3 then r.kata[2] end as bagian) as x
            where cardinality(k.kata) = 2 or x.bagian is null or x.bagian = k.kata[2]
         ) as b
         cross join lateral (
           select case
             when r.kata[cardinality(r.kata)] in ('*', k.kata[cardinality(k.kata)])
               then k.kata[cardinality(k.kata)]
             when k.kata[cardinality(k.kata)] = '*' then r.kata[cardinality(r.kata)]
             when array[k.kata[cardinality(k.kata)], r.kata[cardinality(r.kata)]]
                  <@ '{create,draft}'::text[] then 'draft'
           end as aksi
         ) as a
         where r.kata[1] = k.kata[1] and a.aksi is not null
         order by 1
      )
    end
$$;
