/** The reports that a comparison asks, with their arguments. */
-- $1 is the first day, $2 the last one, $3 the page.
-- Those that need nothing else: a card of one product or account tells nothing that others do not.
-- Beside a report neither the same beside another time nor in columns is asked.
create or replace function erp_private.cabang_reports()
returns table (fungsi text, argumen text, halaman boolean) language sql stable as $$
  select p.proname::text,
         string_agg(
           format('%I => %s', a.nama, case a.nama
             when 'dari' then '$1'
             when 'masa' then 'to_char($2, ''YYYY-MM'')'
             when 'page' then '$3'
             when 'per_page' then '500'
             else '$2'
           end), ', ' order by a.ke
         ) filter (where a.nama = any ('{dari,sampai,per,masa,page,per_page}')),
         bool_or(a.nama = 'page')
    from pg_catalog.pg_proc as p
   cross join lateral unnest(p.proargnames) with ordinality as a (nama, ke)
   where p.pronamespace = 'erp'::regnamespace and p.proname ^@ 'laporan_'
     and p.proname !~ '_(kolom|banding)$' and p.proname <> all ('{laporan_beda,laporan_integritas}')
     and p.pronargs = p.pronargdefaults and p.provolatile = 's' and not p.proretset
   group by p.oid, p.proname
   order by p.proname
$$;
