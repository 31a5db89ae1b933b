/** Keys with a role of the tenant's own: what the scopes of both reach, now. */
import { beforeAll, expect, test } from '@jest/globals';
import { openStream } from '../dashboard/stream.ts';
import { type Answer, openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const KEYS = '/api/pengaturan/kunci-api';
const ROLES = '/api/pengaturan/peran';

let toko: Toko;
let barang: number;
let admin: string;
let key: Record<string, string>;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 1000, 10]]);
  admin = await server.tokenOf(toko, 'admin');
});

const role = (kode: string, cakupan: string[], dasar = 'staff', token = admin) =>
  server.rest(token).post(ROLES, { kode, nama: kode, dasar, cakupan }, key);
const make = (peran: string, cakupan: string[], token = admin) =>
  server.rest(token).post(KEYS, { nama: 'Program', peran, cakupan }, key);
const sell = (kunci: string): Promise<Answer> =>
  server.rest(kunci).post('/api/transaksi/penjualan', {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
  });

test('a key of such a role may what both reach, and what it may follows the role', async () => {
  await role('kasir', ['transaksi:penjualan:*', 'transaksi:pembelian:read', 'master:read']);
  const made = await make('kasir', ['transaksi:*', 'laporan:read']);
  expect([made.status, made.body.peran, made.body.peran_kode]).toEqual([201, 'staff', 'kasir']);
  const { id, kunci } = made.body;
  const rest = server.rest(kunci);
  expect((await sell(kunci)).status).toBe(201);
  expect((await rest.get('/api/transaksi/pembelian')).status).toBe(200);
  expectError(await rest.post('/api/transaksi/pembelian', {}), 403, 'OTCKP');
  // The role's alone, and the key's alone.
  expectError(await rest.get('/api/master/barang'), 403, 'OTCKP');
  expectError(await rest.get('/api/laporan/neraca'), 403, 'OTCKP');
  const { body } = await server.graphql(kunci, '{ laporanNeraca { json } }');
  expect(body.errors[0].extensions.code).toBe('OTCKP');
  const cakupan = ['transaksi:penjualan:read', 'laporan:read'];
  await server.rest(admin).patch(`${ROLES}/kasir`, { cakupan }, key);
  await until(async () => (await sell(kunci)).status === 403);
  await until(async () => (await rest.get('/api/laporan/neraca')).status === 200);
  expect((await rest.get('/api/transaksi/penjualan')).status).toBe(200);
  const shown = await server.rest(admin).get(`${KEYS}/${id}`, key);
  expect(shown.body).toMatchObject({
    peran_kode: 'kasir',
    cakupan: ['laporan:read', 'transaksi:*'],
  });
  await server.rest(admin).delete(`${KEYS}/${id}`, key);
});

test.each([
  [['transaksi:*'], ['transaksi:penjualan:read'], ['transaksi:penjualan:read']],
  [['transaksi:create'], ['transaksi:draft'], ['transaksi:draft']],
  [['transaksi:penjualan:draft'], ['transaksi:create'], ['transaksi:penjualan:draft']],
  [['transaksi:penjualan:*'], ['transaksi:pembelian:*'], []],
  [['laporan:neraca:read'], ['laporan:*'], ['laporan:neraca:read']],
  [
    ['laporan:*', 'master:read'],
    ['laporan:stok:read', 'master:*'],
    ['laporan:stok:read', 'master:read'],
  ],
  [['master:read'], ['transaksi:read'], []],
  [['master:*'], ['master:*'], ['master:*']],
])('%j of a key within %j of a role is %j', async (ofKey, ofRole, both) => {
  await role('irisan', ofRole);
  const meet = `select erp_private.cakupan_kunci($1, $2, 'irisan')`;
  expect(await data.value(meet, [ofKey, toko.kode])).toEqual(both);
  await server.rest(admin).delete(`${ROLES}/irisan`, key);
  expect(await data.value(meet, [ofKey, toko.kode])).toEqual([]);
});

test('a role stays while a key has it, at once with one that is made too', async () => {
  await role('gudang', ['master:read']);
  const { id } = (await make('gudang', ['master:read'])).body;
  const refused = await server.rest(admin).delete(`${ROLES}/gudang`, key);
  expectError(refused, 409, 'KOPER');
  expect(refused.body.message).toBe('peran gudang dipakai 1 kunci');
  await server.rest(admin).delete(`${KEYS}/${id}`, key);
  const [gone, made] = await Promise.all([
    server.rest(admin).delete(`${ROLES}/gudang`, key),
    make('gudang', ['master:read']),
  ]);
  expect([
    [204, 400],
    [409, 201],
  ]).toContainEqual([gone.status, made.status]);
  const keys = `select count(*)::integer from erp_private.kunci_api as k
    where k.peran_kode = 'gudang' and k.dicabut_pada is null and not exists (
      select from erp_private.peran as p where p.kode = k.peran_kode)`;
  expect(await data.value(keys)).toBe(0);
});

test('only roles of the tenant, and GraphQL names them beside the four', async () => {
  const other = await openToko();
  await role('asing', ['master:read'], 'staff', await server.tokenOf(other, 'admin'));
  for (const kode of ['asing', 'tiada']) {
    const refused = await make(kode, ['master:read']);
    expectError(refused, 400, 'VAKUN');
    expect(refused.body.message).toEqual(['peran: tidak ditemukan']);
  }
  expectError(await make('Bukan Kode', ['master:read']), 400, 'VAINP');
  await role('etalase', ['master:read']);
  const query = `mutation { kunciApiCreate(input: {nama: "Etalase", cakupan: ["master:*"], peranKode: "etalase"}) {
    result { peran peranKode } } }`;
  const { body } = await server.rest(admin).post('/graphql', { query }, key);
  expect(body.data.kunciApiCreate.result).toEqual({ peran: 'staff', peranKode: 'etalase' });
  const none = `mutation { kunciApiCreate(input: {nama: "Etalase", cakupan: ["master:*"]}) { result { peran } } }`;
  const wrong = await server.rest(admin).post('/graphql', { query: none }, key);
  expect(wrong.body.errors[0].message).toContain('peran');
});

test('all single actions of a right are not its star', async () => {
  const actions = ['read', 'create', 'update'].map((action) => `master:${action}`);
  await role('pengelola', ['pengaturan:*', ...actions], 'admin');
  const email = `pengelola@${toko.kode}.test`;
  const user = { email, nama: 'Pengelola', peran: 'pengelola' };
  await server.rest(admin).post('/api/pengaturan/pengguna', user, key);
  const token = await server.signIn(email, toko.kode);
  expect((await make('staff', actions, token)).status).toBe(201);
  expectError(await make('staff', ['master:*'], token), 403, 'OTCKP');
  const refused = await role('induk', ['master:*'], 'staff', token);
  expect([refused.status, refused.body.message]).toEqual([
    400,
    ['cakupan.0: Anda sendiri tidak memilikinya'],
  ]);
  // The four have all of what they have.
  expect((await role('semua-induk', ['master:*', 'laporan:*'])).status).toBe(201);
  expect((await role('setelan', ['pengaturan:*'], 'viewer')).status).toBe(400);
});

test('a stream of such a key ends when its role changes', async () => {
  await role('papan', ['dashboard:read', 'laporan:read'], 'viewer');
  const { kunci } = (await make('papan', ['dashboard:*'])).body;
  const stream = await openStream(server.base, kunci);
  await server.rest(admin).patch(`${ROLES}/papan`, { cakupan: ['laporan:read'] }, key);
  await stream.ended;
  await until(
    async () => (await server.rest(kunci).get('/api/dashboard/summary')).body.code === 'OTCKP',
  );
});
