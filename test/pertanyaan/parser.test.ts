import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { urai } from '../../server/questions/parser.ts';
import { pemetaanSchema } from '../../server/questions/pemetaan.ts';
import { ringkas } from './ringkas.ts';

const HARI_INI = '2026-11-21';
const SEMUA = readFileSync(new URL('pertanyaan.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [question: string, read: string]);

test.each(SEMUA)('a question is read as: %s', (question, expected) => {
  const read = urai(question, HARI_INI);
  expect(ringkas(read)).toBe(expected);
  // What the parser makes is what a model would have to make.
  if ('pemetaan' in read) expect(pemetaanSchema.safeParse(read.pemetaan).error).toBeUndefined();
});

test('there are at least 200 of them, in both languages, many of them refused', () => {
  const english = SEMUA.filter(([, read]) => read.startsWith('en '));
  const refused = SEMUA.filter(([, read]) => read.includes('tidak: '));
  expect([SEMUA.length >= 200, english.length >= 50, refused.length >= 30]).toEqual([
    true,
    true,
    true,
  ]);
});

test('the end of a month and a leap day are days that exist', () => {
  const period = (question: string, today: string) => {
    const read = urai(question, today);
    return 'pemetaan' in read ? read.pemetaan.periode : read.sebab;
  };
  expect(period('penjualan bulan lalu', '2024-03-31')).toEqual({
    dari: '2024-02-01',
    sampai: '2024-02-29',
    pembanding: null,
  });
  expect(period('penjualan 1 bulan terakhir', '2023-03-31')).toMatchObject({ dari: '2023-03-01' });
  expect(period('penjualan minggu ini', '2027-01-01')).toMatchObject({
    dari: '2026-12-28',
    sampai: '2027-01-01',
  });
  expect(period('penjualan desember', '2026-11-21')).toMatchObject({ dari: '2025-12-01' });
});

test('whatever is written, the answer is a mapping or a refusal', () => {
  const odd = [
    '',
    '   ',
    '"',
    '""',
    '🙂',
    '\u0000',
    '((((',
    '9'.repeat(500),
    'penjualan '.repeat(60),
    '"\ud800"',
  ];
  for (const question of odd) {
    const read = urai(question, HARI_INI);
    if ('pemetaan' in read) expect(pemetaanSchema.safeParse(read.pemetaan).success).toBe(true);
    else expect(read.sebab).toEqual(expect.any(String));
  }
});
