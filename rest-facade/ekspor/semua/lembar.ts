/** A file of the export of everything as a workbook. */
import { angkaTepat } from '../../../server/cetak/tabel/angka.ts';
import { type SheetCell, STYLE, workbookOf } from '../../../server/cetak/tabel/workbook.ts';
import type { BerkasSemua, KolomSemua, SelSemua } from './semua.ts';

/** The bytes of a workbook of these rows below the names of their columns. */
export function sheetBook(
  { nama, kolom }: BerkasSemua,
  rows: AsyncIterable<SelSemua[]>,
  chunk: number,
): AsyncIterable<Buffer> {
  async function* cells() {
    yield kolom.map((one) => ({ text: one.nama, style: STYLE.head }));
    for await (const row of rows) {
      yield kolom.map(({ tipe }, index) => cellOf(tipe, row[index] ?? null));
    }
  }
  const widths = kolom.map((one) => Math.max(12, one.nama.length + 3));
  return workbookOf({ name: nama.slice(0, 31), widths, rows: cells() }, chunk);
}

function cellOf(tipe: KolomSemua['tipe'], value: SelSemua): SheetCell {
  if (value === null || value === '') return null;
  if (tipe === 'tanggal') {
    const day = dayNumber(value);
    if (day !== undefined) return { number: day, style: STYLE.day };
  } else if (tipe !== 'teks') {
    const number = angkaTepat(value);
    if (typeof number === 'number') return { number };
  }
  return { text: value, style: STYLE.text };
}

/** Excel's number of a day; none before March 1900, where it counts a day that there was not. */
function dayNumber(text: string): number | undefined {
  const days = Date.parse(`${text}T00:00:00Z`) / 86_400_000 + 25_569;
  return days > 60 ? days : undefined;
}
