/** What the catalog holds of a tenant's schema, thing by thing, in words that are the same for every tenant. */
import pg from 'pg';

export type Fact = {
  /** What it is, in the words of a sentence: `tabel`, `kolom`, `indeks`. */
  jenis: string;
  /** Its name, after that of its table where it lies on one. */
  nama: string;
  /** The table, view or sequence that it lies on or is. */
  induk: string | null;
  /** What is compared, as one text. */
  isi: string;
  /** SQL that takes it away and that makes it; `{skema}` is the schema, `{kode}` the tenant's code. */
  buang: string | null;
  buat: string | null;
};

/** Names of the schema itself are written bare: it stands first on the path. */
const FACTS = `
with rel as materialized (
  select c.*, case c.relkind when 'S' then 'urutan' when 'v' then 'view' when 'm' then 'view' when 'i' then 'indeks'
                else 'tabel' end as sebutan
    from pg_class as c where c.relnamespace = $1::regnamespace
), milik as (
  select r.oid, r.relname, r.relkind, r.sebutan from rel as r where r.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
)
select r.sebutan as jenis, r.relname::text as nama, r.relname::text as induk,
       concat_ws(', ', r.relkind, 'pemilik ' || r.relowner::regrole, 'persistence ' || r.relpersistence::text,
         'row level security ' || r.relrowsecurity::text, case when r.relforcerowsecurity then 'force' end,
         (select string_agg(o, ' ' order by o) from unnest(r.reloptions) as o),
         case when r.relkind in ('v', 'm') then pg_get_viewdef(r.oid) end,
         (select concat_ws(' ', format_type(s.seqtypid, null), s.seqincrement, s.seqcycle)
            from pg_sequence as s where s.seqrelid = r.oid)) as isi,
       format('drop %s {skema}.%I', case r.relkind when 'S' then 'sequence' when 'v' then 'view'
         when 'm' then 'materialized view' else 'table' end, r.relname) as buang, null as buat
  from rel as r where r.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
union all
select 'kolom', format('%s.%s', m.relname, a.attname), m.relname::text,
       concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
         case a.attgenerated when '' then 'default ' || pg_get_expr(d.adbin, d.adrelid)
           else format('generated %s (%s)', a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) end,
         nullif(format('identity %s', a.attidentity), 'identity '),
         (select 'collate ' || k.collname from pg_collation as k
           where k.oid = a.attcollation and k.collname <> 'default'),
         array_to_string(a.attoptions, ' '), a.attacl::text),
       format('alter table {skema}.%I drop column %I', m.relname, a.attname),
       format('alter table {skema}.%I add column %I %s%s', m.relname, a.attname, format_type(a.atttypid, a.atttypmod),
         case a.attgenerated when '' then ' default ' || pg_get_expr(d.adbin, d.adrelid)
           else format(' generated always as (%s) %s', pg_get_expr(d.adbin, d.adrelid),
             case a.attgenerated when 's' then 'stored' else 'virtual' end) end)
  from milik as m join pg_attribute as a on a.attrelid = m.oid
  left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
 where m.relkind not in ('S', 'i') and a.attnum > 0 and not a.attisdropped
union all
select 'indeks', r.relname::text, m.relname::text,
       concat_ws(' ', pg_get_indexdef(i.indexrelid), case when not i.indisvalid then 'TIDAK SAH' end),
       format('drop index {skema}.%I', r.relname), pg_get_indexdef(i.indexrelid)
  from pg_index as i join milik as m on m.oid = i.indrelid join rel as r on r.oid = i.indexrelid
 where not exists (select from pg_constraint as c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
union all
select 'syarat', format('%s.%s', m.relname, c.conname), m.relname::text,
       concat_ws(' ', pg_get_constraintdef(c.oid), case when not c.convalidated and c.conenforced then 'BELUM DIPERIKSA' end),
       format('alter table {skema}.%I drop constraint %I', m.relname, c.conname),
       format('alter table {skema}.%I add constraint %I %s', m.relname, c.conname, pg_get_constraintdef(c.oid))
  from pg_constraint as c join milik as m on m.oid = c.conrelid
 where c.contype <> 'n'
union all
select 'pemicu', format('%s.%s', m.relname, t.tgname), m.relname::text,
       concat_ws(' ', pg_get_triggerdef(t.oid, true), nullif(t.tgenabled, 'O')),
       format('drop trigger %I on {skema}.%I', t.tgname, m.relname), pg_get_triggerdef(t.oid)
  from pg_trigger as t join milik as m on m.oid = t.tgrelid where not t.tgisinternal
union all
select 'kebijakan', format('%s.%s', m.relname, p.polname), m.relname::text,
       concat_ws(' ', p.polcmd, p.polpermissive,
         (select string_agg(x::regrole::text, ', ' order by x::regrole::text) from unnest(p.polroles) as x),
         pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid)),
       format('drop policy %I on {skema}.%I', p.polname, m.relname),
       $$select erp_private.tenant_wall('{skema}', '{kode}')$$
  from pg_policy as p join milik as m on m.oid = p.polrelid
union all
select 'aturan', format('%s.%s', m.relname, w.rulename), m.relname::text, pg_get_ruledef(w.oid),
       format('drop rule %I on {skema}.%I', w.rulename, m.relname), null
  from pg_rewrite as w join milik as m on m.oid = w.ev_class where w.rulename <> '_RETURN'
union all
select 'hak', format('%s untuk %s', m.relname, h.siapa), m.relname::text, h.hak,
       format('revoke all on {skema}.%I from %s', m.relname, h.siapa),
       format('grant %s on {skema}.%I to %s', h.hak, m.relname, h.siapa)
  from milik as m join pg_class as c on c.oid = m.oid
 cross join lateral (
   select case x.grantee when 0 then 'public' else x.grantee::regrole::text end as siapa,
          string_agg(lower(x.privilege_type) || case when x.is_grantable then ' with grant option' else '' end, ', '
            order by x.privilege_type) as hak
     from aclexplode(c.relacl) as x where x.grantee <> c.relowner group by x.grantee
 ) as h
union all
select 'statistik', s.stxname::text, m.relname::text, pg_get_statisticsobjdef(s.oid),
       format('drop statistics {skema}.%I', s.stxname), pg_get_statisticsobjdef(s.oid)
  from pg_statistic_ext as s join milik as m on m.oid = s.stxrelid
union all
select 'fungsi', p.oid::regprocedure::text, null, md5(pg_get_functiondef(p.oid)),
       format('drop routine {skema}.%s', p.oid::regprocedure), null
  from pg_proc as p where p.pronamespace = $1::regnamespace and p.prokind <> 'a'
union all
select 'tipe', t.typname::text, null, t.typtype::text || ' ' || coalesce((
         select string_agg(format('%s %s', a.attname, format_type(a.atttypid, a.atttypmod)), ', ' order by a.attnum)
           from pg_attribute as a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped
       ), ''), format('drop type {skema}.%I', t.typname), null
  from pg_type as t left join rel as r on r.oid = t.typrelid
 where t.typnamespace = $1::regnamespace and t.typelem = 0 and coalesce(r.relkind, 'c') = 'c'`;

/** Puts the schema's name where the search path left it out, in keys and defaults, so that the SQL can be run as it stands. */
const qualified = (sql: string, skema: string): string =>
  sql
    .replaceAll(`${skema}.`, '{skema}.')
    .replaceAll(/ REFERENCES (?!["\w]+\.)/g, ' REFERENCES {skema}.')
    .replaceAll(/nextval\('(?!["\w]+\.)/g, "nextval('{skema}.");

/** Reads the facts of a schema whose policies name the tenant `kode`. */
export async function readFacts(client: pg.Client, skema: string, kode: string): Promise<Fact[]> {
  const schema = pg.escapeIdentifier(skema);
  await client.query(`set search_path = ${schema}, pg_catalog`);
  const { rows } = await client.query<Fact>(FACTS, [schema]);
  const code = pg.escapeLiteral(kode);
  const plain = (text: string) => text.replaceAll(code, "'{kode}'").replaceAll(`${skema}.`, '');
  return rows.map((fact) => ({
    ...fact,
    isi: plain(fact.isi),
    buat: fact.buat === null ? null : qualified(fact.buat, skema),
  }));
}
