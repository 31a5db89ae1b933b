/** Goods below their minimum, asked over REST and GraphQL: the same goods, and those of the dashboard. */
import { beforeAll, expect, test } from '@jest/globals';
import { hari } from '../helpers/toko.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();
const made: Record<string, number> = {};

beforeAll(async () => {
  const { toko } = world;
  const goods = {
    kurang: { stok_minimum: 10 },
    tepat: { stok_minimum: 5 },
    tanpa: {},
    nol: { stok_minimum: 0 },
    mati: { stok_minimum: 10, aktif: false },
    jasa: { stok_minimum: 10, jenis: 'jasa' },
  };
  for (const [nama, body] of Object.entries(goods)) {
    const { aktif = true, ...rest } = body as { aktif?: boolean };
    const id = await toko.barang({ nama, ...rest });
    made[nama] = id;
    if (nama !== 'jasa') await toko.beli('01-03', [[id, 5, 100]]);
    if (!aktif) {
      const url = `/api/master/barang/${id}`;
      const answer = await world.server.rest(`${world.tokens.staff}`).patch(url, { aktif });
      expect(answer.status).toBe(204);
    }
  }
});

const rest = async (query: string, peran: 'staff' | 'viewer' | 'ops' = 'staff') =>
  world.server.rest(`${world.tokens[peran]}`).get(`/api/master/barang?fields=id,nama&${query}`);
const named = async (query: string) => {
  const { status, body } = await rest(query);
  expect(status).toBe(200);
  return body.data.map(({ nama }: { nama: string }) => nama).sort();
};
const graphql = (query: string, peran: 'staff' | 'viewer' = 'staff') =>
  world.server.graphql(`${world.tokens[peran]}`, query);
const BELOW =
  '{daftarBarang(filter: {menipis: {equalTo: true}}) {totalCount nodes {nama menipis}}}';

test('those below it are the same goods over both, and as many as the dashboard counts', async () => {
  expect(await named('filter=menipis=true')).toEqual(['kurang']);
  expect((await graphql(BELOW)).body.data.daftarBarang).toEqual({
    totalCount: 1,
    nodes: [{ nama: 'kurang', menipis: true }],
  });
  const staff = world.server.rest(`${world.tokens.staff}`);
  expect((await staff.get('/api/dashboard/kpi')).body.stok_menipis).toBe(1);
});

test('the others are not, whether they have a minimum or none', async () => {
  expect(await named('filter=menipis=false')).toEqual([
    'Kopi Bubuk',
    'jasa',
    'nol',
    'tanpa',
    'tepat',
  ]);
  const { body } = await rest('filter=aktif=semua&custom_fields=menipis&sort=id');
  const told = body.data.map((row: Record<string, unknown>) => [row.nama, row.menipis]);
  expect(told.filter(([, menipis]: unknown[]) => menipis)).toEqual([['kurang', true]]);
  expect(told).toContainEqual(['mati', false]);
  const all = await graphql('{daftarBarang {nodes {nama menipis}}}');
  expect(all.body.data.daftarBarang.nodes).toContainEqual({ nama: 'tanpa', menipis: false });
});

test('a sale that takes goods below it, and a purchase that brings them back', async () => {
  const { toko } = world;
  const { tepat = 0, kurang = 0 } = made;
  const jual = await toko.jual('01-04', [[tepat, 1, 200]]);
  expect(await named('filter=menipis=true')).toEqual(['kurang', 'tepat']);
  await toko.buat('pembelian', hari('01-05'), {
    kontak_id: toko.supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: kurang, qty: 5, harga: 100 }],
  });
  expect(await named('filter=menipis=true')).toEqual(['tepat']);
  await toko.batalkan('penjualan', jual.id);
  expect(await named('filter=menipis=true')).toEqual([]);
});

test('what is neither true nor false is refused by its name; who may not read goods learns nothing', async () => {
  const wrong = await rest('filter=menipis=ya');
  expect([wrong.status, wrong.body]).toMatchObject([
    400,
    { code: 'VAINP', message: ['filter.menipis: harus true atau false'] },
  ]);
  const sorted = await rest('sort=menipis:asc');
  expect([sorted.status, sorted.body.code]).toEqual([400, 'VAINP']);
  expect((await rest('filter=menipis=true', 'ops')).status).toBe(403);
  expect((await graphql(BELOW, 'viewer')).body.data.daftarBarang).toEqual({
    totalCount: 0,
    nodes: [],
  });
});
