/** Master data: what is wrong is refused with the status of the contract, by the name of its field, without a trace. */
import { expect, test } from '@jest/globals';
import { makeMaster } from './cases_master.ts';
import { expectError } from './description.ts';
import { ABSENT } from './foreign.ts';
import { refused as expectRefused, openOff } from './refusal.ts';
import { ask, type Request } from './request.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const off = openOff(world);
const refused = (name: string, request: Request, status: number) =>
  expectRefused(world, name, request, status);

/** JSON text with a value that JSON.stringify cannot write. */
const raw = (body: object, key: string, text: string): string => {
  const written = JSON.stringify({ ...body, [key]: '@@' });
  return written.replace('"@@"', text);
};

const LONG = 'x'.repeat(201);

const barang = { nama: 'Baru', satuan_id: 1 };
type Wrong = [field: string, value: unknown];
const values: Wrong[] = [
  ...[undefined, null, 5, true, [], {}, '', '   ', LONG].map((value): Wrong => ['nama', value]),
  ...[undefined, null, '1', 1.5, 0, -1, true, [1], ABSENT, 9007199254740991].map(
    (value): Wrong => ['satuan_id', value],
  ),
  ...[
    'abc',
    '',
    ' 1',
    '1e5',
    '0x10',
    'NaN',
    'Infinity',
    '١٢',
    '1,5',
    -1,
    '-0.01',
    true,
    [],
    {},
  ].map((value): Wrong => ['harga_jual', value]),
  ...['1.1234567', 1.1234567, 1e14, '99999999999999'].map((value): Wrong => ['harga_jual', value]),
  ...['gaib', 1, ''].map((value): Wrong => ['jenis', value]),
  ...['', LONG, 'a\tb', 5].map((value): Wrong => ['kode', value]),
  ...['ya', 1].map((value): Wrong => ['aktif', value]),
  ...['x', [], 5].map((value): Wrong => ['atribut', value]),
  ...['9TAKADA', 1101, ''].map((value): Wrong => ['akun_persediaan', value]),
  ['pajak_kode', 'GAIB'],
  ['kebijakan_stok_minus', 'kadang'],
  ['id', 7],
  ['dibuat_pada', '2026-01-01T00:00:00Z'],
  ['__proto__x', {}],
];

test.each(values)('barang.%s = %j', async (field, value) => {
  const body = { ...barang, satuan_id: world.toko.satuan, [field]: value };
  expect(await refused('POST /master/barang', { body }, 400)).toEqual([field]);
});

const texts: [field: string, text: string][] = [
  ['satuan_id', '9007199254740993'],
  ['satuan_id', '1e400'],
  ['satuan_id', '1.0000000000000000001'],
  ['harga_jual', '1e400'],
  ['harga_jual', '-1e400'],
  ['harga_jual', '1e-400'],
  ['harga_jual', '99999999999999999999.5'],
  ['nama', '1e400'],
  ['nama', '"a\\u0000b"'],
  ['nama', '"\\ud800"'],
  ['nama', '"\\udc00 \\ud800"'],
  ['atribut', '{"warna":"\\u0000"}'],
  ['atribut', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`],
  ['atribut', '{"Huruf Besar":1}'],
  ['atribut', '{"harga":1e400}'],
];

test.each(texts)('barang.%s = %s', async (field, text) => {
  const body = raw({ ...barang, satuan_id: world.toko.satuan }, field, text);
  const fields = await refused('POST /master/barang', { body }, 400);
  expect(fields).toHaveLength(1);
  expect(fields[0]).toMatch(new RegExp(`^${field}(\\.|$)`));
});

test('every mistake is named at once', async () => {
  const body = { satuan_id: '1', harga_jual: 'x', jenis: 'gaib', gaib: 1 };
  const fields = await refused('POST /master/barang', { body }, 400);
  expect(fields.sort()).toEqual(['gaib', 'harga_jual', 'jenis', 'nama', 'satuan_id']);
});

const others: [row: string, field: string, body: () => object][] = [
  ['POST /master/barang', 'satuan_id', () => ({ nama: 'x', satuan_id: off.satuan })],
  [
    'POST /master/barang',
    'akun_hpp',
    () => ({ nama: 'x', satuan_id: world.toko.satuan, akun_hpp: off.akun }),
  ],
  ['POST /master/kontak', 'tipe', () => ({ nama: 'x', tipe: 'teman' })],
  ['POST /master/kontak', 'termin_hari', () => ({ nama: 'x', tipe: 'lain', termin_hari: 1.5 })],
  ['POST /master/kontak', 'termin_hari', () => ({ nama: 'x', tipe: 'lain', termin_hari: 3651 })],
  ['POST /master/kontak', 'harga_kode', () => ({ nama: 'x', tipe: 'lain', harga_kode: off.harga })],
  ['POST /master/lokasi', 'kode', () => ({ nama: 'x', kode: 'kecil' })],
  ['POST /master/lokasi', 'kode', () => ({ nama: 'x', kode: 'TERLALU-PANJANG' })],
  ['POST /master/akun', 'subklas_id', () => ({ kode: '9X', nama: 'x', subklas_id: 32_000 })],
  ['POST /master/akun', 'kode', () => ({ kode: 'a b', nama: 'x', subklas_id: 11 })],
  [
    'POST /master/barang-satuan',
    'faktor',
    () => ({ barang_id: world.barang, satuan_id: off.dus, faktor: 0 }),
  ],
  [
    'POST /master/barang-satuan',
    'barang_id',
    () => ({ barang_id: off.barang, satuan_id: off.dus, faktor: 2 }),
  ],
  ...'infinity -infinity 2026-02-30 2026-13-01 26-01-01 0000-01-01 9999-01-01'
    .split(' ')
    .map((day): [string, string, () => object] => [
      'POST /master/barang-harga',
      'berlaku_dari',
      () => ({ barang_id: world.barang, harga_kode: 'ECER', harga: 1, berlaku_dari: day }),
    ]),
  ...['2026-01-31T00:00:00Z', 20260131, 'kemarin', ''].map(
    (day): [string, string, () => object] => [
      'POST /master/barang-harga',
      'berlaku_sampai',
      () => ({ barang_id: world.barang, harga_kode: 'ECER', harga: 1, berlaku_sampai: day }),
    ],
  ),
];

test.each(others)('%s: %s', async (name, field, body) => {
  const fields = await refused(name, { body: body() }, 400);
  expect(fields.filter((one) => one !== 'harga_kode' || field === one)).toEqual([field]);
});

test('what a patch must not clear or change', async () => {
  const id = Number(await makeMaster(world, 'barang'));
  const name = 'PATCH /master/barang/{id}';
  for (const [field, value] of [
    ['nama', null],
    ['satuan_id', null],
    ['aktif', null],
    ['id', 5],
    ['harga_jual', -5],
  ] as const) {
    const fields = await refused(name, { params: { id }, body: { [field]: value } }, 400);
    expect(fields).toEqual([field]);
  }
  const kode = String(await makeMaster(world, 'akun'));
  const akun = { params: { kode }, body: { kode: '9BARU' } };
  expect(await refused('PATCH /master/akun/{kode}', akun, 400)).toEqual(['kode']);
});

test.each([
  {},
  { id_token: 5 },
  { id_token: '' },
  { id_token: null },
  { id_token: 'x'.repeat(16_385) },
])('sign-in: %j: 400', async (body) => {
  const answer = await ask(world, 'POST /auth/sesi', undefined, { body });
  expect(expectError(answer, 400)[0]).toMatch(/^id_token: /);
});
