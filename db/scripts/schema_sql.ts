import type pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';

/**
 * Writes a database's catalog as SQL for people: db/schema.sql, so that a migration is an ordinary diff. (The
 * embedded PostgreSQL brings no pg_dump.) Function bodies are left out: each has its file.
 */

/** Each query gives one text column; the sections follow each other in this order. */
const sections: { title: string; sql: string }[] = [
  {
    title: 'Roles',
    sql: `select format('-- %s: %s%s', r.rolname,
                 case when r.rolcanlogin then 'login' else 'no login' end,
                 concat(case when r.rolreplication then ', replication' end,
                        case when r.rolsuper then ', superuser' end,
                        case when r.rolbypassrls then ', bypasses RLS' end,
                        case when not r.rolinherit then ', no inherit' end)) as baris
            from pg_roles r where r.rolname ~ '^erp_' and r.rolname !~ '^erp_req_' order by r.rolname`,
  },
  {
    title: 'Memberships',
    sql: `select format('grant %I to %I with inherit %s, set %s;', g.rolname, m.rolname,
                 a.inherit_option, a.set_option) as baris
            from pg_auth_members a
            join pg_roles g on g.oid = a.roleid
            join pg_roles m on m.oid = a.member
           where g.rolname ~ '^erp_' and m.rolname ~ '^erp_'
             and concat(g.rolname, m.rolname) !~ 'erp_req_'
           order by 1`,
  },
  {
    title: 'Schemas',
    sql: `select format(E'create schema %I authorization %I;%s', n.nspname, n.nspowner::regrole,
                 (select string_agg(format(E'\\ngrant %s on schema %I to %s;', lower(h.hak), n.nspname, h.siapa),
                                    '' order by h.siapa)
                    from (select string_agg(x.privilege_type, ', ' order by x.privilege_type) as hak,
                                 case x.grantee when 0 then 'public' else x.grantee::regrole::text end as siapa
                            from aclexplode(n.nspacl) x where x.grantee <> n.nspowner group by 2) h)) as baris
            from pg_namespace n
           where n.nspname in ('erp', 'erp_private', 'ekstensi', 'tenant_templat') order by n.nspname`,
  },
  {
    title: 'Types',
    sql: `select case t.typtype
                 when 'e' then format('create type %s as enum (%s);', t.oid::regtype,
                   (select string_agg(quote_literal(e.enumlabel), ', ' order by e.enumsortorder)
                      from pg_enum e where e.enumtypid = t.oid))
                 when 'd' then format('create domain %s as %s%s;', t.oid::regtype,
                   format_type(t.typbasetype, t.typtypmod),
                   (select string_agg(E'\\n  ' || pg_get_constraintdef(c.oid), '' order by c.conname)
                      from pg_constraint c where c.contypid = t.oid))
                 else format(E'create type %s as (\\n%s\\n);', t.oid::regtype,
                   (select string_agg(format('  %I %s', a.attname, format_type(a.atttypid, a.atttypmod)),
                                      E',\\n' order by a.attnum)
                      from pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped))
                 end as baris
            from pg_type t
            left join pg_class k on k.oid = t.typrelid
           where t.typnamespace in ('erp'::regnamespace, 'erp_private'::regnamespace)
             and (t.typtype in ('e', 'd') or k.relkind = 'c')
           order by t.typtype desc, t.oid::regtype::text`,
  },
  {
    title: 'Functions',
    sql: `select format(E'%s %s(%s)%s;%s%s',
                 case p.prokind when 'p' then 'procedure' else 'function' end, p.oid::regproc,
                 pg_get_function_identity_arguments(p.oid),
                 ' returns ' || pg_get_function_result(p.oid),
                 format(E'\\n  -- %s, %s%s, owner %s', l.lanname,
                   case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
                   concat(case when p.prosecdef then ', security definer' end,
                          case when p.proconfig is not null then ', ' || array_to_string(p.proconfig, ', ') end),
                   p.proowner::regrole),
                 (select E'\\n  -- execute: ' || string_agg(
                           case x.grantee when 0 then 'public' else x.grantee::regrole::text end, ', '
                           order by 1)
                    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) x
                   where x.grantee <> p.proowner)) as baris
            from pg_proc p join pg_language l on l.oid = p.prolang
           where p.pronamespace in ('erp'::regnamespace, 'erp_private'::regnamespace)
           order by p.oid::regprocedure::text`,
  },
];

const tables = `
select c.oid, format('%I.%I', n.nspname, c.relname) as nama, c.relkind, c.relowner::regrole::text as pemilik,
       c.relrowsecurity as rls
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
 where n.nspname in ('erp', 'erp_private', 'tenant_templat') and c.relkind in ('r', 'p', 'v', 'm')
 order by 2`;

const parts = `
select 'kolom' as jenis, a.attnum::int as urutan,
       format('  %I %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
              case when a.attgenerated <> '' then ' generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') '
                   || case a.attgenerated when 's' then 'stored' else 'virtual' end
                   else coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '') end,
              case when a.attnotnull then ' not null' else '' end) as baris
  from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
 where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
union all
select 'syarat', 0, format('  constraint %I %s', c.conname, pg_get_constraintdef(c.oid))
  from pg_constraint c where c.conrelid = $1 and c.contype <> 'n'
union all
select 'indeks', 0, pg_get_indexdef(i.indexrelid) || ';'
  from pg_index i
 where i.indrelid = $1
   and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
union all
select 'pemicu', 0, pg_get_triggerdef(t.oid) || ';' from pg_trigger t where t.tgrelid = $1 and not t.tgisinternal
union all
select 'kebijakan', 0, format(E'create policy %I on %s for %s to %s%s%s;', p.polname, p.polrelid::regclass,
       case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete'
                     else 'all' end,
       (select string_agg(r::regrole::text, ', ' order by 1) from unnest(p.polroles) r),
       E'\\n  using (' || pg_get_expr(p.polqual, p.polrelid) || ')',
       E'\\n  with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')
  from pg_policy p where p.polrelid = $1
union all
select 'hak', 0, format('grant %s on %s to %s;', lower(h.hak), $1::regclass, h.siapa)
  from (select string_agg(x.privilege_type, ', ' order by x.privilege_type) as hak,
               case x.grantee when 0 then 'public' else x.grantee::regrole::text end as siapa
          from pg_class c cross join aclexplode(c.relacl) x
         where c.oid = $1 and x.grantee <> c.relowner group by 2) h
order by 1, 2, 3`;

type Table = { oid: number; nama: string; relkind: string; pemilik: string; rls: boolean };
type Part = { jenis: string; baris: string };

async function tableSql(client: pg.Client, table: Table): Promise<string> {
  if (table.relkind === 'v' || table.relkind === 'm') {
    const { rows } = await client.query(
      `select pg_get_viewdef($1::oid) as isi, array_to_string(reloptions, ', ') as pilihan
         from pg_class where oid = $1`,
      [table.oid],
    );
    return `create view ${table.nama} with (${rows[0].pilihan ?? ''}) as\n${rows[0].isi}`;
  }
  const { rows } = await client.query<Part>(parts, [table.oid]);
  const of = (...kinds: string[]) =>
    kinds.flatMap((kind) => rows.filter((row) => row.jenis === kind).map((row) => row.baris));
  return [
    `create table ${table.nama} (\n${of('kolom', 'syarat').join(',\n')}\n);`,
    `alter table ${table.nama} owner to ${table.pemilik};`,
    ...(table.rls ? [`alter table ${table.nama} enable row level security;`] : []),
    ...of('indeks', 'pemicu', 'kebijakan', 'hak'),
  ].join('\n');
}

/** The catalog of a migrated database, by the titles of its sections. */
export async function schemaSections(client: pg.Client): Promise<Map<string, string>> {
  // Every name is written with its schema.
  await client.query("set search_path = ''");
  const found = new Map<string, string>();
  for (const { title, sql } of sections) {
    const { rows } = await client.query<{ baris: string }>(sql);
    found.set(title, rows.map((row) => row.baris).join('\n'));
  }
  const texts: string[] = [];
  const { rows } = await client.query<Table>(tables);
  for (const table of rows) texts.push(await tableSql(client, table));
  return found.set('Tables and views', texts.join('\n\n'));
}

/** The catalog of a migrated database without tenants, as text that is the same on every machine. */
export async function schemaSql(url: string): Promise<string> {
  const found = await withPgClient(url, schemaSections);
  const texts = [...found].flatMap(([title, text]) => [`-- ${title}`, text]);
  return `${[
    '-- Generated by npm run schema from the catalog. For reading: nothing runs it.',
    ...texts,
  ].join('\n\n')}\n`;
}
