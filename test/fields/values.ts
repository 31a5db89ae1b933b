/** Values of a field as JSON is written: at and beyond each of its bounds, of every type, and what has broken servers before. */
import { type FieldEntry, isDecimal, SCALE } from '../../server/fields/entry.ts';
import { codeLength } from '../../server/fields/list.ts';

/** Digits before the point that a decimal has at most, where amounts are counted and where goods are. */
const WHOLE = [13, 17];
/** The field is not given. */
export const ABSENT = '';

const text = (value: string): string => JSON.stringify(value);

/** Of no type, and of each. A lone surrogate and NUL are written as JSON escapes them. */
const ANY: readonly string[] = [
  ABSENT,
  ...['null', 'true', 'false', '0', '1', '-1', '1.5', '{}', '{"a": 1}', '[]', '[null]', '[[]]'],
  ...[
    '"\\ud800"',
    '"\\u0000"',
    '{"__proto__": 1}',
    '1e400',
    '9007199254740993',
    '12345678901234567890',
  ],
  ...['', ' ', '\u00a0', '\u200b', '\t', 'x', 'ya', 'true', 'null', '1', 'x'.repeat(5000)].map(
    text,
  ),
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

const MONTHS = ['1899-12', '1900-01', '2999-12', '3000-01', '2026-13', '2026-00', '2026-1'];

const TIMES: readonly string[] = [
  ...['2026-01-31T03:00:00Z', '2026-01-31T03:00:00+07:00', '2026-01-31T03:00:00', '2026-01-31'],
  ...['2026-01-31T24:00:00Z', '2026-01-31T03:00:60Z', '2026-02-30T03:00:00Z', '2026-01-31 03:00Z'],
  ...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-01-31T03:00:00.123456789Z', 'now'],
  ...['2026-01-31T03:00Z', '2026-01-31T03:00:00+25:00', '2026-01-31t03:00:00z'],
].map(text);

/** Digits of a decimal around its bounds. */
function decimals(whole: number, scale: number, { min, lebih, maks, tipe }: FieldEntry): string[] {
  const nines = '9'.repeat(whole);
  const parts = '0'.repeat(scale - 1);
  const bounds = [min, lebih, maks, tipe === 'persen' ? 100 : undefined];
  const digits = [
    ...[nines, `${nines}.${'9'.repeat(scale)}`, `9${nines}`, `1${'0'.repeat(whole)}`, `-${nines}`],
    ...[`0.${parts}1`, `0.${parts}01`, `-0.${parts}1`, `1.${'0'.repeat(30)}`, `${'0'.repeat(30)}1`],
    ...['1'.repeat(40), '1'.repeat(41), `0.${'1'.repeat(40)}`, `0.${'1'.repeat(41)}`, '0', '-1'],
    ...bounds.flatMap((bound) =>
      bound === undefined ? [] : [`${bound}`, `${bound - 1}`, `${bound + 1}`, `${bound}.${parts}1`],
    ),
  ];
  return [...digits.map(text), ...digits.filter((one) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(one))];
}

function wholes({ tipe, min, maks }: FieldEntry): string[] {
  const least = min ?? (tipe === 'id' ? 1 : 0);
  const most = maks ?? (tipe === 'id' ? Number.MAX_SAFE_INTEGER : 2 ** 31 - 1);
  return [least - 1, least, least + 1, most - 1, most, BigInt(most) + 1n, 2 ** 31, 2 ** 53].map(
    String,
  );
}

/** Objects by key: of ids, of attributes, of values of dimensions. */
const KEYED: readonly string[] = [
  ...['{"gaib": "x"}', '{"cabang": null}', '{"cabang": 1}', '{"cabang": {}}', '{"": 1}'],
  ...['{"Warna": "x"}', '{"warna": 1e400}', '{"_a": "x"}', '{"a-b": "x"}', '{"a": ""}'],
  ...['{"a": " x"}', '{"a": "x\\u0007"}', '{"a": true}', '{"a": ["x"]}', '{"a": "\\ud800"}'],
  ...[40, 41, 63, 64].map((count) => `{"${'a'.repeat(count)}": "x"}`),
  ...[200, 201, 500, 501].map((count) => `{"a": "${'x'.repeat(count)}"}`),
  // An id by which a document is put counts too: of 9 others there is room for it.
  ...[9, 11, 50, 51].map((count) => JSON.stringify(keys(count, 'x'))),
  JSON.stringify(keys(50, 'x'.repeat(400))),
];

function keys(count: number, value: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, value]));
}

function own(entry: FieldEntry): string[] {
  const { tipe, maks = 40, kata = [], rujuk } = entry;
  if (isDecimal(tipe)) {
    return [...NUMBERS, ...WHOLE.flatMap((whole) => decimals(whole, SCALE[tipe], entry))];
  }
  switch (tipe) {
    case 'kode':
    case 'nama':
    case 'teks':
    case 'teks_wajib':
      return letters(maks);
    case 'kode_rujukan':
      return letters(codeLength(rujuk ?? ''));
    case 'bulat':
    case 'id':
      return [...NUMBERS, ...wholes(entry)];
    case 'tanggal':
      return [...DAYS];
    case 'bulan':
      return [...DAYS, ...MONTHS.map(text)];
    case 'waktu':
      return [...TIMES];
    case 'pilihan':
      return [...kata, `${kata[0]} `, `${kata[0]}`.toUpperCase(), 'gaib'].map(text);
    case 'daftar':
      return rows(entry);
    case 'dimensi':
    case 'id_luar':
    case 'atribut':
    case 'objek':
      return [...KEYED];
    case 'khusus':
      // Of any type: the list says no more.
      return [...NUMBERS, ...DAYS, ...letters(20), ...letters(100), ...KEYED, ...wholes(entry)];
    default:
      return [];
  }
}

/** Of a list: rows that are none, and too many of them. */
function rows({ maks = 40, fields, unsur }: FieldEntry): string[] {
  const word = unsur === 'jenis_transaksi' ? '"penjualan"' : '"x"';
  const one = fields === undefined ? word : '{}';
  return [
    '[{}]',
    '["x", "x"]',
    '["gaib"]',
    '[1]',
    '[{"gaib": 1}]',
    `[${Array(maks + 1).fill(one)}]`,
  ];
}

/** What is tried of a field, each once. */
export const valuesOf = (entry: FieldEntry): string[] => [...new Set([...own(entry), ...ANY])];
