import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { rootDir } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { dbDir } from './sql_files.ts';

/**
 * What a release asks of the database: the functions that its servers, workers and commands call, with the types of their
 * arguments and results, and the tables that GraphQL reads. Servers of a release serve on the database of the next one, so
 * that one has to have all of it. `npm run release` writes it down, `npm run check` compares.
 */
export const callsFile = path.join(dbDir, 'committed', 'calls.txt');

/** An argument, a column, an attribute; a word of an enum has no type. */
type Part = { name: string; type: string; optional?: boolean; uncalled?: boolean };

/** Something of the catalog. A function's result is its type; columns of a result are a `result` of their own. */
type Entry = {
  kind: 'function' | 'result' | 'type' | 'enum' | 'table';
  name: string;
  parts: Part[];
  result: string;
  /** Roles of servers and workers that may ask it. */
  roles: string[];
  /** Its comment, as that of a column, has the line `@uncalled`: the release before asks for it, this one does not. */
  uncalled?: boolean;
};

/**
 * Logins of servers and workers and the roles that they act as. Of `erp_reader`, as which change data capture copies tables,
 * it calls nothing: it reads what the catalog says is there.
 */
const PROCESSES = ['erp_app', 'erp_authenticator', 'erp_cdc', 'erp_gate', 'erp_worker'];

const columnsSql = (condition: string) => `
(select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'uncalled', col_description(a.attrelid, a.attnum) ~ '(^|\\n)@uncalled') order by a.attnum)
   from pg_attribute as a
  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and ${condition})`;

const functionsSql = `
select format('%s.%s', n.nspname, p.proname) as name, pg_get_function_result(p.oid) as result,
       p.pronargs - p.pronargdefaults as required,
       obj_description(p.oid, 'pg_proc') ~ '(^|\\n)@uncalled' as uncalled,
       array(select x.grantee::regrole::text from aclexplode(p.proacl) as x
              where x.grantee = any (r.oids) order by 1) as roles,
       coalesce((select json_agg(json_build_object('name', coalesce(nullif(a.nama, ''), '$' || a.ke),
                   'type', format_type(a.tipe, null), 'mode', coalesce(a.mode, 'i')) order by a.ke)
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes)
                 with ordinality as a (tipe, nama, mode, ke)), '[]') as parts
  from pg_proc as p
  join pg_namespace as n on n.oid = p.pronamespace
 cross join (select array_agg(oid) as oids from pg_roles where rolname = any ($1)) as r
 where n.nspname in ('erp', 'erp_private')`;

const typesSql = `
select case t.typtype when 'e' then 'enum' else 'type' end as kind, t.oid::regtype::text as name, '' as result,
       array[]::text[] as roles,
       case t.typtype
         when 'e' then (select json_agg(json_build_object('name', e.enumlabel, 'type', '') order by e.enumsortorder)
                          from pg_enum as e where e.enumtypid = t.oid)
         else ${columnsSql('true')}
       end as parts
  from pg_type as t
  left join pg_class as c on c.oid = t.typrelid
 where t.typnamespace in ('erp'::regnamespace, 'erp_private'::regnamespace)
   and (t.typtype = 'e' or c.relkind = 'c')`;

const MAY_READ = `exists (
  select from unnest($1::text[]) as r where has_column_privilege(r, a.attrelid, a.attnum, 'select'))`;

const tablesSql = `
select 'table' as kind, format('%s.%s', n.nspname, c.relname) as name, '' as result,
       array(select r from unnest($1::text[]) as r where has_any_column_privilege(r, c.oid, 'select')) as roles,
       ${columnsSql(MAY_READ)} as parts
  from pg_class as c
  join pg_namespace as n on n.oid = c.relnamespace
 where n.nspname in ('erp', 'erp_private', 'tenant_templat') and c.relkind in ('r', 'p', 'v', 'm')
   and exists (select from unnest($1::text[]) as r where has_any_column_privilege(r, c.oid, 'select'))`;

type FunctionRow = Omit<Entry, 'kind' | 'parts'> & {
  required: number;
  parts: (Part & { mode: string })[];
};

function entriesOf({ parts, required, ...row }: FunctionRow): Entry[] {
  const inputs = parts.filter(({ mode }) => 'ibv'.includes(mode));
  const columns = parts.filter(({ mode }) => 'obt'.includes(mode));
  const called: Entry = {
    ...row,
    kind: 'function',
    result: columns.length > 0 ? 'record' : row.result,
    parts: inputs.map(({ name, type }, at) => ({ name, type, optional: at >= required })),
  };
  if (columns.length === 0) return [called];
  return [called, { ...called, kind: 'result', result: '', roles: [], parts: columns }];
}

/** All that a release could ask for. */
export async function readCatalog(client: pg.ClientBase): Promise<Entry[]> {
  const functions = await client.query<FunctionRow>(functionsSql, [PROCESSES]);
  const types = await client.query<Entry>(typesSql);
  const tables = await client.query<Entry>(tablesSql, [PROCESSES]);
  return [...functions.rows.flatMap(entriesOf), ...types.rows, ...tables.rows].map((entry) => ({
    ...entry,
    parts: entry.parts ?? [],
  }));
}

/** The functions that commands name: a superuser calls them, so no right tells. */
export function namedByCommands(): Set<string> {
  const folder = path.join(rootDir, 'db/scripts');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [
      ...readFileSync(path.join(folder, name), 'utf8').matchAll(/\b(erp(?:_private)?\.\w+)\(/g),
    ]);
  return new Set(names.map(([, name = '']) => name));
}

/** What of the catalog this release asks for, with every type that its parts and results are made of. */
export function calledOf(catalog: readonly Entry[], named: ReadonlySet<string>): Entry[] {
  const all = catalog.map((entry) => ({
    ...entry,
    parts: entry.parts.filter(({ uncalled }) => !uncalled),
  }));
  const byName = Map.groupBy(
    all.filter(({ kind }) => kind !== 'function' && kind !== 'table'),
    ({ name }) => name,
  );
  const wanted = new Set(all.filter((entry) => isCalled(entry, named)));
  for (const { name, parts, result } of wanted) {
    const types = [result, ...parts.map(({ type }) => type)];
    for (const one of [name, ...types.map((type) => type.replace(/^SETOF |\[\]$/g, ''))]) {
      for (const needed of byName.get(one) ?? []) wanted.add(needed);
    }
  }
  return [...wanted];
}

function isCalled({ kind, name, roles, uncalled }: Entry, named: ReadonlySet<string>): boolean {
  if (kind === 'table') return true;
  return kind === 'function' && (named.has(name) || (roles.length > 0 && !uncalled));
}

const lineOf = ({ kind, name, parts, result, roles }: Entry): string => {
  const list = parts.map(
    (part) =>
      [part.name, part.type].filter((word) => word !== '').join(' ') + (part.optional ? '?' : ''),
  );
  return [
    `${kind} ${name}(${list.join(', ')})`,
    result,
    roles.length > 0 ? `to ${roles.join(', ')}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ');
};

const LINE = /^(\w+) ([\w.]+)\((.*)\)(?: (?!to )(.+?))?(?: to (.+))?$/;

function entryOf(line: string): Entry {
  const match = LINE.exec(line);
  if (match === null) throw new Error(`${callsFile}: ${line}`);
  const [, kind = '', name = '', list = '', result = '', roles = ''] = match;
  const split = (text: string) => (text === '' ? [] : text.split(', '));
  const parts = split(list).map((text) => {
    const [, part = '', type = '', mark] = /^(\S+?)(?: (.+?))?(\?)?$/.exec(text) ?? [];
    return { name: part, type, optional: mark !== undefined };
  });
  return { kind: kind as Entry['kind'], name, parts, result, roles: split(roles) };
}

export type Calls = { version: string; entries: Entry[] };

export const callsText = ({ version, entries }: Calls): string =>
  [
    `# What servers, workers and commands of ${version} ask of the database. Written by npm run release.`,
    ...entries.map(lineOf).sort(),
    '',
  ].join('\n');

export function parseCalls(text: string): Calls {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const version = /commands of (\S+) ask/.exec(head)?.[1];
  if (version === undefined) throw new Error(`${callsFile}: ${head}`);
  return { version, entries: lines.map(entryOf) };
}

/** What the release before asked for; undefined before the first release. */
export const readCalls = (): Calls | undefined =>
  existsSync(callsFile) ? parseCalls(readFileSync(callsFile, 'utf8')) : undefined;

/** One line for each thing that servers of the release before would miss on the database that has this catalog. */
export function missedCalls({ version, entries }: Calls, catalog: readonly Entry[]): string[] {
  const there = new Map(catalog.map((entry) => [`${entry.kind} ${entry.name}`, entry]));
  return entries.flatMap((asked) => {
    const found = there.get(`${asked.kind} ${asked.name}`);
    const missed = found === undefined ? [GONE[asked.kind]] : missedOf(asked, found);
    return missed.map((what) => `${asked.name}: ${what}; rilis ${version} memakainya`);
  });
}

const GONE: Readonly<Record<Entry['kind'], string>> = {
  function: 'fungsi hilang',
  result: 'kolom hasil hilang',
  type: 'tipe hilang',
  enum: 'enum hilang',
  table: 'tabel hilang',
};

const PART: Readonly<Record<Entry['kind'], string>> = {
  function: 'argumen',
  result: 'kolom hasil',
  type: 'atribut',
  enum: 'kata',
  table: 'kolom',
};

function missedOf(asked: Entry, found: Entry): string[] {
  const what = PART[asked.kind];
  const parts = asked.parts.flatMap((part) => {
    const one = found.parts.find(({ name }) => name === part.name);
    if (one === undefined) return [`${what} ${part.name} hilang`];
    if (one.type !== part.type) return [`${what} ${part.name} kini ${one.type}, dulu ${part.type}`];
    return part.optional && !one.optional ? [`${what} ${part.name} kini wajib`] : [];
  });
  if (asked.kind === 'function' && parts.length === 0) parts.push(...misplaced(asked, found));
  if (asked.result !== found.result) parts.push(`hasil kini ${found.result}, dulu ${asked.result}`);
  const roles = asked.roles.filter((role) => !found.roles.includes(role));
  return [...parts, ...roles.map((role) => `tidak lagi untuk ${role}`)];
}

/** Callers give arguments by their places too, so new ones come last, and with a default. */
function misplaced(asked: Entry, found: Entry): string[] {
  const before = new Set(asked.parts.map(({ name }) => name));
  const added = found.parts.filter(({ name }) => !before.has(name));
  const required = added.filter(({ optional }) => !optional);
  if (required.length > 0) return required.map(({ name }) => `argumen ${name} baru dan wajib`);
  const same = asked.parts.every(({ name }, at) => found.parts[at]?.name === name);
  return same ? [] : ['urutan argumen berubah; yang baru di akhir'];
}

/** What is wrong where the record is not that of the newest release that CHANGELOG.md tells of; before the first there is none. */
export function staleRecord(changelog: string, calls: Calls | undefined): string[] {
  const newest = /^## (\d+\.\d+\.\d+\S*)/m.exec(changelog)?.[1];
  if (newest === calls?.version) return [];
  const file = path.relative(rootDir, callsFile);
  return [
    newest === undefined
      ? `CHANGELOG.md: belum menyebut rilis ${calls?.version}, yang dicatat ${file}`
      : `${file}: bukan milik rilis ${newest}, yang disebut CHANGELOG.md (npm run release)`,
  ];
}

/** Whether this tree has what it needs to serve the release before, and its record. */
export async function callMistakes(url: string): Promise<string[]> {
  const calls = readCalls();
  const stale = staleRecord(readFileSync(path.join(rootDir, 'CHANGELOG.md'), 'utf8'), calls);
  if (calls === undefined) return stale;
  return [...stale, ...missedCalls(calls, await withPgClient(url, readCatalog))];
}
