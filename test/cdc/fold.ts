/** What a reader of changes has in the end: each row as it was told last, each change taken once. */
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { parseExact } from '../../server/base/json_text.ts';
import { withPgClient } from '../../server/postgres/client.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any table.
type Row = Record<string, any>;

export type Told = {
  lsn: string;
  urut: number;
  tabel: string;
  op: 'snapshot' | 'insert' | 'update' | 'delete';
  kunci: Row;
  data: Row | null;
};

const order = ({ lsn, urut }: Told): bigint => {
  const [high = '', low = ''] = lsn.split('/');
  return ((BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)) * 10_000_000n + BigInt(Number(urut));
};

/** The same whether the values are JSON's or texts. */
const keyText = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value).replace(/^"|"$/g, '')).join('\0');

/** Tables by name, rows by key. */
export type Folded = Map<string, Map<string, Row>>;

/** A reader that applies in the order of arrival and leaves out what it has seen. */
export class Fold {
  readonly tables: Folded = new Map();
  /** Changes that came again. */
  again = 0;
  /** All others. */
  taken = 0;
  #last = -1n;

  /** A snapshot begins: what was told before is void. */
  begin(): void {
    this.tables.clear();
    this.#last = -1n;
  }

  add(change: Told): void {
    const at = order(change);
    if (change.op !== 'snapshot') {
      if (at <= this.#last) {
        this.again += 1;
        return;
      }
      this.#last = at;
    }
    this.taken += 1;
    const table = this.tables.get(change.tabel) ?? new Map<string, Row>();
    this.tables.set(change.tabel, table);
    const key = keyText(Object.values(change.kunci));
    const before = table.get(key);
    table.delete(key);
    if (change.data === null) return;
    const row = { ...before, ...change.data };
    table.set(keyText(Object.keys(change.kunci).map((name) => row[name])), row);
  }
}

/** Files of the newest generation of a job, in the order of their names, the one that is still written too. */
export function filesOf(folder: string, job: string, extension: string): string[] {
  const ours = new RegExp(`^${job}-(\\d+)-\\d+(-.*)?\\.${extension}(\\.part)?$`);
  const files = readdirSync(folder)
    .filter((name) => ours.test(name))
    .sort();
  const generation = files.at(-1)?.split('-')[1];
  return files.filter((name) => name.split('-')[1] === generation).map((n) => path.join(folder, n));
}

/** A job's NDJSON, read as its readers do. Order and doubles are the file's own promise: both are counted. */
export function readNdjson(folder: string, job: string): { fold: Fold; lines: Told[] } {
  const fold = new Fold();
  const lines = filesOf(folder, job, 'ndjson').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => parseExact(line) as Told),
  );
  for (const line of lines) fold.add(line);
  return { fold, lines };
}

/** A job's CSV, read with COPY; every value is text, as COPY has it. */
export async function readCsv(url: string, folder: string, job: string): Promise<Fold> {
  const told: Told[] = [];
  await withPgClient(url, async (client) => {
    for (const file of filesOf(folder, job, 'csv')) told.push(...(await copyIn(client, file)));
  });
  // Each table has files of its own: together they are put in order by position.
  const fold = new Fold();
  const place = new Map(told.map((one, n) => [one, n]));
  told.sort((a, b) => {
    const [x, y] = [order(a), order(b)];
    return x < y ? -1 : x > y ? 1 : (place.get(a) ?? 0) - (place.get(b) ?? 0);
  });
  for (const one of told) fold.add(one);
  return fold;
}

async function copyIn(client: pg.Client, file: string): Promise<Told[]> {
  const header = readFileSync(file, 'utf8').split('\n', 1)[0]?.split(',') ?? [];
  const columns = header.map((name) => `${pg.escapeIdentifier(name)} text`);
  await client.query(
    `drop table if exists masuk; create temp table masuk (_nomor bigserial, ${columns.join(', ')})`,
  );
  const names = header.map(pg.escapeIdentifier).join(', ');
  const sink = client.query(copyFrom(`copy masuk (${names}) from stdin (format csv, header)`));
  await pipeline(createReadStream(file) as Readable, sink);
  await finished(sink);
  const { rows } = await client.query<Row>('select * from masuk order by _nomor');
  const tabel = path
    .basename(file.replace(/\.part$/, ''), '.csv')
    .split('-')
    .slice(3)
    .join('-');
  return rows.map(({ _nomor, _lsn, _urut, _op, _kunci, _tetap, ...data }) => {
    for (const name of (_tetap ?? '').split(' ')) delete data[name];
    const kunci = parseExact(_kunci) as Row;
    return {
      lsn: _lsn,
      urut: Number(_urut),
      op: _op,
      tabel,
      kunci,
      data: _op === 'delete' ? null : data,
    };
  });
}
