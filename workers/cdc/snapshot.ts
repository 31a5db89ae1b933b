import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { makePgClient } from '../../server/postgres/client.ts';
import type { Change, Relation, Values } from './change.ts';
import { keyOf } from './decode.ts';
import { refusedLog, replicationClient } from './replication.ts';
import type { JobSpec } from './sinks/sink.ts';
import { TypeBook, unknownType } from './types.ts';

type Wanted = Pick<JobSpec, 'tenant' | 'skema' | 'tabel'> & { url: string; publication: string };

const BATCH = 2000;

const SETTINGS =
  '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c extra_float_digits=1 ' +
  '-c bytea_output=hex -c statement_timeout=0 -c idle_in_transaction_session_timeout=0';

/** Columns that the stream will carry, the key's marked, table by table. */
const RELATIONS = `
select p.tablename as tabel, a.attname as kolom, a.atttypid::int8::text as oid, a.atttypmod as mod,
       a.attnum = any (i.indkey::int2[]) as kunci
  from pg_publication_tables as p
  join pg_namespace as n on n.nspname = p.schemaname
  join pg_class as c on c.relnamespace = n.oid and c.relname = p.tablename
  join pg_attribute as a on a.attrelid = c.oid and a.attname = any (p.attnames)
  join pg_index as i on i.indrelid = c.oid and i.indisprimary
 where p.pubname = $1 and p.schemaname = $2 and ($3::text[] is null or p.tablename = any ($3))
 order by p.tablename collate "C", a.attnum`;

type Found = { tabel: string; kolom: string; oid: string; mod: number; kunci: boolean };

/** Makes a slot for a moment, whose snapshot stands exactly where its stream would begin, and steps into it. */
async function step(url: string, reader: pg.Client): Promise<string> {
  const exporter = replicationClient(url);
  try {
    await exporter.connect().catch(refusedLog);
    const name = `niaga_sementara_${randomBytes(6).toString('hex')}`;
    const { rows } = await exporter.query<{ consistent_point: string; snapshot_name: string }>(
      `CREATE_REPLICATION_SLOT ${name} TEMPORARY LOGICAL pgoutput (SNAPSHOT 'export')`,
    );
    const [made] = rows;
    if (made === undefined) throw new Error('slot sementara tidak dijawab');
    await reader.query('begin isolation level repeatable read read only');
    await reader.query(`set transaction snapshot ${pg.escapeLiteral(made.snapshot_name)}`);
    return made.consistent_point;
  } finally {
    // The slot goes with its connection; the snapshot lives on in the reader's transaction.
    await exporter.end().catch(() => {});
  }
}

async function relationsOf(
  reader: pg.Client,
  { publication, skema, tabel, url }: Wanted,
): Promise<Relation[]> {
  const names = tabel === 'semua' ? null : [...tabel];
  const { rows } = await reader.query<Found>(RELATIONS, [publication, skema, names]);
  const relations = new Map<string, Relation>();
  for (const row of rows) {
    const relation = relations.get(row.tabel) ?? { skema, tabel: row.tabel, kolom: [] };
    relations.set(row.tabel, relation);
    const tipe = unknownType(Number(row.oid), row.mod);
    relation.kolom.push({ nama: row.kolom, kunci: row.kunci, tipe });
  }
  for (const name of names ?? []) {
    if (!relations.has(name)) throw new Error(`tabel ${name} tidak dapat ditangkap`);
  }
  const types = new TypeBook(url);
  const list = [...relations.values()];
  for (const relation of list) await types.resolve(relation, reader);
  return list;
}

/** Every value as PostgreSQL's own text, whatever its type. */
const AS_TEXT = { getTypeParser: () => (text: string) => text } as unknown as pg.CustomTypesConfig;

async function* readTable(
  reader: pg.Client,
  relasi: Relation,
  lsn: string,
): AsyncGenerator<Change[]> {
  const names = relasi.kolom.map(({ nama }) => nama);
  const columns = names.map(pg.escapeIdentifier).join(', ');
  const table = `${pg.escapeIdentifier(relasi.skema)}.${pg.escapeIdentifier(relasi.tabel)}`;
  await reader.query(`declare isi no scroll cursor for select ${columns} from ${table}`);
  for (;;) {
    const fetch = { text: `fetch forward ${BATCH} from isi`, rowMode: 'array', types: AS_TEXT };
    const { rows } = await reader.query<(string | null)[]>(fetch as pg.QueryArrayConfig);
    if (rows.length > 0) {
      yield rows.map((row): Change => {
        const data: Values = Object.fromEntries(names.map((name, n) => [name, row[n] ?? null]));
        const kunci = keyOf(relasi, data);
        return { lsn, urut: 0, tabel: relasi.tabel, op: 'snapshot', kunci, data, relasi };
      });
    }
    if (rows.length < BATCH) break;
  }
  await reader.query('close isi');
}

/**
 * A consistent picture of a tenant's tables, and the position from which the stream goes on exactly there. Hold the
 * slot (capture.hold) before. Rows are read within the tenant's own wall, as the role of its reports.
 */
export async function openSnapshot(options: Wanted) {
  const { url, tenant } = options;
  const reader = makePgClient({
    connectionString: url,
    options: SETTINGS,
    application_name: 'niaga-cdc-snapshot',
  });
  try {
    await reader.connect();
    const lsn = await step(url, reader);
    const relasi = await relationsOf(reader, options);
    await reader.query(
      `set local role erp_reader; set local erp.tenant = ${pg.escapeLiteral(tenant)}`,
    );
    return {
      /** Where it stands: it holds what was committed before, and nothing else. */
      lsn,
      relasi,
      rows: (one: Relation) => readTable(reader, one, lsn),
      close: () => reader.end().catch(() => {}),
    };
  } catch (error) {
    await reader.end().catch(() => {});
    throw error;
  }
}
