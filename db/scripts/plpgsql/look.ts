/** Looks at every statement of every function in PL/pgSQL as PostgreSQL would at its first run, without running it. */
import type pg from 'pg';
import { type Asked, parsable, readFunctions, readPlaces, readRowTypes } from './functions.ts';
import { type Act, openReader } from './parse.ts';
import { type Mistake, Sandbox } from './sandbox.ts';

/** What was found wrong, and which statements are about a row whose columns only a run knows. */
export type Looked = { mistakes: string[]; unseen: string[]; statements: number };

type Places = ReturnType<typeof readPlaces>;

/** Variables that every trigger has besides its rows. */
const OF_TRIGGERS = {
  found: 'boolean',
  tg_name: 'name',
  tg_when: 'text',
  tg_level: 'text',
  tg_op: 'text',
  tg_relid: 'oid',
  tg_table_name: 'name',
  tg_table_schema: 'name',
  tg_nargs: 'integer',
  tg_argv: 'text[]',
  tg_event: 'text',
  tg_tag: 'text',
};

/** Looks at what waits until all of it is told of: a statement that makes no sense does not hide those after it. */
async function lookAtWaiting(
  sandbox: Sandbox,
  waiting: Act[],
  tell: (act: Act, mistake: Mistake) => void,
) {
  let acts = waiting.splice(0);
  while (acts.length > 0) {
    const mistake = await sandbox.look(acts.map(({ sql }) => sql));
    if (mistake === undefined) return;
    const act = acts[mistake.statement] as Act;
    if (!(await sandbox.fitsBefore(act.sql))) tell(act, mistake);
    acts = acts.slice(mistake.statement + 1);
  }
}

/** Statements in the order of the text; a row's columns are known from the query that fills it on. */
async function lookAtBody(
  sandbox: Sandbox,
  acts: Act[],
  place: (line: number) => string,
  looked: Looked,
): Promise<void> {
  const waiting: Act[] = [];
  const tell = (act: Act, { line, code, message }: Mistake) => {
    looked.mistakes.push(`${place(act.line + line)}: ${code}: ${message}`);
  };
  for (const act of acts) {
    const unknown = sandbox.unknownIn(act.sql);
    if (unknown !== undefined) {
      looked.unseen.push(`${place(act.line)}: ${unknown}`);
      continue;
    }
    looked.statements += 1;
    if (act.kind === 'look' || act.kind === 'fill') waiting.push(act);
    if (act.kind === 'look' || !sandbox.isRecord(act.record)) continue;
    await lookAtWaiting(sandbox, waiting, tell);
    if (act.kind === 'fill') await sandbox.fill(act.record, act.sql);
    else sandbox.forget(act.record);
  }
  await lookAtWaiting(sandbox, waiting, tell);
}

/** The lines of a function's body in its file; without one in the function. */
function placesOf({ schema, nama }: Asked, places: Places): (line: number) => string {
  const file = places.get(`${schema}.${nama}`);
  return file === undefined
    ? (line) => `${schema}.${nama}:${line}`
    : (line) => `${file.path}:${file.line + line - 1}: ${nama}`;
}

/** A trigger's rows are of its table, and its transition tables like it. */
async function prepare(client: pg.Client, asked: Asked, types: Map<string, string>): Promise<void> {
  await client.query(
    `set local check_function_bodies = on; set local search_path = ${asked.jalur}`,
  );
  const { tabel, baru, lama } = asked;
  if (tabel === null) return;
  types.set('new', tabel);
  types.set('old', tabel);
  for (const table of [baru, lama].filter((one) => one !== null)) {
    await client.query(`create temp table "${table}" (like ${tabel})`);
  }
}

/**
 * @param only the name of the functions that are looked at; all without it
 * @throws StartError without the package that parses PL/pgSQL
 */
export async function lookAtFunctions(client: pg.Client, only?: string): Promise<Looked> {
  const read = await openReader();
  const places = readPlaces();
  const rowTypes = await readRowTypes(client);
  const looked: Looked = { mistakes: [], unseen: [], statements: 0 };
  for (const asked of await readFunctions(client, only)) {
    const { acts, types: own } = read(parsable(asked, rowTypes));
    const types = new Map([...Object.entries(OF_TRIGGERS), ...own]);
    await client.query('begin');
    try {
      await prepare(client, asked, types);
      await lookAtBody(
        new Sandbox(client, asked.nama, types),
        acts,
        placesOf(asked, places),
        looked,
      );
    } finally {
      await client.query('rollback');
    }
  }
  return { ...looked, mistakes: [...new Set(looked.mistakes)] };
}
