/** Files that are made to keep the server busy or to fill its memory. */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import writeXlsxFile from 'write-excel-file/node';
import { openTabel } from '../../server/impor/berkas.ts';
import { SheetReader } from '../../server/impor/xlsx_lembar.ts';
import { openFolder } from '../helpers/folder.ts';

const folder = openFolder('tabel');

async function rowsOf(content: string | Buffer) {
  const file = path.join(folder, 'berkas');
  writeFileSync(file, content);
  return Array.fromAsync((await openTabel(file)).rows());
}

test('invisible characters around a text are cut off, in one pass however long it is', async () => {
  const blanks = ' \u00a0\u200b\ufeff'.repeat(1000);
  expect(await rowsOf(`kode,nama\n${blanks}A${blanks}B${blanks},C\n`)).toEqual([
    ['kode', 'nama'],
    [`A${blanks.replaceAll('\u00a0', ' ')}B`, 'C'],
  ]);
  await expect(rowsOf(`a${' '.repeat(1_900_000)}b,c\n`)).rejects.toMatchObject({
    messages: ['berkas: baris 1: sel lebih panjang dari 10000 huruf'],
  });
});

test('a workbook whose text would have to be kept whole is refused before it is', async () => {
  // Of letters that do not repeat: what shrinks too much is refused before.
  const letters = randomBytes(600_000).toString('hex');
  const book = await writeXlsxFile([[{ value: letters, type: String }]]).toBuffer();
  const messages = ['berkas: berisi teks yang terlalu panjang'];
  await expect(rowsOf(Buffer.from(book))).rejects.toMatchObject({ messages });
  const reader = new SheetReader([], { days: new Set(), percents: new Set() }, false);
  reader.open('c', { r: 'A1', t: 'inlineStr' });
  const runs = Array.from({ length: 100 }, () => 'x'.repeat(5000));
  const read = () => {
    for (const run of runs) {
      reader.open('t', {});
      reader.text(run);
      reader.close('t');
    }
  };
  expect(read).toThrow(expect.objectContaining({ messages }));
});
