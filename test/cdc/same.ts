/** Whether what a sink has is what the source has, row by row, to the last digit. */
import pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import type { Folded } from './fold.ts';

const id = pg.escapeIdentifier;

type Column = { nama: string; tipe: string };

/** Tables that are captured, with the columns that the stream carries. */
async function capturedTables(
  client: pg.Client,
  skema: string,
  only: readonly string[] | undefined,
): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { tabel: string }>(
    `select p.tablename as tabel, a.attname as nama, format_type(a.atttypid, a.atttypmod) as tipe
       from pg_publication_tables as p
       join pg_attribute as a on a.attrelid = format('%I.%I', p.schemaname, p.tablename)::regclass
                             and a.attname = any (p.attnames)
      where p.pubname = 'niaga_cdc' and p.schemaname = $1
      order by 1, a.attnum`,
    [skema],
  );
  const tables = new Map<string, Column[]>();
  for (const { tabel, ...column } of rows) {
    if (only && !only.includes(tabel)) continue;
    tables.set(tabel, [...(tables.get(tabel) ?? []), column]);
  }
  return tables;
}

const SETTINGS = `set timezone to 'UTC'; set datestyle to 'ISO'; set intervalstyle to 'iso_8601'`;

/** Each row as one text, sorted. */
const rowsSql = (columns: readonly Column[], table: string): string =>
  `select row(${columns.map(({ nama }) => id(nama)).join(', ')})::text as baris
     from ${table} order by 1`;

function compare(table: string, source: readonly string[], sink: readonly string[]): string[] {
  const left = new Set(sink);
  const right = new Set(source);
  const found = [
    ...source.filter((row) => !left.has(row)).map((row) => `${table}: hilang ${row}`),
    ...sink.filter((row) => !right.has(row)).map((row) => `${table}: lebih ${row}`),
  ];
  if (sink.length !== source.length)
    found.push(`${table}: ${sink.length} baris, bukan ${source.length}`);
  return found.slice(0, 6).map((text) => text.slice(0, 400));
}

const texts = async (client: pg.Client, sql: string): Promise<string[]> =>
  (await client.query<{ baris: string }>(sql)).rows.map(({ baris }) => baris);

export type Source = { url: string; skema: string; tabel?: readonly string[] };

/** Differences between the source and tables of another PostgreSQL; empty = the same. */
export async function differsFromTables(
  source: Source,
  target: { url: string; skema: string },
): Promise<string[]> {
  return withPgClient(source.url, (from) =>
    withPgClient(target.url, async (to) => {
      await Promise.all([from.query(SETTINGS), to.query(SETTINGS)]);
      const found: string[] = [];
      for (const [table, columns] of await capturedTables(from, source.skema, source.tabel)) {
        const there = await to.query('select to_regclass($1) is not null as ada', [
          `${id(target.skema)}.${id(table)}`,
        ]);
        const sink = there.rows[0].ada
          ? await texts(to, rowsSql(columns, `${id(target.skema)}.${id(table)}`))
          : [];
        const rows = await texts(from, rowsSql(columns, `${id(source.skema)}.${id(table)}`));
        found.push(...compare(table, rows, sink));
      }
      return found;
    }),
  );
}

/**
 * Differences between the source and what a reader of changes has put together; empty = the same. PostgreSQL reads
 * the values itself: JSON through jsonb_populate_recordset, texts through a cast.
 */
export async function differsFromFold(
  source: Source,
  folded: Folded,
  values: 'json' | 'teks' = 'json',
): Promise<string[]> {
  return withPgClient(source.url, async (client) => {
    await client.query(SETTINGS);
    const found: string[] = [];
    for (const [table, columns] of await capturedTables(client, source.skema, source.tabel)) {
      const name = `${id(source.skema)}.${id(table)}`;
      const read = columns.map(({ nama, tipe }) =>
        values === 'json' ? `x.${id(nama)}` : `(r.isi ->> ${pg.escapeLiteral(nama)})::${tipe}`,
      );
      const row = `row(${read.join(', ')})::text as baris`;
      const from =
        values === 'json'
          ? `select ${row} from jsonb_populate_recordset(null::${name}, $1) as x order by 1`
          : `select ${row} from jsonb_array_elements($1::jsonb) as r (isi) order by 1`;
      const rows = JSON.stringify([...(folded.get(table)?.values() ?? [])]);
      const sink = (await client.query<{ baris: string }>(from, [rows])).rows;
      found.push(
        ...compare(
          table,
          await texts(client, rowsSql(columns, name)),
          sink.map(({ baris }) => baris),
        ),
      );
    }
    return found;
  });
}
