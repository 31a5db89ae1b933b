/** What stands below the rows of a file: totals and further tables. The database adds up. */
import { HttpError } from '../../server/base/errors.ts';
import { parseExact } from '../../server/graphql/json_text.ts';
import type { PgTransaction } from '../../server/postgres/service.ts';
import { type Dokumen, daftar, type Ekspor, nilai, sel } from './definisi.ts';
import { arraySumsStatement, documentStatement, type Statement, sumsStatement } from './sql.ts';
import { type Baris, type Format, type Kepala, type Kolom, type Sel, totalOf } from './tabel.ts';

/** The one JSON text that a statement answers. */
export async function read(
  transaction: PgTransaction,
  { text, values }: Statement,
): Promise<Dokumen> {
  const { rows } = await transaction.query({ text, values });
  const [row] = rows as { isi: string | null }[];
  if (!row || row.isi === null) throw new HttpError(404, 'TDDAT', 'data tidak ditemukan');
  return parseExact(row.isi) as Dokumen;
}

/** What the report says of itself, with the sums of a further function of the same arguments. */
export async function withSums(
  transaction: PgTransaction,
  { jumlah }: Ekspor,
  given: Readonly<Record<string, unknown>>,
  report: Dokumen,
): Promise<Dokumen> {
  if (jumlah === undefined) return report;
  const sums = await read(transaction, documentStatement(jumlah, given));
  return { ...report, meta: { ...(report.meta as object | undefined), ...sums } };
}

type Totalled = {
  given: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, string>>;
  dokumen: Dokumen;
  format: Format;
};

/** The document with `jumlah`: the sums of the columns below which a total stands. The csv of a list has none. */
export async function withTotals(
  transaction: PgTransaction,
  ekspor: Ekspor,
  { given, query, dokumen, format }: Totalled,
): Promise<Dokumen> {
  const jumlah: Record<string, unknown> = {};
  const kolom = ekspor.kolom(query, dokumen);
  if (ekspor.fungsi !== undefined && format === 'csv') return dokumen;
  if (ekspor.fungsi !== undefined && kolom.some((one) => one.jumlah))
    Object.assign(
      jumlah,
      await read(transaction, sumsStatement(ekspor.fungsi, given, kolom, ekspor.anak)),
    );
  for (const [nama, { daftar: path, kolom: fields, di = {} }] of Object.entries(
    ekspor.jumlahDari ?? {},
  )) {
    const rows = [path].flat().flatMap((one) => daftar(dokumen, one));
    const counted = rows.filter((row) =>
      Object.entries(di).every(([kunci, value]) => row[kunci] === value),
    );
    jumlah[nama] = await read(transaction, arraySumsStatement(counted, fields));
  }
  return { ...dokumen, jumlah };
}

export async function furtherTables(
  transaction: PgTransaction,
  ekspor: Ekspor,
  dokumen: Dokumen,
): Promise<Kepala['tambahan']> {
  const tables: Kepala['tambahan'][number][] = [];
  for (const { jumlah, tabel } of ekspor.tambahan ?? []) {
    const sums = jumlah ? await read(transaction, sumStatement(jumlah, dokumen)) : {};
    const table = tabel(dokumen, sums);
    const total = makeSums(transaction, table.kolom);
    await total.add(table.baris);
    tables.push({ ...table, baris: [...table.baris, ...total.rows()] });
  }
  return tables;
}

/** The sums of the columns of `jumlah`, over rows that come in parts. */
export function makeSums(transaction: PgTransaction, kolom: readonly Kolom[]) {
  const summed = kolom.filter(({ jumlah }) => jumlah).map(({ kunci }) => kunci);
  let sums: Record<string, Sel> | undefined;
  return {
    async add(rows: readonly Baris[]): Promise<void> {
      if (summed.length === 0 || rows.length === 0) return;
      const cells = rows.map((row) =>
        Object.fromEntries(kolom.map(({ kunci }, index) => [kunci, row.sel[index] ?? null])),
      );
      const parts = sums === undefined ? cells : [sums, ...cells];
      const dokumen = await read(transaction, arraySumsStatement(parts, summed));
      sums = Object.fromEntries(
        summed.map((kunci) => [kunci, sel({ kunci: dokumen[kunci] }, 'kunci')]),
      );
    },
    /** The total, where there was something to add up. */
    rows: (): Baris[] => (sums === undefined ? [] : [totalOf(kolom, sums)]),
  };
}

function sumStatement(
  { fungsi, argumen }: { fungsi: string; argumen: string },
  dokumen: Dokumen,
): Statement {
  const name = argumen.split('.').at(-1) ?? argumen;
  return documentStatement(fungsi, { [name]: JSON.stringify(nilai(dokumen, argumen) ?? []) });
}
