/** A till receipt is as long as what it says, and says all of it. */
import { expect, test } from '@jest/globals';
import type { Lembar } from '../../server/cetak/kertas/kertas.ts';
import { pdfOf } from '../../server/cetak/kertas/pdf.ts';
import { readPdf } from '../ekspor/ekspor.ts';

const lembarOf = (lines: number): Lembar => ({
  periksa: null,
  kertas: {
    ...{
      templat: 'struk-80',
      bahasa: 'id',
      rupa: 'struk',
      ukuran: '80',
      judul: 'STRUK',
      berkas: 'struk',
    },
    ...{ cap: null, kop: { nama: 'Toko', baris: [], logo: null }, pihak: null, info: [] },
    kolom: [
      { kunci: 'nama', judul: 'Nama', rata: 'kiri', lebar: 0 },
      { kunci: 'jumlah', judul: 'Jumlah', rata: 'kanan', lebar: 74 },
    ],
    baris: Array.from({ length: lines }, (_, at) => [
      `Barang ${at + 1} dengan nama yang panjang sekali sehingga dua baris`,
      '1.000',
    ]),
    ...{ pindahan: null, jumlah: [['Total', '1.000.000', true]], terbilang: null, catatan: [] },
    ...{ rekening: [], tanda_tangan: [], tempat: '', kaki: null, kode: null },
  },
});

const heightsOf = (bytes: Buffer): number[] =>
  [...bytes.toString('latin1').matchAll(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/g)].map(([, height]) =>
    Number(height),
  );

test('a short one ends where its words end', async () => {
  const [height, ...more] = heightsOf(Buffer.from(await pdfOf([lembarOf(10)])));
  expect(more).toEqual([]);
  expect(height).toBeLessThan(500);
});

test('one of six hundred lines takes pages that readers show, of which the last alone ends early', async () => {
  const bytes = Buffer.from(await pdfOf([lembarOf(600)]));
  const heights = heightsOf(bytes);
  expect(heights.length).toBeGreaterThan(1);
  expect(heights.slice(0, -1)).toEqual(heights.slice(0, -1).map(() => 14_400));
  expect(heights.at(-1)).toBeLessThan(14_400);
  const text = (await readPdf({ bytes })).join('');
  for (const line of ['Barang1dengan', 'Barang300dengan', 'Barang600dengan', 'Total1.000.000'])
    expect(text).toContain(line);
});
