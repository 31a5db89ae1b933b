/** The list of transactions by amount, number, moment, goods and state of the order. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { hari } from '../helpers/toko.ts';
import { penjualanOf } from './made.ts';
import { openReading } from './reading.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

type Row = { id: number };
type Detail = { nomor_transaksi: string; dibuat_pada: string; diubah_pada: string };

const world = openWorld();
const read = openReading(world);
const list = (filter: string, jenis = 'penjualan') =>
  read('GET /transaksi/{jenis}', `filter=${encodeURIComponent(filter)}`, jenis);
const shown = (answer: Answer): number[] => answer.body.data.map((row: Row) => row.id);

const ids: number[] = [];
let lain = 0;
const of = (...positions: number[]) => positions.map((position) => ids[position]);
const detail = async (position: number): Promise<Detail> =>
  (
    await ask(world, 'GET /transaksi/{jenis}/{id}', world.tokens.staff, {
      params: { jenis: 'penjualan', id: ids[position] },
    })
  ).body;

async function make(jenis: string, more: object): Promise<number> {
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis },
    body: { ...penjualanOf(world), ...more },
  });
  if (made.status !== 201) throw new Error(made.text);
  return made.body.id;
}

beforeAll(async () => {
  lain = await world.toko.barang({ nama: 'Teh Celup' });
  await world.toko.beli('01-02', [[lain, 100, 10]]);
  const line = (barang_id: number, harga: number) => ({ barang_id, qty: 1, harga });
  for (const more of [
    { tanggal: hari('02-01'), detail: [line(world.barang, 100)] },
    { tanggal: hari('02-02'), detail: [line(world.barang, 200), line(lain, 99.5)] },
    { tanggal: hari('02-03'), detail: [line(world.barang, 400)] },
    { tanggal: hari('02-04'), detail: [line(lain, 800), line(lain, 1)], draft: true },
  ]) {
    ids.push(await make('penjualan', more));
  }
});

test('by amount: from, to and both, also over documents that are not posted', async () => {
  expect(shown(await list('total_min:299.5'))).toEqual(of(3, 2, 1));
  expect(shown(await list('total_maks:299.5'))).toEqual(of(1, 0));
  expect(shown(await list('total_min:100.01,total_maks:400,status:final'))).toEqual(of(2, 1));
  expect(shown(await list('total_min:-1,total_maks:0'))).toEqual([]);
});

test('by number: the whole one, of no other document', async () => {
  const { nomor_transaksi } = await detail(1);
  expect(shown(await list(`nomor:${nomor_transaksi}`))).toEqual(of(1));
  expect(shown(await list(`nomor:DRAFT-${ids[3]}`))).toEqual(of(3));
  expect(shown(await list(`nomor:${nomor_transaksi.slice(0, -1)}`))).toEqual([]);
  expect(shown(await list(`nomor:${nomor_transaksi}`, 'pembelian'))).toEqual([]);
});

test('by when it was made: as answers tell it, both ends counted', async () => {
  const { dibuat_pada } = await detail(1);
  expect(shown(await list(`dibuat_sejak:${dibuat_pada}`))).toEqual(of(3, 2, 1));
  expect(shown(await list(`dibuat_sampai:${dibuat_pada}`))).toEqual(of(1, 0));
  const there = dibuat_pada.replace('Z', '+00:00');
  expect(shown(await list(`dibuat_sejak:${there},dibuat_sampai:${there}`))).toEqual(of(1));
});

test('by goods: whichever line has them, also of a draft, each document once', async () => {
  expect(shown(await list(`barang_id:${lain}`))).toEqual(of(3, 1));
  expect(shown(await list(`barang_id:${lain},status:final`))).toEqual(of(1));
  expect(shown(await list(`barang_id:${world.barang}`))).toEqual(of(2, 1, 0));
  expect((await list(`barang_id:${lain}`)).body.meta).toMatchObject({ total: 2 });
  expect(shown(await list('barang_id:7654321'))).toEqual([]);
});

test('by the state of an order, which other kinds have not', async () => {
  const order = await make('order-penjualan', {});
  expect(shown(await list('status_order:terbuka', 'order-penjualan'))).toEqual([order]);
  await ask(world, 'POST /transaksi/{jenis}/{id}/tutup', world.tokens.staff, {
    params: { jenis: 'order-penjualan', id: order },
  });
  expect(shown(await list('status_order:terbuka', 'order-penjualan'))).toEqual([]);
  expect(shown(await list('status_order:ditutup', 'order-penjualan'))).toEqual([order]);
  expect(shown(await list('status_order:terbuka'))).toEqual([]);
});

test('GraphQL takes the same filters, and only from whom the list is for', async () => {
  const query = `query ($permintaan: PermintaanListInput!) {
    transaksiList(jenis: penjualan, permintaan: $permintaan) { total data { id } }
  }`;
  const asked = async (peran: 'staff' | 'viewer', filter: object) =>
    (await world.server.graphql(`${world.tokens[peran]}`, query, { permintaan: { filter } })).body;
  const found = await asked('staff', { total_min: 300, barang_id: lain });
  expect(found.data.transaksiList).toMatchObject({ total: 1, data: [{ id: `${ids[3]}` }] });
  const wrong = await asked('staff', { total_min: 'banyak', diubah_sejak: 'kemarin' });
  expect(wrong.errors[0].message).toContain('filter.total_min: ');
  expect(wrong.errors[0].message).toContain('filter.diubah_sejak: ');
  const refused = await asked('viewer', { total_min: 300 });
  expect(refused.errors[0].extensions.code).toBe('OTROL');
});

test.each([
  'total_min:banyak',
  'total_maks:1e5',
  'total_maks:NaN',
  'dibuat_sejak:2026-01-31',
  'dibuat_sejak:2026-02-31T00:00:00Z',
  'dibuat_sampai:2026-01-31T10:00:00',
  'diubah_sejak:now',
  'barang_id:kopi',
  'barang_id:99999999999999999999',
  'status_order:baru',
])('refuses %s by its name', async (filter) => {
  const { status, body } = await ask(world, 'GET /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'penjualan' },
    query: { filter },
  });
  expect([status, body.message]).toEqual([
    400,
    [expect.stringMatching(`^filter.${filter.split(':')[0]}: harus `)],
  ]);
});

// The last: it changes what the others read.
test('by when it was changed: a void tells itself', async () => {
  const before = await detail(0);
  await ask(world, 'POST /transaksi/{jenis}/{id}/void', world.tokens.staff, {
    params: { jenis: 'penjualan', id: ids[0] },
    body: { alasan: 'salah' },
  });
  const { diubah_pada } = await detail(0);
  expect(diubah_pada > before.diubah_pada).toBe(true);
  expect(shown(await list(`diubah_sejak:${diubah_pada}`))).toEqual(of(0));
  expect(shown(await list(`barang_id:${world.barang},status:void`))).toEqual(of(0));
});
