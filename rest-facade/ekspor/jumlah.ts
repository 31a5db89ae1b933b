/** What stands below the rows of a file: totals and further tables. The database adds up. */

import {
  type Dokumen,
  daftar,
  type Ekspor,
  nilai,
  sel,
} from '../../server/cetak/tabel/definisi.ts';
import { type Baris, type Kepala, type Kolom, totalOf } from '../../server/cetak/tabel/tabel.ts';
import type { Asker } from './asker.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** The report, with the sums that a second function answers for the same arguments. */
export async function withSums(
  ask: Asker,
  { jumlah }: Ekspor,
  given: Arguments,
  report: Dokumen,
): Promise<Dokumen> {
  if (jumlah === undefined) return report;
  const sums = await ask.read(jumlah, given);
  return { ...report, meta: { ...(report.meta as object | undefined), ...sums } };
}

/** The document with `jumlah`: the sums of what stands in its own arrays, by their names. */
export async function withTotals(ask: Asker, ekspor: Ekspor, dokumen: Dokumen): Promise<Dokumen> {
  const jumlah: Record<string, unknown> = {};
  for (const [nama, { daftar: path, kolom: uang, di = {} }] of Object.entries(
    ekspor.jumlahDari ?? {},
  )) {
    const rows = [path].flat().flatMap((one) => daftar(dokumen, one));
    const baris = rows.filter((row) =>
      Object.entries(di).every(([kunci, value]) => row[kunci] === value),
    );
    jumlah[nama] = await ask.read('ekspor_jumlah', { baris, uang });
  }
  return { ...dokumen, jumlah };
}

export async function furtherTables(
  ask: Asker,
  ekspor: Ekspor,
  dokumen: Dokumen,
): Promise<Kepala['tambahan']> {
  const tables: Kepala['tambahan'][number][] = [];
  for (const { jumlah, tabel } of ekspor.tambahan ?? []) {
    const sums = jumlah ? await ask.read(jumlah.fungsi, argumentOf(jumlah, dokumen)) : {};
    const table = tabel(dokumen, sums);
    const total = makeSums(ask, table.kolom);
    await total.add(table.baris.map(({ sel }) => sel));
    tables.push({ ...table, baris: [...table.baris, ...total.rows()] });
  }
  return tables;
}

/** Adds up the columns marked `jumlah` while rows pass. The database does the adding. */
export function makeSums(ask: Pick<Asker, 'read'>, kolom: readonly Kolom[]) {
  const summed = kolom.flatMap(({ jumlah, kunci, jenis }, at) =>
    jumlah ? [{ kunci, at, uang: jenis === 'uang' }] : [],
  );
  const named = (uang: boolean) =>
    summed.filter((one) => one.uang === uang).map(({ kunci }) => kunci);
  const given = { uang: named(true), kuantitas: named(false) };
  let sums: Dokumen | undefined;
  const read = (baris: readonly Dokumen[]) => ask.read('ekspor_jumlah', { baris, ...given });
  return {
    async add(rows: readonly Baris['sel'][]): Promise<void> {
      if (summed.length === 0 || rows.length === 0) return;
      const cells = rows.map((row) =>
        Object.fromEntries(summed.map(({ kunci, at }) => [kunci, row[at] ?? null])),
      );
      sums = await read(sums === undefined ? cells : [sums, ...cells]);
    },
    /** The sums by the keys of their columns, 0 where there was nothing to add up. */
    sums: async (): Promise<Dokumen> => (summed.length === 0 ? {} : (sums ?? (await read([])))),
    /** The total, where there was something to add up. */
    rows(): Baris[] {
      if (sums === undefined) return [];
      const cells = summed.map(({ kunci }) => [kunci, sel({ isi: sums?.[kunci] }, 'isi')]);
      return [totalOf(kolom, Object.fromEntries(cells))];
    },
  };
}

function argumentOf({ argumen }: { argumen: string }, dokumen: Dokumen): Arguments {
  const name = argumen.split('.').at(-1) ?? argumen;
  return { [name]: nilai(dokumen, argumen) ?? [] };
}
