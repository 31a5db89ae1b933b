/** Transactions: what is wrong is refused with the status of the contract, by the path of its field, without a trace. */
import { expect, test } from '@jest/globals';
import { expectError } from './description.ts';
import { ABSENT } from './foreign.ts';
import { makeDraft, makeFinal, penjualanOf } from './made.ts';
import { refused as expectRefused, openOff } from './refusal.ts';
import { ask, type Request } from './request.ts';
import { contents, openWorld } from './world.ts';

const world = openWorld();
const off = openOff(world);
const refused = (name: string, request: Request, status: number) =>
  expectRefused(world, name, request, status);

const name = 'POST /transaksi/{jenis}';
const params = { jenis: 'penjualan' };
/** The good sale with a value put at a path; undefined takes the field out. */
const changed = (path: string, value: unknown): Record<string, unknown> => {
  const body = structuredClone(penjualanOf(world)) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let target = body;
  for (const step of steps) target = target[step] as Record<string, unknown>;
  target[last] = value;
  return body;
};

type Wrong = [path: string, value: () => unknown];
const wrong = (path: string, ...values: unknown[]): Wrong[] =>
  values.map((value) => [path, () => value]);
const values: Wrong[] = [
  ...wrong('tanggal', undefined, null, 'infinity', '2026-02-30', '', 5, '2999-01-01'),
  ...wrong('kontak_id', undefined, null, 'x', 0, ABSENT),
  ...wrong('lokasi_id', undefined, null, 1.5, ABSENT),
  ...wrong('jatuh_tempo', '-infinity', 'x'),
  ...wrong('keterangan', 5, 'x'.repeat(2001)),
  ...wrong('detail', undefined, null, [], {}, 'x', 5),
  ...wrong('detail.0', null, 5, 'x', []),
  ...wrong('detail.0.barang_id', undefined, null, '1', ABSENT),
  ...wrong('detail.0.qty', undefined, null, 0, -1, '0.0000001', '1.1234567', 'x', '', true, 1e13),
  ...wrong('detail.0.harga', -1, 'x', '1.1234567', 1e14),
  ...wrong('detail.0.satuan_id', ABSENT),
  ...wrong('detail.0.diskon_persen', -1, 101, '100.1'),
  ...wrong('detail.0.pajak_kode', 'GAIB', 5),
  ...wrong('detail.0.gaib', 1),
  ...wrong('diskon', -1, '1.123'),
  ...wrong('harga_kode', 'GAIB'),
  ...wrong('pembayaran', {}, 'x'),
  ...wrong('ongkos', -1),
  ...wrong('gaib', 1),
  ...wrong('draft', 'ya', 1),
  ['kontak_id', () => off.kontak],
  ['lokasi_id', () => off.lokasi],
  ['detail.0.barang_id', () => off.barang],
  // A unit that this barang is not sold in.
  ['detail.0.satuan_id', () => off.dus],
];

test.each(values)('%s %#', async (path, value) => {
  const body = changed(path, value());
  for (const query of [{}, { simulasi: 'true' }]) {
    expect(await refused(name, { params, query, body }, 400)).toEqual([path]);
  }
});

test.each([
  ['pembayaran.0.akun_kode', { akun_kode: '9TAKADA', jumlah: 1 }],
  ['pembayaran.0.jumlah', { akun_kode: '1101', jumlah: 0 }],
  ['pembayaran.0.jumlah', { akun_kode: '1101', jumlah: '1.123' }],
  ['pembayaran.0.jumlah', { akun_kode: '1101' }],
  ['pembayaran.0.gaib', { akun_kode: '1101', jumlah: 1, gaib: 1 }],
])('%s', async (path, payment) => {
  expect(await refused(name, { params, body: changed('pembayaran', [payment]) }, 400)).toEqual([
    path,
  ]);
});

test.each(['1e400', '9007199254740993', '99999999999999999999', '0.00000000000000000000001'])(
  'a quantity of %s',
  async (digits) => {
    const body = JSON.stringify(changed('detail.0.qty', '@@')).replace('"@@"', digits);
    expect(await refused(name, { params, body }, 400)).toEqual(['detail.0.qty']);
  },
);

test('1,001 lines', async () => {
  const line = { barang_id: world.barang, qty: 1, harga: 1 };
  const body = changed(
    'detail',
    Array.from({ length: 1001 }, () => line),
  );
  expect(await refused(name, { params, body }, 400)).toEqual(['detail']);
});

test('a kind that does not exist', async () => {
  expectError(
    await ask(world, name, world.tokens.admin, { params: { jenis: 'PENJUALAN' }, body: {} }),
    404,
  );
});

const item = '/transaksi/{jenis}/{id}';

test('a final one is not changed', async () => {
  const final = await makeFinal(world);
  // A patch of a final document changes nothing; that its body is JSON is all that is checked.
  const before = await contents(world);
  for (const body of [{ gaib: 1 }, { tanggal: 'x' }, [], 5]) {
    const request = { params: final, body: JSON.stringify(body) };
    expect((await ask(world, `PATCH ${item}`, world.tokens.admin, request)).status).toBe(204);
  }
  expect(
    (await ask(world, `POST ${item}/approve`, world.tokens.admin, { params: final })).status,
  ).toBe(204);
  expect(await contents(world)).toEqual(before);
  expect(await refused(`PATCH ${item}`, { params: final, body: '{' }, 400)).toEqual(['body']);
});

test('a patch does not clear what a draft must have', async () => {
  const request = { params: await makeDraft(world), body: { kontak_id: null } };
  expect(await refused(`PATCH ${item}`, request, 400)).toEqual(['kontak_id']);
});

test('a void wants a reason and a day', async () => {
  const gone = await makeFinal(world);
  for (const alasan of [undefined, null, '', '  ', 5, 'x'.repeat(1001)]) {
    const request = { params: gone, body: { alasan } };
    expect(await refused(`POST ${item}/void`, request, 400)).toEqual(['alasan']);
  }
  const early = { params: gone, body: { alasan: 'salah', tanggal: 'infinity' } };
  expect(await refused(`POST ${item}/void`, early, 400)).toEqual(['tanggal']);
});
