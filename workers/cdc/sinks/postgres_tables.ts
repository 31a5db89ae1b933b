/** The tables of a sink in another PostgreSQL: made when they are missing, checked when they are there. */
import pg from 'pg';
import { CdcError } from '../cdc_error.ts';
import type { Relation } from '../change.ts';
import { keysOf } from '../types.ts';

const id = pg.escapeIdentifier;

export const tableName = (schema: string, table: string): string => `${id(schema)}.${id(table)}`;

const COLUMNS = `
select a.attname as nama, format_type(a.atttypid, a.atttypmod) as tipe,
       coalesce(a.attnum = any (i.indkey::int2[]), false) as kunci
  from pg_attribute as a
  left join pg_index as i on i.indrelid = a.attrelid and i.indisprimary
 where a.attrelid = to_regclass($1) and a.attnum > 0 and not a.attisdropped`;

type Found = { nama: string; tipe: string; kunci: boolean };

/** Every column may be null but those of the key: a row that is first seen by an update may lack some. */
function createSql(schema: string, relation: Relation): string {
  const columns = relation.kolom.map(({ nama, tipe }) => `${id(nama)} ${tipe.nama}`);
  const keys = keysOf(relation).map(({ nama }) => id(nama));
  return `create table if not exists ${tableName(schema, relation.tabel)} (
    ${columns.join(', ')}, _lsn pg_lsn not null, _urut bigint not null,
    primary key (${keys.join(', ')}))`;
}

function mistakesOf(relation: Relation, found: ReadonlyMap<string, Found>): string[] {
  const mistakes: string[] = [];
  const expected = [
    ...relation.kolom.map(({ nama, tipe, kunci }) => ({ nama, tipe: tipe.nama, kunci })),
    { nama: '_lsn', tipe: 'pg_lsn', kunci: false },
    { nama: '_urut', tipe: 'bigint', kunci: false },
  ];
  for (const { nama, tipe, kunci } of expected) {
    const column = found.get(nama);
    if (column === undefined) mistakes.push(`kolom ${nama} tidak ada`);
    else if (column.tipe !== tipe) {
      mistakes.push(`kolom ${nama} bertipe ${column.tipe}, seharusnya ${tipe}`);
    } else if (column.kunci !== kunci) mistakes.push(`kunci utama berbeda pada ${nama}`);
  }
  for (const { nama, kunci } of found.values()) {
    if (kunci && !expected.some((column) => column.nama === nama)) {
      mistakes.push(`kunci utama memuat ${nama}`);
    }
  }
  return mistakes;
}

/** Makes the table, or adds columns that it lacks. A table of another shape is refused: it is nobody's to change. */
export async function ensureTable(
  client: pg.Client,
  schema: string,
  relation: Relation,
): Promise<void> {
  await client.query(createSql(schema, relation));
  const name = tableName(schema, relation.tabel);
  const read = async () => {
    const { rows } = await client.query<Found>(COLUMNS, [name]);
    return new Map(rows.map((row) => [row.nama, row]));
  };
  const found = await read();
  const missing = relation.kolom.filter(({ nama, kunci }) => !kunci && !found.has(nama));
  for (const { nama, tipe } of missing) {
    await client.query(`alter table ${name} add column ${id(nama)} ${tipe.nama}`);
  }
  const mistakes = mistakesOf(relation, missing.length > 0 ? await read() : found);
  if (mistakes.length > 0) {
    throw new CdcError(`tabel ${schema}.${relation.tabel} di tujuan: ${mistakes.join('; ')}`, {
      permanent: true,
    });
  }
}
