/** The files of an export of everything, one row at a time. */

import { csvLine } from '../../../server/cetak/tabel/csv.ts';
import type { TextRow } from '../../../server/graphql/door/snapshot.ts';
import { sheetBook } from './lembar.ts';
import type { BerkasSemua, FormatSemua, SelSemua } from './semua.ts';

/** Rows of a part: less than an import takes, and than a sheet has room for. */
const PART = { impor: 150_000, lain: 1_000_000 };

/** What is put together before it goes on its way. */
const CHUNK = 64 * 1024;

/**
 * The rows cut into parts, each to be read to its end before the next. Rows of one document or contact, which is their
 * first cell, stay in one.
 */
export async function* partsOf(
  batches: AsyncIterable<TextRow[]>,
  { impor }: BerkasSemua,
): AsyncGenerator<AsyncGenerator<SelSemua[], void, void>, void, void> {
  const most = impor === null ? PART.lain : PART.impor;
  const rows = rowsOf(batches);
  let next = await rows.next();
  async function* part() {
    let first: SelSemua | undefined;
    for (let count = 0; !next.done; count += 1) {
      const row = next.value;
      if (count >= most && row[0] !== first) return;
      first = row[0];
      yield row;
      next = await rows.next();
    }
  }
  while (!next.done) yield part();
}

async function* rowsOf(batches: AsyncIterable<TextRow[]>) {
  for await (const batch of batches) {
    for (const [sel] of batch) yield JSON.parse(sel ?? '[]') as SelSemua[];
  }
}

/** The text of a csv: UTF-8 with a byte order mark, comma, CRLF; days as YYYY-MM-DD, decimals with a point. */
async function* csvText(
  { kolom }: BerkasSemua,
  rows: AsyncIterable<SelSemua[]>,
): AsyncGenerator<string, void, void> {
  let text = `\uFEFF${csvLine(kolom.map(({ nama }) => nama))}`;
  for await (const row of rows) {
    text += csvLine(row, (index) => kolom[index]?.tipe === 'teks');
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** The bytes of a part as a file. */
export const fileOf = (
  format: FormatSemua,
  berkas: BerkasSemua,
  rows: AsyncIterable<SelSemua[]>,
): AsyncIterable<string | Buffer> =>
  format === 'csv' ? csvText(berkas, rows) : sheetBook(berkas, rows, CHUNK);
