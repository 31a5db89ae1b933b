/** What a function in PL/pgSQL does, as a list of SQL in the order of its text: PostgreSQL's own parser reads it. */
import { StartError } from '../../../server/base/config.ts';
import type { Parsable } from './functions.ts';

/** A node of the parser's tree: `{ PLpgSQL_stmt_if: { lineno: 3, … } }`. */
type Tree = { [key: string]: unknown };

/**
 * `look`: SQL that has to make sense. `fill`: a query whose row a variable without a type of its own (`record`) takes on from
 * here. `lose`: such a variable takes on what only runs will tell (`execute`).
 */
export type Act = { line: number; sql: string } & (
  | { kind: 'look' }
  | { kind: 'fill' | 'lose'; record: string }
);

/** Variables by name with their types as they are written; `record` for one that takes on any row. */
export type Read = { acts: Act[]; types: Map<string, string> };

type Parse = (text: string) => { plpgsql_funcs: Tree[] };

/** The parser is a package for developers: an installation without those has no command that needs it. */
async function loadParser(): Promise<Parse> {
  try {
    const { loadModule, parsePlPgSQLSync } = await import('libpg-query');
    await loadModule();
    return parsePlPgSQLSync as unknown as Parse;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError('Perintah ini perlu paket pengembangan: npm ci, tanpa --omit=dev', {
      cause: error,
    });
  }
}

const EXPRESSION = 2;
const ASSIGNMENT = 3;

const ROW_OF = (value: string): string => `select (nilai).* from (select ${value}) as s (nilai)`;

type Datum = { name: string; type: string | undefined };

/** The only entry of a node: what it is, and what it says. */
function only(node: Tree): [kind: string, value: Tree] {
  const [entry] = Object.entries(node);
  if (entry === undefined) throw new Error('Pengurai PL/pgSQL memberi simpul kosong');
  return [entry[0].replace(/^PLpgSQL_/, ''), entry[1] as Tree];
}

const listOf = (value: unknown): Tree[] => (value ?? []) as Tree[];

/** A field of a row, which has no type here, is `row.field`. */
function readDatums(list: Tree[]): Datum[] {
  return list.map((node) => {
    const [, { refname, fieldname, recparentno = 0, datatype }] = only(node);
    if (fieldname !== undefined) {
      const row = only(list[recparentno as number] as Tree)[1].refname;
      return { name: `${row}.${fieldname}`, type: undefined };
    }
    const type = datatype === undefined ? undefined : (only(datatype as Tree)[1].typname as string);
    return { name: refname as string, type };
  });
}

/** The table of a command that PostgreSQL does not look at before it runs. */
const COMMAND_ON = /^\s*(?:lock table|truncate|analyze)\s+([\w.]+)/i;

class Reader {
  readonly acts: Act[] = [];
  readonly datums: Datum[];

  constructor(datums: Datum[]) {
    this.datums = datums;
  }

  /** An expression or a query; of an assignment what is assigned. */
  sqlOf(node: unknown): string | undefined {
    if (node === undefined) return undefined;
    const { query, parseMode } = only(node as Tree)[1] as { query: string; parseMode: number };
    if (parseMode === EXPRESSION) return `select ${query}`;
    if (parseMode < ASSIGNMENT) return query;
    return `select ${query.replace(/^[^=]*?:?=/, (target) => ' '.repeat(target.length))}`;
  }

  look(line: number, ...nodes: unknown[]): void {
    for (const node of nodes) {
      const sql = this.sqlOf(node);
      if (sql !== undefined) this.acts.push({ kind: 'look', line, sql });
    }
  }

  /** The field of a row that something is put into. */
  field(line: number, name: string): void {
    if (name.includes('.')) this.acts.push({ kind: 'look', line, sql: `select ${name}` });
  }

  /** A query whose row goes somewhere: into a record, or into variables that have their types. */
  take(line: number, node: unknown, target: unknown, dynamic: boolean): void {
    const [kind, { refname, datatype, fields }] =
      target === undefined ? ['', {} as Tree] : only(target as Tree);
    const isRecord = kind === 'rec' && only(datatype as Tree)[1].typname === 'record';
    const sql = this.sqlOf(node) as string;
    if (!isRecord || dynamic) this.acts.push({ kind: 'look', line, sql });
    const [, table] = COMMAND_ON.exec(sql) ?? [];
    if (table !== undefined) this.acts.push({ kind: 'look', line, sql: `select from ${table}` });
    for (const { name } of listOf(fields)) this.field(line, name as string);
    if (isRecord) {
      this.acts.push({ kind: dynamic ? 'lose' : 'fill', line, sql, record: refname as string });
    }
  }

  assign(line: number, { varno = 0, expr }: Tree, row = ROW_OF): void {
    const { name, type } = this.datums[varno as number] as Datum;
    const value = this.sqlOf(expr)?.slice('select '.length) ?? '';
    this.look(line, expr);
    this.field(line, name);
    if (type === 'record' && value.trim() !== 'null') {
      this.acts.push({ kind: 'fill', line, sql: row(value), record: name });
    }
  }

  all(nodes: unknown): void {
    for (const node of listOf(nodes)) this.statement(...only(node));
  }

  branches(nodes: unknown, body: string): void {
    for (const node of listOf(nodes)) {
      const [, part] = only(node);
      this.look(part.lineno as number, part.cond, part.expr);
      this.all(part[body]);
    }
  }

  /** `case x when 1`: the parser compares a variable of its own, whose type is that of `x`. */
  choose(line: number, { t_expr, t_varno = 0, case_when_list, else_stmts }: Tree): void {
    this.look(line, t_expr);
    const asked = this.sqlOf(t_expr)?.slice('select '.length);
    const stands = this.datums[t_varno as number]?.name;
    const before = this.acts.length;
    this.branches(case_when_list, 'stmts');
    for (const act of this.acts.slice(before)) {
      act.sql = act.sql.replaceAll(`"${stands}"`, `(${asked})`);
    }
    this.all(else_stmts);
  }

  /** SQL that only a run puts together: what it is made of is looked at. */
  dynamic(line: number, { query, params, target, var: variable }: Tree): void {
    this.look(line, ...listOf(params));
    this.take(line, query, target ?? variable, true);
  }

  block({ body, exceptions }: Tree): void {
    this.all(body);
    if (exceptions === undefined) return;
    for (const node of listOf(only(exceptions as Tree)[1].exc_list)) {
      this.all(only(node)[1].action);
    }
  }

  raise(line: number, { params, options }: Tree): void {
    this.look(line, ...listOf(params), ...listOf(options).map((node) => only(node)[1].expr));
  }

  /** Whatever else has expressions, and perhaps statements after them. */
  plain(line: number, s: Tree): void {
    const { cond, expr, lower, upper, step, message, query, dynquery, params, body } = s;
    this.look(line, cond, expr, lower, upper, step, message, query, dynquery, ...listOf(params));
    this.all(body);
  }

  branch(line: number, { cond, then_body, elsif_list, else_body }: Tree): void {
    this.look(line, cond);
    this.all(then_body);
    this.branches(elsif_list, 'stmts');
    this.all(else_body);
  }

  rows(line: number, { query, var: target, body }: Tree): void {
    this.take(line, query, target, false);
    this.all(body);
  }

  /** What is unknown ends it, so that nothing is passed over in silence. */
  statement(kind: string, s: Tree): void {
    const read = STATEMENTS[kind];
    if (read === undefined) {
      throw new StartError(`PL/pgSQL: ${kind} belum dikenal pemeriksa (${import.meta.filename})`);
    }
    read(this, (s.lineno ?? 0) as number, s);
  }
}

const plain = (reader: Reader, line: number, s: Tree): void => reader.plain(line, s);

const STATEMENTS: Readonly<Record<string, (reader: Reader, line: number, s: Tree) => void>> = {
  stmt_block: (reader, _line, s) => reader.block(s),
  stmt_assign: (reader, line, s) => reader.assign(line, s),
  stmt_if: (reader, line, s) => reader.branch(line, s),
  stmt_case: (reader, line, s) => reader.choose(line, s),
  stmt_execsql: (reader, line, s) => reader.take(line, s.sqlstmt, s.target, false),
  stmt_dynexecute: (reader, line, s) => reader.dynamic(line, s),
  stmt_fors: (reader, line, s) => reader.rows(line, s),
  stmt_dynfors: (reader, line, s) => {
    reader.dynamic(line, s);
    reader.all(s.body);
  },
  stmt_foreach_a: (reader, line, s) => {
    reader.assign(line, s, (list) => `select * from unnest(${list})`);
    reader.all(s.body);
  },
  stmt_raise: (reader, line, s) => reader.raise(line, s),
  stmt_perform: plain,
  stmt_call: plain,
  stmt_assert: plain,
  stmt_return: plain,
  stmt_return_next: plain,
  stmt_return_query: plain,
  stmt_exit: plain,
  stmt_getdiag: plain,
  stmt_loop: plain,
  stmt_while: plain,
  stmt_fori: plain,
};

function readBody(parse: Parse, { text, types, initial }: Parsable): Read {
  const [made] = parse(text).plpgsql_funcs;
  const [, { datums, action }] = only(made as Tree);
  const reader = new Reader(readDatums(listOf(datums)));
  const told = listOf(datums).filter((node) => only(node)[1].default_val !== undefined);
  if (told.length > initial.length) {
    throw new StartError(`PL/pgSQL: nilai awal yang tidak terbaca:\n${text}`);
  }
  for (const { name, line, sql } of initial) {
    const varno = reader.datums.findIndex((datum) => datum.name === name);
    if (varno < 0) throw new StartError(`PL/pgSQL: ${name} tidak dikenal pengurai:\n${text}`);
    reader.assign(line, { varno, expr: { expr: { query: sql, parseMode: EXPRESSION } } });
  }
  if (action !== undefined) reader.statement(...only(action as Tree));
  const found = reader.datums.flatMap(({ name, type }): [string, string][] =>
    type === undefined ? [] : [[name, type]],
  );
  return { acts: reader.acts, types: new Map([...found, ...types]) };
}

/** How functions are read. */
export async function openReader(): Promise<(made: Parsable) => Read> {
  const parse = await loadParser();
  return (made) => readBody(parse, made);
}
