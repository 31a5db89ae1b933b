/** The functions in PL/pgSQL of a database, and what stands in their files. */
import type pg from 'pg';
import { readSqlFiles } from '../sql_files.ts';

type Argument = { nama: string; tipe: string; ragam: string };

/** A function to look at. A trigger function comes once for each of its tables, with the names of the transition tables. */
export type Asked = {
  nama: string;
  schema: string;
  sumber: string;
  jalur: string;
  /** Null where it follows from its arguments. */
  kembali: string | null;
  args: Argument[];
  tabel: string | null;
  baru: string | null;
  lama: string | null;
};

const FUNCTIONS = `
select p.proname as nama, n.nspname as schema, p.prosrc as sumber,
       coalesce((select substr(c, 13) from unnest(p.proconfig) as c where c like 'search_path=%'),
         'tenant_templat, erp, pg_temp') as jalur,
       case when p.prorettype in ('trigger'::regtype, 'event_trigger'::regtype) then p.prorettype::regtype::text
            when p.proargmodes && '{o,b}' then case when p.proretset then 'setof record' end
            when p.proretset then 'setof text'
            when p.prorettype = 'void'::regtype then 'void'
            else 'text' end as kembali,
       coalesce((
         select jsonb_agg(jsonb_build_object('nama', a.nama, 'ragam', coalesce(a.ragam, 'i'), 'tipe',
                  case when a.tipe <> 'anyelement'::regtype then format_type(a.tipe, null)
                       when p.proconfig::text ~ 'search_path' then 'erp.buku'
                       else 'tenant_templat.buku' end) order by a.urut)
           from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargnames, p.proargmodes::text[])
                with ordinality as a (tipe, nama, ragam, urut)
          where a.nama <> ''
       ), '[]') as args, g.tabel, g.baru, g.lama
  from pg_proc as p
  join pg_namespace as n on n.oid = p.pronamespace
  left join lateral (
    select distinct format('%s.%s', c.relnamespace::regnamespace, c.relname) as tabel,
           max(r.tgnewtable::text) over w as baru, max(r.tgoldtable::text) over w as lama
      from pg_trigger as r
      join pg_class as c on c.oid = r.tgrelid
     where r.tgfoid = p.oid and c.relnamespace::regnamespace::text in ('tenant_templat', 'erp', 'erp_private')
    window w as ()
  ) as g on true
 where n.nspname in ('erp', 'erp_private')
   and p.prolang = (select l.oid from pg_language as l where l.lanname = 'plpgsql')
   and p.proname = coalesce($1, p.proname)
 order by n.nspname, p.proname, g.tabel`;

export const readFunctions = async (client: pg.Client, only?: string): Promise<Asked[]> =>
  (await client.query<Asked>(FUNCTIONS, [only])).rows;

/** Our composite types. The parser takes every type that it does not know for one. */
export async function readRowTypes(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ nama: string }>(
    `select format('%s.%s', t.typnamespace::regnamespace, t.typname) as nama
       from pg_type as t where t.typtype = 'c' and t.typnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  );
  return new Set(rows.map(({ nama }) => nama));
}

/** Where the body of each function begins in its file: the line with its first `$$`. */
export function readPlaces(): Map<string, { path: string; line: number }> {
  return new Map(
    readSqlFiles()
      .filter(({ stage }) => stage === 'function')
      .map(({ name, path, text }) => [
        name.replace(/\.sql$/, '').replace('/', '.'),
        { path, line: text.slice(0, text.indexOf('$$')).split('\n').length },
      ]),
  );
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A variable's first value, on its line of the body. */
type Initial = { name: string; line: number; sql: string };

/** A function as the parser takes it, and what it does not tell. */
export type Parsable = { text: string; types: Map<string, string>; initial: Initial[] };

const DECLARED =
  /(?<=^ *|; *)(\w+)((?: constant)?) ([\w.]+(?:\[\])?(?:\(\d+(?:, *\d+)?\))?)(?:\s+not null)?(?:\s*(?::=|=|\bdefault\b)\s*((?:--[^\n]*\n|'[^']*'|[^;'])*))?;/gm;

/**
 * The parser knows no type of ours: it takes each for a row, and does not tell a row's first value. So what is no row is `text`
 * to it, and first values are read here.
 */
function readDeclared(source: string, rowTypes: ReadonlySet<string>): Parsable {
  const types = new Map<string, string>();
  const initial: Initial[] = [];
  const text = source.replace(/^ *declare\b[\s\S]*?^ *begin\b/gm, (block, start: number) =>
    block.replace(DECLARED, (whole, name, constant, type, value, at: number) => {
      const line = source.slice(0, start + at).split('\n').length;
      if (value !== undefined) initial.push({ name, line, sql: value });
      if (!/^erp(_private)?\./.test(type) || rowTypes.has(type)) return whole;
      types.set(name, type);
      return `${name}${constant} text${whole.slice(whole.indexOf(type) + type.length)}`;
    }),
  );
  return { text, types, initial };
}

/** A function as the parser takes it, its body on the lines that it has in the file. */
export function parsable(asked: Asked, rowTypes: ReadonlySet<string>): Parsable {
  const { text, types, initial } = readDeclared(asked.sumber, rowTypes);
  const of = (kinds: string) => asked.args.filter(({ ragam }) => kinds.includes(ragam));
  const typeOf = ({ tipe }: Argument) => (rowTypes.has(tipe) ? 'record' : 'text');
  const args = of('iobv').map((arg) => {
    const mode = { o: 'out ', b: 'inout ' }[arg.ragam] ?? '';
    return `${mode}${quoted(arg.nama)} ${typeOf(arg)}`;
  });
  const columns = of('t').map((arg) => `${quoted(arg.nama)} ${typeOf(arg)}`);
  const returned = columns.length > 0 ? `table (${columns.join(', ')})` : asked.kembali;
  for (const { nama, tipe } of asked.args) types.set(nama, tipe);
  return {
    text: `create function ${quoted(asked.nama)}(${args.join(', ')}) ${
      returned === null ? '' : `returns ${returned}`
    } language plpgsql as $niaga$${text}$niaga$`,
    types,
    initial,
  };
}
