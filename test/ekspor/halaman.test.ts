/** A document that goes over a page on paper says its number again at the top of the next. */
import { beforeAll, expect, test } from '@jest/globals';
import { pdfOf } from '../../server/cetak/tabel/pdf.ts';
import type { Baris, Kepala, Kolom } from '../../server/cetak/tabel/tabel.ts';
import { openDatabase } from '../helpers/database.ts';
import { pdfPages } from '../helpers/pdf_text.ts';
import { startServer } from '../helpers/server.ts';
import { loadJournals } from './banyak_jurnal.ts';
import { fetchFile } from './ekspor.ts';

const data = openDatabase();
let pages: string[][];
beforeAll(async () => {
  await loadJournals(data, 'satu', 30);
  const server = await startServer(data);
  const token = await server.signIn('viewer@satu.test', 'satu');
  const year = new Date().getUTCFullYear() - 1;
  const path = `jurnal?dari=${year}-08-01&sampai=${year}-08-31&format=pdf`;
  const { bytes } = await fetchFile(server.base, token, path);
  pages = pdfPages(bytes).map((page) => page.filter((text) => text.trim() !== ''));
});

/** What a page says between the heads of its columns and the foot. */
const body = (page: string[] | undefined) => {
  const text = (page ?? []).join(' ').replace(/\s+/g, ' ');
  return text.slice(text.indexOf('Kredit') + 'Kredit'.length, text.indexOf('Dicetak')).trim();
};

test('the journal', () => {
  expect(pages.length).toBeGreaterThan(3);
  // Eight lines each: some page begins in the middle of a journal, and each with a number.
  for (const page of pages)
    expect(body(page)).toMatch(/^01 ?\/ ?08 ?\/ ?\d{4} JU ?\/ ?00 ?\/ ?\d+/);
  const numbers = pages.flatMap((page) => body(page).match(/JU ?\/ ?00 ?\/ ?\d+/g) ?? []);
  // Each document says it once, and again only where it goes on.
  expect(new Set(numbers).size).toBe(30);
  expect(numbers.length).toBeGreaterThan(30);
  expect(numbers.length).toBeLessThan(30 + pages.length);
});

const KOLOM: Kolom[] = [
  { kunci: 'nomor', judul: 'Nomor', jenis: 'teks', lebar: 12, sekali: true },
  { kunci: 'keterangan', judul: 'Keterangan', jenis: 'teks', lebar: 20, sekali: true },
  { kunci: 'akun', judul: 'Akun', jenis: 'teks', lebar: 20 },
];
const KEPALA: Kepala = {
  bahasa: 'id',
  ...{ nama: 'Toko', alamat: null, logo: null, judul: 'Jurnal', periode: '', keterangan: [] },
  ...{ dicetak: '-', catatan: [], utama: { kolom: KOLOM }, tambahan: [] },
};
const line = (nomor: string, panjang: string, akun: string): Baris => ({
  gaya: 'data',
  tingkat: 0,
  sel: [nomor, panjang, akun],
});
const long = 'KETERANGAN YANG SANGAT PANJANG SEKALI DAN BERLANJUT '.repeat(4);

test('a heading of a further table stands on the page where the table begins', async () => {
  const tambahan = [{ judul: 'UMUR', kolom: KOLOM, baris: [line('N1', 'a', 'isi')] }];
  const kepala = { ...KEPALA, tambahan };
  for (let count = 30; count < 48; count += 1) {
    const rows = Array.from({ length: count }, (_, n) => line(`N${n}`, 'a', `akun-${n}`));
    const found = pdfPages(Buffer.from(await pdfOf(kepala, rows))).map((page) => page.join(' '));
    const on = (text: string) => found.findIndex((page) => page.includes(text));
    expect([count, on('UMUR')]).toEqual([count, on('isi')]);
  }
});

test('a long text is repeated in one line, so that pages begin where they began', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => line('N1', long, `akun-${n}`));
  const starts = pdfPages(Buffer.from(await pdfOf(KEPALA, rows))).map((page) =>
    page.join(' ').replace(/\s+/g, ' '),
  );
  expect(starts.length).toBeGreaterThan(3);
  for (const page of starts.slice(1)) expect(page).toMatch(/Akun N1 KETERANGAN [^…]*… akun/);
});

test('where each page begins with a row of its own nothing is repeated', async () => {
  const rows = Array.from({ length: 200 }, (_, n) => line(`N${n}`, 'a', `akun-${n}`));
  const words = pdfPages(Buffer.from(await pdfOf(KEPALA, rows)))
    .flat()
    .join(' ');
  expect(words.match(/N ?\d+/g)).toHaveLength(200);
});

test('a heading of the main table never stands alone at the foot of a page, nor do two', async () => {
  const heading = (text: string): Baris => ({ gaya: 'judul', tingkat: 0, sel: [text, null, null] });
  for (let count = 36; count < 48; count += 1) {
    const rows = [
      ...Array.from({ length: count }, (_, n) => line(`N${n}`, 'a', `akun-${n}`)),
      heading('KEWAJIBAN'),
      heading('HUTANG'),
      ...Array.from({ length: 60 }, (_, n) => line(`M${n}`, 'b', `lawan-${n}`)),
    ];
    const found = pdfPages(Buffer.from(await pdfOf(KEPALA, rows))).map((page) => page.join(' '));
    const on = (text: string) => found.findIndex((page) => page.includes(text));
    expect([count, on('KEWAJIBAN'), on('HUTANG')]).toEqual([count, on('lawan-0'), on('lawan-0')]);
    // Nothing is lost or said twice.
    const cells = found.join(' ').match(/(akun|lawan)-\d+/g);
    expect(cells).toHaveLength(count + 60);
  }
});
