/** What is short for a member of some places: goods of which one of these has less than its bound there says. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';
import { makeMember } from './milik_dunia.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });

type Row = Record<string, unknown>;
type Short = readonly [kode: string, stok: number, minimum: number];
type Goods = 'KOPI' | 'TEH' | 'GULA' | 'SUSU' | 'ROTI' | 'MADU';

let toko: Toko;
let cabang: number;
let gudang: number;
let admin: ReturnType<typeof server.rest>;
let adminToken: string;
let sari: string;
let gita: string;
let budi: string;
let kunci: string;
let goods: Record<Goods, number>;
/** The bound of KOPI at the branch. */
let batas: number;

async function made(path: string, body: object) {
  const answer = await admin.post(`/api/${path}`, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id as number;
}
const patch = async (path: string, body: object) =>
  expect((await admin.patch(`/api/master/${path}`, body)).status).toBe(204);
const line = (
  jenis: string,
  kontak_id: number,
  barang_id: number,
  lokasi_id: number,
  qty: number,
) =>
  made(`transaksi/${jenis}`, {
    ...{ tanggal: hari('01-05'), kontak_id, lokasi_id },
    detail: [{ barang_id, qty, harga: 10 }],
  });
const buy = (kode: Goods, lokasi_id: number, qty: number) =>
  line('pembelian', toko.supplier, goods[kode], lokasi_id, qty);
const sell = (kode: Goods, lokasi_id: number, qty: number) =>
  line('penjualan', toko.pelanggan, goods[kode], lokasi_id, qty);
const bound = (kode: Goods, lokasi_id: number, batas: object) =>
  made('master/barang-lokasi', { barang_id: goods[kode], lokasi_id, ...batas });

const member = async (kode: string, lokasi_id: number[], walls: object = {}) =>
  makeMember({ server, toko, tokens: { admin: adminToken } }, kode, walls, { lokasi_id });

beforeAll(async () => {
  toko = await openToko();
  adminToken = await server.tokenOf(toko, 'admin');
  admin = server.rest(adminToken);
  cabang = await made('master/lokasi', { kode: 'CABANG', nama: 'Cabang' });
  gudang = await made('master/lokasi', { kode: 'GUDANG', nama: 'Gudang' });
  sari = (await member('sari', [cabang])).token;
  ({ token: gita, kunci } = await member('gita', [cabang, gudang]));
  budi = (await member('budi', [toko.lokasi])).token;
  const of = (kode: Goods, stok_minimum?: number) =>
    toko.barang({ kode, nama: kode, ...(stok_minimum && { stok_minimum }) });
  goods = {
    KOPI: await of('KOPI', 200),
    TEH: await of('TEH', 500),
    GULA: await of('GULA'),
    SUSU: await of('SUSU', 20),
    ROTI: await of('ROTI'),
    MADU: await of('MADU'),
  };
  await buy('KOPI', toko.lokasi, 5000);
  await buy('KOPI', cabang, 77);
  await buy('KOPI', gudang, 50);
  // Of the whole business there is too little, and no place has a bound.
  await buy('TEH', cabang, 3);
  await buy('GULA', cabang, 2);
  await buy('GULA', gudang, 1);
  await buy('SUSU', toko.lokasi, 1000);
  await buy('SUSU', cabang, 15);
  await buy('MADU', cabang, 5);
  batas = await bound('KOPI', cabang, { stok_minimum: 80 });
  await bound('KOPI', gudang, { stok_minimum: 10 });
  await bound('GULA', cabang, { stok_minimum: 5 });
  await bound('GULA', gudang, { stok_minimum: 6 });
  // A bound without a minimum has that of its goods.
  await bound('SUSU', cabang, { stok_maksimum: 100 });
  await bound('ROTI', cabang, { stok_minimum: 4 });
  await bound('MADU', cabang, { stok_minimum: 5 });
});

/** What somebody's board tells as short, after every door told the same goods. */
async function told(token: string): Promise<Short[]> {
  const rest = server.rest(token);
  const get = async (path: string) => {
    const { status, body, text } = await rest.get(`/api${path}`);
    expect([path, status, text]).toEqual([path, 200, text]);
    return body;
  };
  const rows = (await get('/dashboard/papan')).stok_menipis as Row[];
  const codes = rows.map(({ kode }) => kode).sort();
  expect((await get('/dashboard/kpi')).stok_menipis).toBe(rows.length);
  const list = (query: string) => get(`/master/barang?fields=kode&${query}&sort=kode`);
  const below = await list('filter=menipis=true');
  expect(below.data.map(({ kode }: Row) => kode)).toEqual(codes);
  expect(below.meta.total).toBe(rows.length);
  const each = (await list('custom_fields=menipis')).data as Row[];
  expect(each.filter(({ menipis }) => menipis).map(({ kode }) => kode)).toEqual(codes);
  expect((await list('filter=menipis=false')).meta.total).toBe(each.length - rows.length);
  const query = `{
    dashboardKpi { stokMenipis } dashboardPapan { stokMenipis { kode } }
    daftarBarang(filter: {menipis: {equalTo: true}}, orderBy: [KODE_ASC]) { totalCount nodes { kode menipis } }
    others: daftarBarang(filter: {menipis: {equalTo: false}, aktif: {equalTo: true}}) { totalCount }
  }`;
  const { data: graph } = (await server.graphql(token, query)).body;
  expect(graph).toEqual({
    dashboardKpi: { stokMenipis: rows.length },
    dashboardPapan: { stokMenipis: rows.map(({ kode }) => ({ kode })) },
    daftarBarang: {
      totalCount: rows.length,
      nodes: codes.map((kode) => ({ kode, menipis: true })),
    },
    others: { totalCount: each.length - rows.length },
  });
  for (const { stok, stok_minimum } of rows)
    expect(Number(stok)).toBeLessThan(Number(stok_minimum));
  return rows.map(({ kode, stok, stok_minimum }) => [
    `${kode}`,
    Number(stok),
    Number(stok_minimum),
  ]);
}

test('short is what her place has less of than its bound says, with its figures', async () => {
  expect(await told(sari)).toEqual([
    ['ROTI', 0, 4],
    ['GULA', 2, 5],
    ['SUSU', 15, 20],
    ['KOPI', 77, 80],
  ]);
  // The stock is that of her report.
  const { data: stock } = (await server.rest(sari).get('/api/laporan/stok?per_page=100')).body;
  const qty = Object.fromEntries(stock.map((one: Row) => [one.kode, one.qty]));
  expect(qty).toMatchObject({ GULA: 2, SUSU: 15, KOPI: 77, TEH: 3 });
});

test('of two places those that lack it are added up, and no others', async () => {
  const both = await told(gita);
  expect(both).toEqual([
    ['ROTI', 0, 4],
    ['GULA', 3, 11],
    ['SUSU', 15, 20],
    ['KOPI', 77, 80],
  ]);
  expect(await told(kunci)).toEqual(both);
});

test('without a bound at his place nothing is short for him; who has no places is told as ever', async () => {
  expect(await told(budi)).toEqual([]);
  const all = [['TEH', 3, 500]];
  expect(await told(adminToken)).toEqual(all);
  const staff = await server.tokenOf(toko, 'staff');
  expect(await told(staff)).toEqual(all);
});

test('what other places sell changes nothing of hers, and what hers sells does', async () => {
  const hers = await told(sari);
  await sell('KOPI', toko.lokasi, 4900);
  await sell('KOPI', gudang, 45);
  expect(await told(sari)).toEqual(hers);
  expect(await told(gita)).toContainEqual(['KOPI', 82, 90]);
  expect((await told(adminToken)).map(([kode]) => kode)).toEqual(['TEH', 'KOPI']);
  await sell('MADU', cabang, 2);
  expect(await told(sari)).toContainEqual(['MADU', 3, 5]);
  await buy('MADU', cabang, 2);
  expect(await told(sari)).toEqual(hers);
});

test('a bound, goods or a place that is switched off makes nothing short', async () => {
  const kopi = async (token: string) => (await told(token)).find(([kode]) => kode === 'KOPI');
  await patch(`barang-lokasi/${batas}`, { aktif: false });
  expect(await kopi(sari)).toBeUndefined();
  expect(await kopi(gita)).toEqual(['KOPI', 5, 10]);
  await patch(`barang-lokasi/${batas}`, { aktif: true, stok_minimum: 78 });
  expect(await kopi(sari)).toEqual(['KOPI', 77, 78]);
  await patch(`barang/${goods.GULA}`, { aktif: false });
  expect((await told(sari)).map(([kode]) => kode)).toEqual(['ROTI', 'SUSU', 'KOPI']);
  await patch(`barang/${goods.GULA}`, { aktif: true });
  await patch(`lokasi/${gudang}`, { aktif: false });
  expect(await kopi(gita)).toEqual(['KOPI', 77, 78]);
  expect(await told(gita)).toContainEqual(['GULA', 2, 5]);
  await patch(`lokasi/${gudang}`, { aktif: true });
  expect(await told(gita)).toContainEqual(['GULA', 3, 11]);
});

test('without cost too the board tells the same; what is neither true nor false is refused', async () => {
  const { token } = await member('buta', [cabang], { lihat_biaya: false });
  const board = async (one: string) =>
    (await server.rest(one).get('/api/dashboard/papan')).body.stok_menipis;
  expect(await board(token)).toEqual(await board(sari));
  expect(await board(token)).not.toEqual([]);
  const wrong = await server.rest(sari).get('/api/master/barang?filter=menipis=ya');
  expect(expectError(wrong, 400, 'VAINP')).toEqual(['filter.menipis: harus true atau false']);
  const nobody = await server.rest('').get('/api/dashboard/papan');
  expect(nobody.status).toBe(401);
});
