/** The lists of fields say what the database has: attributes of inputs, columns of tables; and what is missing there. */
import { expect, test } from '@jest/globals';
import { sqlType } from '../../db/scripts/field_sql.ts';
import { type FieldEntry, isDecimal, type RecordList, records } from '../../server/fields/list.ts';
import { openCatalog } from './catalog.ts';

const { owner } = openCatalog();

/** Columns that are no fields: what search stands on, and what functions of their own set. */
const BESIDE = ['id', 'cari', 'gabungan_id', 'kendali', 'pelepasan_id'];

/** The types of an input's attributes, or of a table's columns, by name. */
async function typesOf(schema: string, name: string): Promise<Record<string, string>> {
  const rows = await owner(
    `select a.attname as nama, format_type(a.atttypid, a.atttypmod) as tipe
       from pg_class as c join pg_attribute as a on a.attrelid = c.oid
      where c.relnamespace = $1::regnamespace and c.relname = $2 and a.attnum > 0 and not a.attisdropped`,
    [schema, name],
  );
  return Object.fromEntries(rows.map(({ nama, tipe }) => [String(nama), String(tipe)]));
}

/** An input takes every decimal, so that one too many digits is told and not rounded, and values of dimensions by code. */
function inputType(entry: FieldEntry): string | null {
  if (isDecimal(entry.tipe)) return 'numeric';
  return entry.tipe === 'dimensi' ? 'jsonb' : sqlType(entry);
}

const fieldsOf = ({ fields }: RecordList): [string, FieldEntry][] =>
  Object.entries(fields).filter(([, { tipe }]) => tipe !== 'khusus' && tipe !== 'waktu');

test.each(records.map((list) => [list.name, list] as const))('%s', async (name, list) => {
  const [types, columns] = [
    await typesOf('erp', `${name}_input`),
    await typesOf('tenant_templat', name),
  ];
  const fields = fieldsOf(list);
  const missing = fields.flatMap(([field, entry]) => [
    ...(entry.baca || types[field] === inputType(entry)
      ? []
      : [`alter type erp.${name}_input add attribute ${field} ${inputType(entry)};`]),
    ...(entry.tipe === 'dimensi' ||
    columns[field]?.replace('smallint', 'integer') === sqlType(entry)
      ? []
      : [`alter table ${name} add ${field} ${sqlType(entry)};`]),
  ]);
  expect(missing).toEqual([]);
  const told = Object.keys(list.fields);
  expect(Object.keys(types).filter((field) => !told.includes(field))).toEqual([]);
  expect(
    Object.keys(columns).filter((field) => !told.includes(field) && !BESIDE.includes(field)),
  ).toEqual([]);
});

test('words take the bounds of their entry from it', () => {
  const digits = records.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, { id, en, maks }]) =>
      maks !== undefined && new RegExp(`\\b${maks}\\b`).test(`${id} ${en}`)
        ? [`${name}.${field}: ${maks}`]
        : [],
    ),
  );
  expect(digits).toEqual([]);
});

test('whole numbers have their bounds in the tables, too', async () => {
  const checks = await owner(
    `select conrelid::regclass::text as tabel, pg_get_constraintdef(oid) as syarat
       from pg_constraint where contype = 'c' and connamespace = 'tenant_templat'::regnamespace`,
  );
  const walls = records.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([, { tipe, maks, rujuk }]) => tipe === 'bulat' && maks !== undefined && !rujuk)
      .map(([field, { min = 0, maks }]) => ({ field: `${name}.${field}`, name, min, maks })),
  );
  expect(walls.length).toBeGreaterThan(2);
  for (const { field, name, min, maks } of walls) {
    const column = field.split('.')[1];
    const wall = `((${column} >= ${min}) AND (${column} <= ${maks}))`;
    const found = checks.filter(
      ({ tabel, syarat }) => `${tabel}`.endsWith(`.${name}`) && `${syarat}`.includes(wall),
    );
    expect([field, found.length]).toEqual([field, 1]);
  }
});
