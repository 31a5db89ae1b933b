import { diff } from 'node:util';
import pg from 'pg';
import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { rightsSql } from './function_file.ts';
import { type Installed, readInstalled } from './installed.ts';
import { makingFunctions } from './lesser_owner.ts';
import { readSqlFiles, releaseHash, type SqlFile, stepOf } from './sql_files.ts';

/**
 * Functions, reference lists, tenant steps and comments are applied when their text or the rights of their room changed,
 * after the migrations: all of it and its record (erp_private.berkas_sql, erp_private.rilis) in one transaction.
 */

export type ApplyOptions = {
  /** Version that stands beside the hash in erp_private.rilis. */
  version: string;
  /** What becomes of functions that are not as they were applied: `refuse` them, or `replace` them by their files. */
  drift: 'refuse' | 'replace';
  onLine?: (line: string) => void;
};

/** How many files were applied, and how many functions dropped. */
type Applied = { applied: number; dropped: number };

type Recorded = {
  nama: string;
  sidik: string;
  fungsi: string | null;
  keadaan: string | null;
};

/** What is there before, by the name of the file (recorded) or of the function (installed). */
type State = { recorded: Map<string, Recorded>; installed: Map<string, Installed[]> };

/** `erp/draft_get.sql` records the function `erp.draft_get`. */
const functionOf = (name: string): string => name.replace(/\.sql$/, '').replace('/', '.');

async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<Recorded>(
    'select nama, sidik, fungsi, keadaan from erp_private.berkas_sql',
  );
  return {
    recorded: new Map(rows.map((row) => [row.nama, row])),
    installed: Map.groupBy(await readInstalled(client), ({ nama }) => nama),
  };
}

/** The function that a record speaks of as it is now; undefined when it is gone. */
const nowOf = ({ installed }: State, { nama, fungsi }: Recorded): Installed | undefined =>
  installed.get(functionOf(nama))?.find((one) => one.fungsi === fungsi);

/** Functions whose text, owner, rights or comment somebody changed since they were applied. */
function drifted(state: State): { record: Recorded; now: Installed }[] {
  return [...state.recorded.values()].flatMap((record) => {
    const now = record.fungsi === null ? undefined : nowOf(state, record);
    return now === undefined || now.keadaan === record.keadaan ? [] : [{ record, now }];
  });
}

/** What was applied (-) and what is there now (+), line by line, with one line around each change. */
function driftLines(applied: string, now: string): string[] {
  const lines = diff(applied.split('\n'), now.split('\n'));
  const near = (i: number) => [i - 1, i, i + 1].some((j) => (lines[j]?.[0] ?? 0) !== 0);
  // util.diff says 1 for what only the first has, and -1 for what only the second has.
  return lines.flatMap(([kind, text], i) =>
    near(i) ? [`  ${kind === 1 ? '-' : kind === -1 ? '+' : ' '} ${text}`] : [],
  );
}

function checkDrift(state: State, { drift, onLine = () => {} }: ApplyOptions): void {
  const found = drifted(state);
  if (found.length === 0) return;
  if (drift === 'refuse') {
    const names = found.map(({ record }) => `  ${record.fungsi}`);
    throw new StartError(
      `${found.length} fungsi di database berbeda dari yang pernah diterapkan:\n${names.join('\n')}\n` +
        'Lihat bedanya dan timpa dengan isi db/sql: npm run migrate -- --accept-drift',
    );
  }
  for (const { record, now } of found) {
    onLine(`${record.fungsi}: ditimpa (- diterapkan, + di database)`);
    for (const line of driftLines(record.keadaan ?? '', now.keadaan)) onLine(line);
  }
}

/** Whether a file is to be applied: it is new or changed, or its function is gone or not as it was applied. */
function needs(state: State, { name, hash, stage }: SqlFile): boolean {
  const record = state.recorded.get(name);
  if (record?.sidik !== hash) return true;
  return stage === 'function' && nowOf(state, record)?.keadaan !== record.keadaan;
}

/** An error of PostgreSQL with the file and line that it is about. */
function located({ path, text }: SqlFile, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { position, code, message } = error;
  const line = position && text.slice(0, Number(position) - 1).split('\n').length;
  const place = [path, line].filter(Boolean);
  return new StartError(`${place.join(':')}: ${code}: ${message}`, { cause: error });
}

/** The transaction goes on as if nothing had been tried when `work` fails. */
async function attempt(client: pg.Client, work: () => Promise<unknown>): Promise<unknown> {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query('release savepoint attempt');
    return undefined;
  } catch (error) {
    await client.query('rollback to savepoint attempt');
    return error;
  }
}

/** Drops a function; one that something stands on needs a migration that takes that away first. */
async function drop(client: pg.Client, fungsi: string): Promise<void> {
  await client.query(`drop function if exists ${fungsi}`).catch((error) => {
    throw new StartError(
      `${fungsi} tidak dapat dihapus atau diganti bentuknya: ${error.detail ?? error.message}. Lepaskan dahulu dalam migrasi (db/current)`,
      { cause: error },
    );
  });
}

/** A function whose result or arguments' names changed is made anew, since PostgreSQL does not replace it. */
async function applyFunction(client: pg.Client, state: State, file: SqlFile): Promise<void> {
  const error = await attempt(client, () => client.query(file.text));
  if (error === undefined) return;
  if ((error as pg.DatabaseError).code !== '42P13') throw located(file, error);
  for (const { fungsi } of state.installed.get(functionOf(file.name)) ?? []) {
    await drop(client, fungsi);
  }
  await applyTexts(client, [file]);
}

/** All at once when nothing is in the way, which is many times quicker; else one by one, which says what is. */
async function applyFunctions(client: pg.Client, state: State, files: SqlFile[]): Promise<void> {
  if (files.length === 0) return;
  const all = files.map(({ text }) => text).join('\n');
  if ((await attempt(client, () => client.query(all))) === undefined) return;
  for (const file of files) await applyFunction(client, state, file);
}

/** Forms of a function that was given others: the newest was made just now, what else bears its name was there before. */
async function dropOldForms(client: pg.Client, files: SqlFile[]): Promise<number> {
  const now = Map.groupBy(await readInstalled(client), ({ nama }) => nama);
  const old = files.flatMap(({ name }) => (now.get(functionOf(name)) ?? []).slice(0, -1));
  for (const { fungsi } of old) await drop(client, fungsi);
  return old.length;
}

/** Functions whose file is gone. */
async function dropDeleted(client: pg.Client, state: State, all: SqlFile[]): Promise<number> {
  const names = new Set(all.map(({ name }) => functionOf(name)));
  const deleted = [...state.recorded.values()].flatMap(({ nama, fungsi }) =>
    fungsi === null || names.has(functionOf(nama)) ? [] : [fungsi],
  );
  for (const fungsi of deleted) await drop(client, fungsi);
  return deleted.length;
}

/** By name; of several forms the one that was made last. */
const newest = async (client: pg.Client) =>
  new Map((await readInstalled(client)).map((one) => [one.nama, one]));

/** Owner, rights and comment. `create or replace` keeps those that were there: they are taken away first. */
async function applyRights(client: pg.Client, files: SqlFile[]): Promise<void> {
  if (files.length === 0) return;
  const installed = await newest(client);
  const statements = files.map((file) => {
    const name = functionOf(file.name);
    const made = installed.get(name);
    if (made === undefined) throw new StartError(`${file.path}: tidak membuat ${name}`);
    return `${made.lepas}\n${rightsSql(file, made)}`;
  });
  await client.query(statements.join('\n'));
}

async function applySteps(client: pg.Client, files: SqlFile[]): Promise<void> {
  for (const file of files) {
    const { nomor, nama } = stepOf(file.name);
    await client
      .query('select erp_private.tenant_step_register($1, $2, $3)', [nomor, nama, file.text])
      .catch((error) => {
        throw located({ ...file, text: '' }, error);
      });
  }
  try {
    await client.query('select erp_private.tenant_template_upgrade()');
  } catch (error) {
    const { code, message, where = '' } = error as pg.DatabaseError;
    const [first = ''] = where.split('\n');
    const text = `Langkah tenant gagal pada tenant_templat: ${code}: ${message}\n${first}`;
    throw new StartError(text, { cause: error });
  }
}

async function applyTexts(client: pg.Client, files: SqlFile[]): Promise<void> {
  for (const file of files) {
    await client.query(file.text).catch((error) => {
      throw located(file, error);
    });
  }
}

async function record(client: pg.Client, all: SqlFile[], files: SqlFile[]): Promise<void> {
  const installed = await newest(client);
  const rows = files.map(({ name, hash, stage }) => {
    const made = stage === 'function' ? installed.get(functionOf(name)) : undefined;
    return { nama: name, sidik: hash, fungsi: made?.fungsi, keadaan: made?.keadaan };
  });
  await client.query('delete from erp_private.berkas_sql where nama <> all ($1)', [
    all.map(({ name }) => name),
  ]);
  await client.query(
    `insert into erp_private.berkas_sql (nama, sidik, fungsi, keadaan)
     select nama, sidik, fungsi, keadaan
       from jsonb_to_recordset($1) as b (nama text, sidik text, fungsi text, keadaan text)
     on conflict (nama) do update set
       sidik = excluded.sidik, fungsi = excluded.fungsi, keadaan = excluded.keadaan,
       diterapkan_pada = default`,
    [JSON.stringify(rows)],
  );
}

/** A release that comes again, after newer ones, takes them away: their functions are no longer there. */
async function recordRelease(client: pg.Client, hash: string, version: string): Promise<void> {
  await client.query(
    `delete from erp_private.rilis
      where ke > (select r.ke from erp_private.rilis as r where r.sidik = $1)`,
    [hash],
  );
  await client.query(
    `insert into erp_private.rilis (sidik, versi) values ($1, $2) on conflict (sidik) do nothing`,
    [hash, version],
  );
}

async function applyAll(client: pg.Client, options: ApplyOptions): Promise<Applied> {
  const all = readSqlFiles();
  const state = await readState(client);
  checkDrift(state, options);
  const files = all.filter((file) => needs(state, file));
  const of = (stage: SqlFile['stage']) => files.filter((file) => file.stage === stage);
  // Bodies name tables of a tenant, which no path here finds; validateFunctions checks them.
  await client.query('set local check_function_bodies = off');
  await applyTexts(client, of('reference'));
  const replaced = await makingFunctions(client, async () => {
    await applyFunctions(client, state, of('function'));
    const dropped = await dropOldForms(client, of('function'));
    await applyRights(client, of('function'));
    return dropped;
  });
  if (of('step').length > 0) await applySteps(client, of('step'));
  await applyTexts(client, of('comment'));
  const deleted = await dropDeleted(client, state, all);
  if (files.length > 0 || goneFrom(state, all).length > 0) await record(client, all, files);
  await recordRelease(client, releaseHash(all), options.version);
  return { applied: files.length, dropped: replaced + deleted };
}

const inTransaction = <T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withPgClient(ownerUrl, async (client) => {
    await client.query('begin');
    // Two that apply at once would each see half of the other's.
    await client.query(`select pg_advisory_xact_lock(hashtext('niaga:berkas_sql'))`);
    const result = await work(client);
    await client.query('commit');
    return result;
  });

/** Applies what changed to a migrated database. Nothing of it stays when anything fails. */
export const applySql = (ownerUrl: string, options: ApplyOptions): Promise<Applied> =>
  inTransaction(ownerUrl, (client) => applyAll(client, options));

const goneFrom = (state: State, all: SqlFile[]): string[] =>
  [...state.recorded.keys()].filter((name) => !all.some((file) => file.name === name));

/** What `applySql` would do: the files that it would apply, and those recorded whose file is gone. */
export async function pendingFiles(client: pg.Client) {
  const all = readSqlFiles();
  const state = await readState(client);
  const steps = all.filter(({ stage }) => stage === 'step').map(({ name }) => stepOf(name).nomor);
  return {
    files: all.filter((file) => needs(state, file)),
    gone: goneFrom(state, all),
    newestStep: Math.max(0, ...steps),
  };
}

/** Functions that are not as they were applied. */
export const driftedFunctions = async (client: pg.Client): Promise<string[]> =>
  drifted(await readState(client)).map(({ record }) => record.fungsi as string);

/** Refuses drift, or tells of it, before a migration changes what was recorded. */
export const checkDatabaseDrift = (ownerUrl: string, options: ApplyOptions): Promise<void> =>
  inTransaction(ownerUrl, async (client) => {
    const { rows } = await client.query(`select to_regclass('erp_private.berkas_sql') as tabel`);
    if (rows[0].tabel !== null) checkDrift(await readState(client), options);
  });

/** What was applied, for people. */
export const appliedLine = ({ applied, dropped }: Applied): string =>
  `db: ${applied} berkas diterapkan, ${dropped} fungsi dihapus.`;

const COMMAND = {
  usage: ['npm run apply'],
  about: `Menerapkan yang berubah di db/sql, db/templates, db/reference dan db/tenant (fungsi, data acuan, langkah tenant pada
tenant_templat, komentar) ke database yang sudah dimigrasi, dalam satu transaksi. npm run migrate juga melakukannya; graphile-migrate menjalankannya lewat
.gmrc. Di produksi ditolak bila fungsi di database bukan lagi seperti yang diterapkan.`,
};

if (import.meta.main) {
  await runCommand(COMMAND, async () => {
    const config = loadConfig();
    const drift = config.production ? 'refuse' : 'replace';
    const applied = await withOwnerUrl(config, (url) =>
      applySql(url, { version: config.version, drift, onLine: console.log }),
    );
    console.log(appliedLine(applied));
  });
}
