/** Values of a field as JSON is written: at and beyond each of its bounds, of every type, and what has broken servers before. */
import type { FieldEntry } from '../../server/fields/entry.ts';

const SCALE: Partial<Record<FieldEntry['tipe'], [whole: number, scale: number]>> = {
  uang: [17, 2],
  kuantitas: [13, 6],
  harga_satuan: [13, 6],
  persen: [13, 6],
};

const text = (value: string): string => JSON.stringify(value);

/** Of no type, and of each. A lone surrogate and NUL are written as JSON escapes them. */
const ANY: readonly string[] = [
  ...['null', 'true', 'false', '0', '1', '-1', '1.5', '{}', '{"a": 1}', '[]', '[null]', '[[]]'],
  ...[
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__": 1}',
    '1e400',
    '9007199254740993',
    '12345678901234567890',
  ],
  ...['', ' ', '\u00a0', '\u200b', '\t', 'x', 'ya', 'true', 'null', 'x'.repeat(5000)].map(text),
];

const NUMBERS: readonly string[] = [
  ...['1e2', '1.5e1', '1E-2', '100.0', '-0', '0.0', '1e60', '1e-60', '1e999', '0.1', '2147483648'],
  ...['1e2', '+1', '.5', '5.', '1,5', '0x1', 'NaN', 'Infinity', '-0', ' 1', '1 ', '١'].map(text),
];

const DAYS: readonly string[] = [
  ...['1899-12-31', '1900-01-01', '2999-12-31', '3000-01-01', '9999-12-31', '10000-01-01'],
  ...['0000-01-01', '0001-01-01', '2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '20260131'],
  ...['infinity', 'today', '2026-01-31T00:00:00Z', ' 2026-01-31', '31-01-2026'],
].map(text);

function letters(most: number): string[] {
  const at = [most, most + 1].flatMap((count) => ['x'.repeat(count), '\u{1d4b3}'.repeat(count)]);
  return [...at, ' '.repeat(most), `x${' '.repeat(most)}`, 'a\u0007', 'a\nb', 'A', 'a b', '-'].map(
    text,
  );
}

/** Digits of a decimal around its bounds. */
function decimals([whole, scale]: [number, number], { min, lebih, maks }: FieldEntry): string[] {
  const nines = '9'.repeat(whole);
  const parts = '0'.repeat(scale - 1);
  const digits = [
    ...[nines, `${nines}.${'9'.repeat(scale)}`, `9${nines}`, `1${'0'.repeat(whole)}`, `-${nines}`],
    ...[`0.${parts}1`, `0.${parts}01`, `-0.${parts}1`, `1.${'0'.repeat(30)}`, `${'0'.repeat(30)}1`],
    ...['1'.repeat(40), '1'.repeat(41), `0.${'1'.repeat(40)}`, `0.${'1'.repeat(41)}`, '0', '-1'],
    ...[min, lebih, maks].flatMap((bound) =>
      bound === undefined ? [] : [`${bound}`, `${bound - 1}`, `${bound + 1}`, `${bound}.${parts}1`],
    ),
  ];
  return [...digits.map(text), ...digits.filter((one) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(one))];
}

function wholes({ min = 0, maks = 2 ** 31 - 1 }: FieldEntry): string[] {
  return [min - 1, min, min + 1, maks - 1, maks, maks + 1, 2 ** 31, 2 ** 53, 2 ** 53 + 2].map(
    String,
  );
}

function own(entry: FieldEntry): string[] {
  const { tipe, maks = 40, kata = [] } = entry;
  const scale = SCALE[tipe];
  if (scale) return [...NUMBERS, ...decimals(scale, entry)];
  switch (tipe) {
    case 'kode':
    case 'nama':
    case 'teks':
    case 'kode_rujukan':
      return letters(maks);
    case 'bulat':
    case 'id':
      return [...NUMBERS.filter((one) => !one.startsWith('"')), ...wholes(entry)];
    case 'tanggal':
      return [...DAYS];
    case 'pilihan':
      return [...kata, `${kata[0]} `, `${kata[0]}`.toUpperCase(), 'gaib'].map(text);
    case 'daftar':
      return ['["x", "x"]', '["gaib"]', '[1]', `[${Array(maks + 1).fill('"x"')}]`];
    case 'dimensi':
      return ['{"gaib": "x"}', '{"cabang": null}', '{"cabang": 1}', '{"cabang": {}}'];
    case 'objek':
      return ['{"Warna": 1}', '{"warna": 1}', '{"_a": 1}', `{"${'a'.repeat(64)}": 1}`, '{"": 1}'];
    case 'khusus':
      // Of any type: a body says no more.
      return [
        ...[...NUMBERS, ...DAYS, ...letters(20), ...letters(100), ...letters(1000)],
        ...[...decimals([17, 2], entry), ...decimals([13, 6], entry), ...wholes(entry)],
      ];
    default:
      return [];
  }
}

/** What is tried of a field, each once. */
export const valuesOf = (entry: FieldEntry): string[] => [...new Set([...own(entry), ...ANY])];
