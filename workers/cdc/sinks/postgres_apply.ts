/**
 * Writes changes as statements: of each row what a batch makes of it in the end, many rows at a time. Older news has no
 * effect.
 */
import pg from 'pg';
import type { Change, Column, Relation, Values } from '../change.ts';
import { keysOf } from '../types.ts';
import { tableName } from './postgres_tables.ts';

type Pending = { lsn: string; urut: number; kunci: Values; data: Values | null };
type Rows = Map<string, Pending>;

const id = pg.escapeIdentifier;

const namesOf = (columns: readonly Column[]) => columns.map(({ nama }) => nama);
const keyText = (names: readonly string[], row: Values): string =>
  JSON.stringify(names.map((name) => row[name]));

/** Adds a change to the batch's earlier ones of the same key. Not for an update of the key itself. */
function gather(rows: Rows, names: readonly string[], change: Change): void {
  const { lsn, urut, kunci, data } = change;
  const key = keyText(names, kunci);
  const before = rows.get(key)?.data;
  // Only columns that were sent: one that did not change keeps what it has, here or in the table.
  const merged = data === null || !before ? data : { ...before, ...data };
  rows.set(key, { lsn, urut, kunci, data: merged });
}

function columnsOf(rows: readonly Pending[], names: readonly string[], of: 'kunci' | 'data') {
  return [
    ...names.map((name) => rows.map((row) => row[of]?.[name] ?? null)),
    rows.map(({ lsn }) => lsn),
    rows.map(({ urut }) => String(urut)),
  ];
}

/** `unnest($1::text[], …) as v (c0, c1, …, lsn, urut)`: every value travels as text. */
function valuesFrom(count: number): string {
  const arrays = Array.from({ length: count + 2 }, (_, n) => `$${n + 1}::text[]`);
  const names = Array.from({ length: count }, (_, n) => `c${n}`);
  return `unnest(${arrays.join(', ')}) as v (${[...names, 'lsn', 'urut'].join(', ')})`;
}

async function upsert(
  client: pg.Client,
  schema: string,
  relation: Relation,
  names: readonly string[],
  rows: readonly Pending[],
): Promise<void> {
  const types = new Map(relation.kolom.map(({ nama, tipe }) => [nama, tipe.nama]));
  const keys = keysOf(relation).map(({ nama }) => id(nama));
  const targets = names.map(id);
  const casts = names.map((name, n) => `v.c${n}::${types.get(name)}`);
  const sets = [...targets, '_lsn', '_urut'].map((name) => `${name} = excluded.${name}`);
  await client.query(
    `insert into ${tableName(schema, relation.tabel)} as t (${targets.join(', ')}, _lsn, _urut)
     select ${casts.join(', ')}, v.lsn::pg_lsn, v.urut::bigint from ${valuesFrom(names.length)}
     on conflict (${keys.join(', ')}) do update set ${sets.join(', ')}
      where (t._lsn, t._urut) <= (excluded._lsn, excluded._urut)`,
    columnsOf(rows, names, 'data'),
  );
}

async function remove(
  client: pg.Client,
  schema: string,
  relation: Relation,
  rows: readonly Pending[],
): Promise<void> {
  const keys = keysOf(relation);
  const match = keys.map(({ nama, tipe }, n) => `t.${id(nama)} = v.c${n}::${tipe.nama}`);
  await client.query(
    `delete from ${tableName(schema, relation.tabel)} as t
      using ${valuesFrom(keys.length)}
      where ${match.join(' and ')}
        and (t._lsn, t._urut) <= (v.lsn::pg_lsn, v.urut::bigint)`,
    columnsOf(rows, namesOf(keys), 'kunci'),
  );
}

async function applyRows(client: pg.Client, schema: string, relation: Relation, rows: Rows) {
  const groups = new Map<string, { names: string[]; rows: Pending[] }>();
  const removed: Pending[] = [];
  for (const row of rows.values()) {
    const { data } = row;
    if (data === null) {
      removed.push(row);
      continue;
    }
    const names = namesOf(relation.kolom).filter((nama) => nama in data);
    const signature = names.join('\0');
    const group = groups.get(signature) ?? { names, rows: [] };
    groups.set(signature, group);
    group.rows.push(row);
  }
  if (removed.length > 0) await remove(client, schema, relation, removed);
  for (const group of groups.values()) {
    await upsert(client, schema, relation, group.names, group.rows);
  }
  rows.clear();
}

/** Applies an update that gives a row another key: the row moves, with the columns that did not change. */
async function move(client: pg.Client, schema: string, change: Change): Promise<void> {
  const { relasi, kunci, lsn, urut } = change;
  const data = change.data as Values;
  const names = relasi.kolom.filter(({ nama }) => nama in data);
  const keys = keysOf(relasi);
  const table = tableName(schema, relasi.tabel);
  const sets = names.map(({ nama, tipe }, n) => `${id(nama)} = $${n + 3}::text::${tipe.nama}`);
  const at = names.length + 3;
  const match = keys.map(({ nama, tipe }, n) => `${id(nama)} = $${at + n}::text::${tipe.nama}`);
  const values = [
    lsn,
    String(urut),
    ...names.map(({ nama }) => data[nama]),
    ...keys.map(({ nama }) => kunci[nama]),
  ];
  const newKey: Pending = { lsn, urut, kunci: data, data };
  await remove(client, schema, relasi, [newKey]);
  const { rowCount } = await client.query(
    `update ${table} set ${[...sets, '_lsn = $1::pg_lsn', '_urut = $2::bigint'].join(', ')}
      where ${match.join(' and ')} and (_lsn, _urut) <= ($1::pg_lsn, $2::bigint)`,
    values,
  );
  if (rowCount === 0) {
    await upsert(client, schema, relasi, namesOf(names), [newKey]);
  }
}

const changesKey = ({ kunci, data }: Change): boolean =>
  data !== null && Object.entries(kunci).some(([name, value]) => data[name] !== value);

/** Applies a batch within the transaction that the client is in. */
export async function applyChanges(
  client: pg.Client,
  schema: string,
  batch: readonly Change[],
): Promise<void> {
  const pending = new Map<Relation, { names: string[]; rows: Rows }>();
  for (const change of batch) {
    const { relasi } = change;
    let table = pending.get(relasi);
    if (table === undefined) {
      // Changes under an earlier description of the same table are applied first.
      for (const [other, { rows }] of pending) {
        if (other.tabel === relasi.tabel) await applyRows(client, schema, other, rows);
      }
      table = { names: namesOf(keysOf(relasi)), rows: new Map() };
      pending.set(relasi, table);
    }
    if (change.op === 'update' && changesKey(change)) {
      await applyRows(client, schema, relasi, table.rows);
      await move(client, schema, change);
    } else gather(table.rows, table.names, change);
  }
  for (const [relation, { rows }] of pending) await applyRows(client, schema, relation, rows);
}
