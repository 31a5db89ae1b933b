/** Lists that go on from a cursor: whole while others write, bound to what they were asked for. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { hari, openToko } from '../helpers/toko.ts';
import { penjualanOf } from './made.ts';
import { openReading } from './reading.ts';
import { ask } from './request.ts';
import { openWorld } from './world.ts';

type Row = { id: number; kode: string };
type Query = Record<string, string | number>;

const world = openWorld();
const read = openReading(world);
const SALES = 'GET /transaksi/{jenis}';
const GOODS = 'GET /master/barang';
const jenisOf = (name: string) => (name === SALES ? 'penjualan' : undefined);
const search = (query: Query) =>
  new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`])).toString();
const page = (name: string, query: Query) => read(name, search(query), jenisOf(name));
const send = (name: string, query: Query, token = world.tokens.staff) =>
  ask(world, name, token, { params: { jenis: jenisOf(name) }, query });
const ids = ({ body }: Answer): number[] => body.data.map(({ id }: Row) => id);

/** Every id, page by page; `between` runs before each page but the first. */
async function walk(name: string, query: Query, between = async () => {}): Promise<number[]> {
  const found: number[] = [];
  for (let kursor: string | null = ''; kursor !== null; ) {
    const answer = await page(name, { ...query, kursor });
    expect(Object.keys(answer.body.meta)).toEqual(['per_page', 'kursor']);
    found.push(...ids(answer));
    kursor = answer.body.meta.kursor;
    if (kursor !== null) await between();
  }
  return found;
}

async function sell(day: string, qty: number, more: object = {}): Promise<number> {
  const made = await ask(world, 'POST /transaksi/{jenis}', world.tokens.staff, {
    params: { jenis: 'penjualan' },
    body: {
      ...penjualanOf(world),
      tanggal: hari(day),
      detail: [{ barang_id: world.barang, qty, harga: 100 }],
      ...more,
    },
  });
  if (made.status !== 201) throw new Error(made.text);
  return made.body.id;
}

beforeAll(async () => {
  for (const [day, qty, more] of [
    ['02-01', 1, { nomor_referensi: 'A' }],
    ['02-02', 2, {}],
    ['02-02', 2, { nomor_referensi: 'B' }],
    ['02-02', 3, { draft: true }],
    ['02-03', 1, {}],
    ['02-04', 2, { nomor_referensi: 'B' }],
    ['02-05', 5, {}],
  ] as const) {
    await sell(day, qty, more);
  }
  for (const kode of ['KUR-1', 'KUR-2', 'KUR-3', 'KUR-4', 'KUR-5']) {
    const kategori = kode > 'KUR-3' ? undefined : kode === 'KUR-2' ? 'B' : 'A';
    await world.toko.barang({ kode, nama: `Kursor ${kode}`, kategori, atribut: { nilai: kode } });
  }
});

test.each([
  [SALES, {}],
  [SALES, { sort: 'tanggal:asc' }],
  [SALES, { sort: 'total_nilai:desc,tanggal:asc' }],
  [SALES, { sort: 'nomor_referensi:asc' }],
  [SALES, { sort: 'nomor_referensi:desc,total_nilai:asc' }],
  [SALES, { sort: 'status:desc,kontak_nama:desc,jenis_kode:asc' }],
  [SALES, { sort: 'sisa:asc,id:asc', filter: 'status:final' }],
  [SALES, { search: 'umum' }],
  [SALES, { search: 'B', search_fields: 'nomor_referensi', sort: 'tanggal:asc' }],
  [GOODS, {}],
  [GOODS, { sort: 'kode:desc' }],
  [GOODS, { sort: 'kategori:asc' }],
  [GOODS, { sort: 'kategori:desc,kode:asc', filter: 'aktif=semua' }],
  [GOODS, { sort: 'kategori:desc' }],
  [GOODS, { sort: 'atribut.nilai:desc', fields: 'id,kode' }],
  [GOODS, { search: 'kursor', sort: 'harga_jual:asc,nama:desc' }],
  ['GET /master/satuan', { sort: 'kode:asc' }],
] as [string, Query][])('%s %j is the list by pages, each row once', async (name, query) => {
  const whole = ids(await page(name, { ...query, page: 1, per_page: 100 }));
  for (const per_page of [1, 2, 3, 100]) {
    expect(await walk(name, { ...query, per_page })).toEqual(whole);
  }
});

test('accounts, which come whole otherwise, come by pages with a cursor', async () => {
  const first = await page('GET /master/akun', { kursor: '' });
  expect([first.body.data.length, first.body.meta.per_page]).toEqual([20, 20]);
  const { kursor } = first.body.meta;
  const then = await page('GET /master/akun', { kursor });
  expect(then.body.data[0].kode > first.body.data[19].kode).toBe(true);
  expect(first.headers.get('link')).toContain(`kursor=${kursor}>; rel="next"`);
});

test('while others write, no page repeats a row or leaves one out', async () => {
  const before = await walk(SALES, { per_page: 100 });
  const ahead: number[] = [];
  const behind: number[] = [];
  const between = async () => {
    ahead.push(await sell('03-01', 1));
    behind.push(await sell('01-05', 1));
  };
  const found = await walk(SALES, { per_page: 2 }, async () => {
    if (ahead.length < 3) await between();
  });
  expect(new Set(found).size).toBe(found.length);
  expect(found.filter((id) => before.includes(id))).toEqual(before);
  expect(found.filter((id) => ahead.includes(id))).toEqual([]);
  expect(found.filter((id) => behind.includes(id)).sort()).toEqual(behind.sort());
});

test('a row that the cursor names may go: the next page goes on after it', async () => {
  const first = await page(GOODS, { search: 'kursor', sort: 'kode:asc', per_page: 2, kursor: '' });
  const last = first.body.data[1].id;
  const target = { params: { id: last } };
  await ask(world, 'DELETE /master/barang/{id}', world.tokens.staff, target);
  const query = { search: 'kursor', sort: 'kode:asc', per_page: 2 };
  const then = await page(GOODS, { ...query, kursor: first.body.meta.kursor });
  expect(then.body.data.map(({ kode }: Row) => kode)).toEqual(['KUR-3', 'KUR-4']);
  await ask(world, 'PATCH /master/barang/{id}', world.tokens.staff, {
    ...target,
    body: { aktif: true },
  });
});

test('a cursor is of its list, tenant, order, filter and search alone', async () => {
  const query = { sort: 'tanggal:asc', per_page: 2 };
  const { kursor } = (await page(SALES, { ...query, kursor: '' })).body.meta;
  const changed = `${kursor.slice(0, -1)}${kursor.endsWith('A') ? 'B' : 'A'}`;
  const theirs = await world.server.tokenOf(await openToko(world.data), 'staff');
  for (const [name, wrong] of [
    [SALES, { kursor: changed }],
    [SALES, { kursor: `${kursor[0] === '0' ? '1' : '0'}${kursor.slice(1)}` }],
    [SALES, { kursor: 'bukan kursor' }],
    [SALES, { kursor: '=' }],
    [SALES, { kursor, sort: 'tanggal:desc' }],
    [SALES, { kursor, filter: 'status:final' }],
    [SALES, { kursor, search: 'a' }],
    [GOODS, { kursor, sort: 'kode:asc' }],
  ] as [string, Query][]) {
    const { status, body } = await send(name, { ...query, ...wrong });
    expect([status, body.code]).toEqual([400, 'VAKSR']);
    expect(body.message).toEqual([expect.stringMatching(/^kursor: /)]);
  }
  expect((await send(SALES, { ...query, kursor }, theirs)).body.code).toBe('VAKSR');
  expect((await send(SALES, { ...query, kursor, per_page: 5 })).status).toBe(200);
});

test('with a cursor there are neither pages nor the whole list', async () => {
  for (const [query, message] of [
    [{ kursor: '', page: 1 }, 'page: tidak bersama kursor'],
    [{ kursor: '', paginate: 'false' }, 'paginate: tidak bersama kursor'],
  ] as [Query, string][]) {
    const { status, body } = await send(GOODS, query);
    expect([status, body.message]).toEqual([400, [message]]);
  }
  expect((await send(SALES, { kursor: '' }, world.tokens.viewer)).body.code).toBe('OTROL');
  const nobody = await ask(world, SALES, undefined, {
    params: { jenis: 'penjualan' },
    query: { kursor: '' },
  });
  expect(nobody.status).toBe(401);
});
