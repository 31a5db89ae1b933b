/** Files as a door: what is found in one document, as a worker rehearses it. Nothing of it stays. */
import { fileColumns } from '../../db/scripts/field_sql.ts';
import type { FieldEntry } from '../../server/fields/entry.ts';
import { isDecimal } from '../../server/fields/entry.ts';
import type { KindList } from '../../server/fields/kinds.ts';
import type { RecordList } from '../../server/fields/list.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import type { Db } from '../helpers/database.ts';
import type { World } from '../rest/world.ts';
import type { Verdict } from './doors.ts';

type Json = Record<string, unknown>;

/** A kind of file with one right document: cells by column of each row, and the column of each field, `detail.0.qty`. */
export type FileForm = {
  jenis: string;
  columns: Readonly<Record<string, string>>;
  rows: Json[];
  document: Json;
};

type Column = { nama: string; path: string };

/** The columns that are fields; none that is worked into others. */
function columnsOf(list: RecordList | KindList, jenis: string): Column[] {
  if ('kunci' in list) {
    return fileColumns(list)
      .filter(({ hitung }) => !hitung)
      .map(({ nama, bidang }) => ({ nama, path: bidang }));
  }
  return Object.entries(list.impor[jenis]?.kolom ?? {})
    .map(([nama, { bidang, hitung }]) => ({ nama, hitung, path: bidang.replace('.', '.0.') }))
    .filter(({ path, hitung }) => !hitung && (path.includes('.') || path in list.fields));
}

/** Columns that a file of documents must have and no field says, as what its rows are told apart by, with an example. */
const requiredOf = (list: RecordList | KindList, jenis: string): [string, string | null][] =>
  'kunci' in list
    ? []
    : Object.entries(list.impor[jenis]?.kolom ?? {})
        .filter(([, { wajib }]) => wajib)
        .map(([nama, { contoh }]) => [nama, contoh]);

const valueAt = (document: unknown, path: string): unknown =>
  path.split('.').reduce((at, key) => (at as Json | undefined)?.[key], document);

const linesOf = ({ detail }: Json): unknown[] =>
  Array.isArray(detail) && detail.length > 0 ? detail : [undefined];

/** The record without what a file has no column for; a file says the day of openings as a whole. */
const inColumns = (document: Json, columns: readonly Column[]): Json =>
  Object.fromEntries(
    Object.entries(document).filter(([name]) =>
      columns.some(({ path }) => path.split('.')[0] === name),
    ),
  );

/** Rows that say the document, one for each line; records are named by their codes. Undefined where files have none of it. */
export async function formOf(
  { toko }: World,
  list: RecordList | KindList,
  document: Json,
): Promise<FileForm | undefined> {
  const jenis = list.name.replaceAll('_', '-');
  const columns = columnsOf(list, jenis);
  if (columns.length === 0) return undefined;
  const rows: Json[] = [];
  for (const line of linesOf(document)) {
    const cells: Json = {};
    for (const { nama, path } of columns) {
      const value = valueAt({ ...document, detail: [line] }, path);
      if (value === undefined || value === null || typeof value === 'object') continue;
      const [, table] = /(\w+)_id$/.exec(path) ?? [];
      const named = table === undefined || table === 'subklas' ? undefined : table;
      cells[nama] = named
        ? await toko.value(`select kode from ${named} where id = $1`, [value])
        : value;
    }
    for (const [nama, contoh] of requiredOf(list, jenis)) cells[nama] ??= contoh;
    rows.push(cells);
  }
  return {
    jenis,
    columns: Object.fromEntries(columns.map(({ nama, path }) => [path, nama])),
    rows,
    document: 'kunci' in list ? inColumns(document, columns) : document,
  };
}

/** Whether a cell can hold the value as JSON has it: texts that show something, numbers that a workbook keeps whole, days. */
export function isCell({ tipe }: FieldEntry, value: string): boolean {
  if (isDecimal(tipe) || tipe === 'bulat')
    return /^-?\d{1,13}(\.\d{1,6})?$/.test(value) && value.replace(/\D/g, '').length <= 15;
  if (tipe === 'boolean') return /^(true|false)$/.test(value);
  if (tipe === 'tanggal') return /^"\d{4}-\d{2}-\d{2}"$/.test(value);
  const isText = ['kode', 'nama', 'teks', 'teks_wajib', 'kode_rujukan', 'pilihan'].includes(tipe);
  return isText && /^"[^"\\\s\u00a0\u200b]+"$/.test(value);
}

/** Ends the transaction with what was found in it. */
class Found extends Error {
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super('found');
    this.verdict = verdict;
  }
}

/** Rehearses a file of the one document: the form's cells, with those that the document says otherwise. */
export async function askFile(world: World, form: FileForm, document: Json): Promise<Verdict> {
  const rows = form.rows.map((cells) => ({ ...cells }));
  for (const [path, name] of Object.entries(form.columns)) {
    const value = valueAt(document, path);
    if (value === valueAt(form.document, path)) continue;
    // The head stands in each row, a line in its own.
    for (const cells of path.includes('.') ? rows.slice(0, 1) : rows) cells[name] = value;
  }
  const { data, toko } = world;
  const who = { tenant: toko.kode, peran: 'admin' as const, adminKey: true, requestId: 'uji' };
  const settings = settingsSql(await data.settingsOf(who));
  try {
    await toko.asOwner(async (db) => {
      await db.rows(settings);
      throw new Found(await rehearsed(db, form, rows));
    });
  } catch (error) {
    if (error instanceof Found) return error.verdict;
    throw error;
  }
  throw new Error('the transaction stayed');
}

/** What is wrong with a cell without the cell, which a file's findings show: whoever mends the file looks for it there. */
const withoutCell = (pesan: string, cell: unknown): string =>
  pesan.replace(` (${`${cell}`.slice(0, 40)})`, '');

/** The columns of the rows; of discounts both, as our own exports have them: one alone is read by the size of its numbers. */
function columnsIn(rows: readonly Json[]): string[] {
  const names = new Set(rows.flatMap((cells) => Object.keys(cells)));
  const both = ['diskon', 'diskon_persen'];
  return [
    ...names,
    ...(both.some((one) => names.has(one)) ? both.filter((one) => !names.has(one)) : []),
  ];
}

type Finding = { kolom: string | null; pesan: string };

async function rehearsed(db: Db, { jenis, columns }: FileForm, rows: Json[]): Promise<Verdict> {
  const names = columnsIn(rows);
  const { id } = await db.value<{ id: number }>(
    `select erp.impor_create($1, 'a.csv', 'csv', repeat('0', 64), 1)`,
    [jenis],
  );
  await db.rows('select erp.impor_tambah($1, 1, $2)', [
    id,
    JSON.stringify([names, ...rows.map((cells) => names.map((name) => cells[name]))]),
  ]);
  await db.rows('select erp.impor_mulai($1)', [id]);
  await db.rows('reset role');
  for (let more = true; more; ) {
    const step = await db.value<{ lagi: boolean }>('select erp_private.worker_impor_langkah($1)', [
      id,
    ]);
    more = step.lagi;
  }
  const status = await db.value('select status from impor where id = $1', [id]);
  const found = await db.rows<Finding>(
    `select t.kolom, t.pesan
       from impor_baris as b, jsonb_to_recordset(b.temuan) as t (kolom text, pesan text)
      where b.impor_id = $1`,
    [id],
  );
  const paths = Object.fromEntries(Object.entries(columns).map(([path, name]) => [name, path]));
  const taken = status === 'siap' || status === 'belum_pasti';
  return {
    taken,
    status: taken ? 200 : 400,
    messages: found.map(({ kolom, pesan }) =>
      kolom === null ? pesan : `${paths[kolom] ?? kolom}: ${withoutCell(pesan, rows[0]?.[kolom])}`,
    ),
  };
}
