/** Has a tenant's tables vacuumed and analyzed after 500 changed rows, not after 50. */
-- And a tenth or a fifth of them, as ever. PostgreSQL tells every connection what that changes, and
-- each looks through the plans that it holds, of all tenants that it knows: with a thousand tenants
-- that are still small it had more to do with that than with requests.
-- @execute erp_owner
create or replace function erp_private.tenant_wall_quiet(skema text)
returns void language plpgsql set search_path = pg_catalog as $$
declare
  v_tabel record;
begin
  for v_tabel in
    select c.relname
      from erp_private.tenant_relations(skema) as c
     where c.relkind = 'r'
       and coalesce(array_to_string(c.reloptions, ','), '') !~ 'autovacuum_analyze_threshold='
  loop
    execute format(
      'alter table %I.%I'
        ' set (autovacuum_analyze_threshold = 500, autovacuum_vacuum_threshold = 500)',
      skema, v_tabel.relname
    );
  end loop;
end
$$;
