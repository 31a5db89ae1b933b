/** A key with places, of a tenant that lives on another node: it sees these alone, and what changes is known there. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest, startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);
const PERAN = '/api/pengaturan/peran';
const KUNCI = '/api/pengaturan/kunci-api';
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'pengaturan:read'];

let admin: Rest;
let key: Record<string, string>;
let tanggal: string;
let utama: number;
let cabang: number;
let barang_id: number;
let kontak_id: number;

const made = async (answer: Promise<{ status: number; text: string; body: { id: number } }>) => {
  const { status, text, body } = await answer;
  if (status !== 201) throw new Error(text);
  return body.id;
};

const sell = (who: Rest, lokasi_id: number, more: object = {}) =>
  who.post('/api/transaksi/penjualan', {
    ...{ tanggal, lokasi_id, kontak_id, detail: [{ barang_id, qty: 1, harga: '10' }] },
    ...more,
  });

beforeAll(async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  key = { 'x-admin-key': server.adminKey };
  admin = server.rest(await server.signIn('a@jauh.test', 'jauh'));
  tanggal = new Date().toISOString().slice(0, 10);
  utama = (await admin.get('/api/master/lokasi?filter=kode=UTAMA')).body.data[0].id;
  cabang = await made(admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' }));
  const satuan_id = (await admin.get('/api/master/satuan')).body.data[0].id;
  barang_id = await made(admin.post('/api/master/barang', { nama: 'Kopi', satuan_id }));
  const kontak = { nama: 'Langganan', tipe: 'pelanggan' };
  kontak_id = await made(admin.post('/api/master/kontak', kontak));
  const pemasok = await made(
    admin.post('/api/master/kontak', { nama: 'Pemasok', tipe: 'supplier' }),
  );
  for (const lokasi_id of [utama, cabang]) {
    const detail = [{ barang_id, qty: 100, harga: '5' }];
    await made(
      admin.post('/api/transaksi/pembelian', { tanggal, lokasi_id, kontak_id: pemasok, detail }),
    );
  }
  const role = { kode: 'penjaga', nama: 'Penjaga', dasar: 'staff', cakupan: CAKUPAN };
  expect((await admin.post(PERAN, role, key)).status).toBe(201);
});

/** A key that sees one place. */
async function program(lokasi_id: number) {
  const body = { nama: 'Kasir', peran: 'penjaga', cakupan: CAKUPAN, lokasi_id: [lokasi_id] };
  const answer = await admin.post(KUNCI, body, key);
  if (answer.status !== 201) throw new Error(answer.text);
  const { id, kunci } = answer.body;
  return { id: id as string, kunci: kunci as string, rest: server.rest(kunci) };
}

const numbers = async (who: Rest): Promise<number[]> =>
  (await who.get('/api/transaksi/penjualan?per_page=100')).body.data
    .map(({ id }: { id: number }) => id)
    .sort((a: number, b: number) => a - b);

test('it sees and writes at its places alone; turned, it has the same', async () => {
  const { id, rest } = await program(cabang);
  const here = await made(sell(rest, cabang));
  const there = await made(sell(admin, utama));
  expect(await numbers(rest)).toEqual([here]);
  expect((await numbers(admin)).slice(-2)).toEqual([here, there]);
  expectError(await rest.get(`/api/transaksi/penjualan/${there}`), 404, 'TDTRX');
  expectError(await sell(rest, utama), 403, 'OTLOK');
  expectError(await rest.get('/api/laporan/neraca'), 403, 'OTLOK');
  expect((await rest.get('/api/tenants/saya')).body).toMatchObject({
    kode: 'jauh',
    lokasi_id: [cabang],
  });
  const days = `dari=${tanggal}&sampai=${tanggal}`;
  const csv = await rest.get(`/api/laporan/penjualan?${days}&format=csv`);
  expect([csv.status, csv.text.trim().split('\r\n').length]).toEqual([200, 2]);
  const turned = await admin.post(`${KUNCI}/${id}/putar`, undefined, key);
  expect(turned.status).toBe(200);
  expect(await numbers(server.rest(turned.body.kunci))).toEqual([here]);
});

test('another key, of the other place, sees the other half', async () => {
  const { rest } = await program(utama);
  const seen = await numbers(rest);
  const { rest: other } = await program(cabang);
  const theirs = await numbers(other);
  expect(seen.filter((id) => theirs.includes(id))).toEqual([]);
  expect([...seen, ...theirs].sort((a, b) => a - b)).toEqual(await numbers(admin));
});

test('its role changes: within a moment it has that too, at every server', async () => {
  const { kunci, rest } = await program(cabang);
  const other = (await startServer(data)).rest(kunci);
  const sales = '/api/laporan/penjualan?per_page=1';
  expect((await other.get(sales)).status).toBe(200);
  const change = async (patch: object) =>
    expect((await admin.patch(`${PERAN}/penjaga`, patch, key)).status).toBe(204);
  await change({ hanya_milik: true });
  const own = await made(sell(rest, cabang));
  await made(sell(admin, cabang));
  await until(async () => JSON.stringify(await numbers(rest)) === JSON.stringify([own]));
  await change({ hanya_milik: false, cakupan: ['transaksi:*'] });
  await until(async () => (await rest.get(sales)).body.code === 'OTCKP');
  await until(async () => (await other.get(sales)).body.code === 'OTCKP');
  await change({ cakupan: CAKUPAN });
  await until(async () => (await rest.get(sales)).status === 200);
  expect((await numbers(rest)).length).toBeGreaterThan(1);
});

test('revoked, it is none, and a request that waits for news ends', async () => {
  const { id, rest } = await program(cabang);
  const { kursor } = (await rest.get('/api/perubahan')).body;
  const waits = rest.get(`/api/perubahan?sejak=${kursor}&tunggu=30`);
  expect((await admin.delete(`${KUNCI}/${id}`, key)).status).toBe(204);
  expectError(await waits, 401, 'LOKUN');
  await until(async () => (await rest.get('/api/tenants/saya')).status === 401);
});
