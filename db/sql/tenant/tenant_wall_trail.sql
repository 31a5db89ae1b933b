/** Makes the triggers of the audit trail on the tables of a tenant, as the list of tables says. */
-- Tables that have theirs are left alone.
-- @execute erp_owner
create or replace function erp_private.tenant_wall_trail(skema text)
returns void language plpgsql set search_path = pg_catalog as $$
declare
  v_tabel record;
begin
  for v_tabel in
    select c.relname, coalesce(t.jejak, case t.sifat
             when 'induk' then 'penuh' when 'dokumen' then 'ubah' else 'tidak'
           end) as jejak,
           (
             select string_agg(quote_literal(a.attname), ', ' order by k.urutan)
               from pg_constraint as p
               cross join lateral unnest(p.conkey) with ordinality as k (nomor, urutan)
               join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor
              where p.conrelid = c.oid and p.contype = 'p'
           ) as kunci
      from erp_private.tenant_relations(skema) as c
      join erp_private.tenant_table as t on t.tabel = c.relname
     where c.relkind = 'r'
       and not exists (
         select from pg_trigger as g where g.tgrelid = c.oid and g.tgname = 'jejak'
       )
  loop
    continue when v_tabel.jejak = 'tidak';
    execute format(
      'create trigger jejak after %s on %I.%I for each row execute function erp_private.%I(%s)',
      case v_tabel.jejak when 'ubah' then 'update or delete' else 'insert or update or delete' end,
      skema, v_tabel.relname,
      case v_tabel.jejak when 'dokumen' then 'tg__transaksi_audit' else 'tg__baris_audit' end,
      v_tabel.kunci
    );
  end loop;
end
$$;
