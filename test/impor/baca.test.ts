/** Cells as people write them: read right, or said to be none. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();

/** What each text is read as. */
const dibaca = async (call: string, texts: readonly string[]) => {
  const rows = await data.rows<{ teks: string; nilai: string | null }>(
    `select t.teks, ${call}::text as nilai from unnest($1::text[]) with ordinality as t (teks, ke)
      order by t.ke`,
    [texts],
  );
  return Object.fromEntries(rows.map(({ teks, nilai }) => [teks, nilai]));
};

const expectRead = async (call: string, expected: Record<string, string | null>) =>
  expect(await dibaca(call, Object.keys(expected))).toEqual(expected);

test('amounts with a decimal comma: currency, blanks, negatives in all their forms, and none', () =>
  expectRead(`erp_private.impor_angka(t.teks, ',')`, {
    '1.250.000,50': '1250000.50',
    'Rp 1.250.000,-': '1250000',
    'Rp1.250,00': '1250.00',
    'IDR 5': '5',
    '1.250 IDR': '1250',
    '1\u00a0250\u202f000': '1250000',
    '(1.250,50)': '-1250.50',
    '(Rp 1.250)': '-1250',
    'Rp (1.250)': '-1250',
    '(Rp 1.250,-)': '-1250',
    '-Rp 1.250': '-1250',
    'Rp -1.250': '-1250',
    '1.250-': '-1250',
    '−5': '-5',
    ' Rp -   ': '0',
    '-': '0',
    '12345678901234567890': '12345678901234567890',
    '$ 1.250': null,
    US$5: null,
    '1.25': null,
    '1,2,3': null,
    '0.500': null,
    '1,23E+09': null,
    '1,5e3': '1500',
    '-2,5E-1': '-0.25',
    '1.5e3': null,
    '10%': null,
    '5 pcs': null,
    Rp: null,
    '()': null,
    '': null,
  }));

test('days: names of months in both languages, days of the week, times, and years of two digits', () =>
  expectRead(`erp_private.impor_tanggal(t.teks, true)`, {
    '17 Agt 2026': '2026-08-17',
    '17-Agt-26': '2026-08-17',
    '17 Ags 2026': '2026-08-17',
    '17 Agustus 2026': '2026-08-17',
    'Senin, 17 Agustus 2026': '2026-08-17',
    "Jum'at, 21 Agustus 2026": '2026-08-21',
    '17\u00a0Agu\u00a02026': '2026-08-17',
    'August 17, 2026': '2026-08-17',
    'Aug 17 2026': '2026-08-17',
    '5 Mei 2026': '2026-05-05',
    '5-May-26': '2026-05-05',
    '9 Nopember 2025': '2025-11-09',
    '1 Pebruari 2025': '2025-02-01',
    '3 Sept 2025': '2025-09-03',
    '3 Des. 2025': '2025-12-03',
    '31/01/2026': '2026-01-31',
    '31/01/2026 10:30:00': '2026-01-31',
    '31 Januari 2026 10.30': '2026-01-31',
    '2026-01-31T10:30:00Z': '2026-01-31',
    '2026/1/31': '2026-01-31',
    '29/02/2026': null,
    '17 Marmut 2026': null,
    '17 Agtt 2026': null,
    '15/03/99': null,
    '20260131': null,
    'Agustus 2026': null,
  }));

test('texts that a spreadsheet kept as numbers, and percents', async () => {
  const nilai = (tipe: string) =>
    `erp_private.impor_nilai('${tipe}', t.teks::jsonb, null, ',', true, '1899-12-30')`;
  await expectRead(nilai('kode'), {
    '3171234567890120':
      '{"salah": "angka lebih dari 15 digit (3171234567890120) tidak utuh; tulis sebagai teks"}',
    '899123456789012': '"899123456789012"',
    '"8,99123E+12"': '{"salah": "angka yang disingkat (8,99123E+12); tulis sebagai teks"}',
    '"3171234567890123"': '"3171234567890123"',
    '"1E5"': '"1E5"',
  });
  await expectRead(nilai('tanggal'), {
    '45000': '"2023-03-15"',
    '2025': '{"salah": "bukan tanggal (2025)"}',
    '"15/03/99"': '{"salah": "bukan tanggal (15/03/99); tulis tahunnya dengan empat angka"}',
  });
  await expectRead(nilai('bulan'), { '"Nov-25"': '"2025-11-01"', '"11/2025"': '"2025-11-01"' });
  await expectRead('erp_private.impor_persen(t.teks::jsonb)', {
    '"10%"': '10',
    '"10.125%"': '10.125',
    '"2,5 %"': '2.5',
    '0.1': '0.1',
    '"10"': '"10"',
  });
});
