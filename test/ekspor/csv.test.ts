/** Texts in a csv that a spreadsheet would run. */
import { expect, test } from '@jest/globals';
import { csvHead, csvRows, harmless } from '../../server/cetak/tabel/csv.ts';
import { teks, uang } from '../../server/cetak/tabel/definisi.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['|cmd', "'|cmd"],
  ['%0A', "'%0A"],
  ['\t=1', "'\t'=1"],
  ['\rx', "'\rx"],
  ['  =1', "  '=1"],
  ['\u00a0=1', "\u00a0'=1"],
  ['\u200b\ufeff=1', "\u200b\ufeff'=1"],
  ['\u3000＝1+1', "\u3000'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ['"=1"', `"'=1"`],
  [';=1+1', ";'=1+1"],
  ['a; =1;\n+x', "a; '=1;\n'+x"],
  ['a\t=1', "a\t'=1"],
  ['a\r\n@x', "a\r\n'@x"],
  ['a|=cmd', "a|'=cmd"],
  ['-5;=1', "-5;'=1"],
  ["'=1", "''=1"],
])('%j becomes %j', (text, safe) => {
  expect(harmless(text)).toBe(safe);
});

test.each([
  'Teh; "celup"\nisi 25',
  '-5',
  '+62811',
  '-1.250,50',
  'a;-5;b',
  'a=b',
  'x-y',
  'a@b.c',
  'Beras, -5kg',
  '',
])('%j stays as it is', (text) => expect(harmless(text)).toBe(text));

test('numbers stay numbers, texts are quoted after they are made harmless', () => {
  const kolom = [teks('nama', 'Nama'), uang('nilai', 'Nilai')];
  const rows = [{ gaya: 'data', tingkat: 0, sel: ['a";=1', '-5.00'] } as const];
  expect(csvRows(kolom, rows)).toBe(`data,"a"";'=1",-5.00\r\n`);
});

test('a heading is a text, and so is what stands in a column of numbers and is none', () => {
  expect(csvHead([teks('a', '=1+1')])).toMatch(/,'=1\+1\r\n$/);
  const kolom = [uang('b', 'B'), uang('c', 'C')];
  const rows = [{ gaya: 'data', tingkat: 0, sel: ['=1+1', '2026-01-31'] } as const];
  expect(csvRows(kolom, rows)).toBe(`data,'=1+1,2026-01-31\r\n`);
});
