/** The lists of fields say what the database has: attributes of inputs, columns of tables; and what is missing there. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { inputType, sqlType } from '../../db/scripts/field_sql.ts';
import { typesOf as inputsOf } from '../../db/scripts/kind_sql.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { type FieldEntry, fieldsSchema, wholeFields } from '../../server/fields/entry.ts';
import { kindLists } from '../../server/fields/kinds.ts';
import { type RecordList, records } from '../../server/fields/list.ts';
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

/** Every field of every list, lists within documents among them, by its path. */
const everyField: [string, FieldEntry][] = [...records, ...kindLists].flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([field, entry]): [string, FieldEntry][] => [
    [`${name}.${field}`, entry],
    ...Object.entries(entry.fields ?? {}).map(([one, row]): [string, FieldEntry] => [
      `${name}.${field}.${one}`,
      row,
    ]),
  ]),
);

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

test('a kind of transaction has a list, and a list its kind', () => {
  expect(kindLists.map(({ name }) => name)).toEqual(
    KIND_NAMES.map((kind) => kind.replaceAll('-', '_')).sort(),
  );
});

test.each(kindLists.map((list) => [list.name, list] as const))('%s', async (_name, list) => {
  for (const [type, { fields }] of inputsOf(list)) {
    const types = await typesOf('erp', `${type}_input`);
    const missing = Object.entries(fields)
      .filter(([field, entry]) => types[field] !== inputType(entry))
      .map(
        ([field, entry]) =>
          `alter type erp.${type}_input add attribute ${field} ${inputType(entry)};`,
      );
    expect(missing).toEqual([]);
    expect(Object.keys(types).filter((field) => !(field in fields))).toEqual([]);
  }
});

test('words of a choice are those of its enum', async () => {
  const rows = await owner(
    `select t.typname as nama, array_agg(e.enumlabel::text order by e.enumsortorder) as kata
       from pg_type as t join pg_enum as e on e.enumtypid = t.oid
      where t.typnamespace = 'erp'::regnamespace group by t.typname`,
  );
  const enums = new Map(rows.map(({ nama, kata }) => [nama, kata]));
  const wrong = everyField.filter(
    ([, { tipe, enum: name, kata = [] }]) =>
      tipe === 'pilihan' &&
      !isDeepStrictEqual([...kata].sort(), [...(enums.get(name) as string[])].sort()),
  );
  expect(wrong.map(([field, { kata }]) => [field, kata])).toEqual([]);
});

test('words take the bounds of their entry from it', () => {
  const digits = everyField.flatMap(([field, { id, en, maks, min, baku }]) =>
    [maks, min, baku]
      .filter((bound) => typeof bound === 'number' && bound > 1)
      .filter((bound) => new RegExp(`\\b${bound}\\b`).test(`${id} ${en}`))
      .map((bound) => `${field}: ${bound}`),
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

test('an entry knows no other keys, and a part is there', () => {
  const entry = { tipe: 'teks', maks: 10 } as const;
  const parts = { kepala: { catatan: entry } };
  expect(wholeFields({ catatan: 'kepala' }, parts)).toEqual({ catatan: entry });
  expect(wholeFields({ catatan: { pakai: 'kepala', maks: 20 } }, parts)).toEqual({
    catatan: { tipe: 'teks', maks: 20 },
  });
  expect(() => wholeFields({ nama: 'kepala' }, parts)).toThrow('kepala tanpa nama');
  expect(() => wholeFields({ catatan: 'kaki' }, parts)).toThrow('tanpa bagian kaki');
  expect(() => fieldsSchema.parse({ catatan: { ...entry, maksimum: 10 } })).toThrow();
  expect(() => fieldsSchema.parse({ catatan: { pakai: 'kepala', maksimum: 10 } })).toThrow();
  expect(() =>
    fieldsSchema.parse({ detail: { tipe: 'daftar', fields: { a: { jenis: 'x' } } } }),
  ).toThrow();
});
