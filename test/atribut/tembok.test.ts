/** What a field is judged by is what its maker may see: how many rows break it tells what they hold. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const URL = '/api/master/bidang';
const CAKUPAN = ['master:*', 'transaksi:*'];

let toko: Toko;
let admin: Rest;
let key: Record<string, string>;
let isi: Row;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  const barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 100, 10]]);
  admin = await server.restAs(toko, 'admin');
  isi = {
    tanggal: hari('01-05'),
    lokasi_id: toko.lokasi,
    atribut: { sandi: 'zebra' },
    detail: [{ barang_id: barang, qty: 1, harga: 500, atribut: { sandi: 'zebra' } }],
  };
  await kirim(admin, 'pembelian', { kontak_id: toko.supplier });
  await kirim(admin, 'penjualan', { kontak_id: toko.pelanggan });
});

const kirim = async (by: Rest, jenis: string, lain: Row) => {
  const { status, body } = await by.post(`/api/transaksi/${jenis}`, { ...isi, ...lain });
  expect([status, body.message]).toEqual([201, undefined]);
};

/** Somebody with a role of his own, and places of his own. */
async function orang(kode: string, peran: Row, lain: Row = {}): Promise<Rest> {
  const role = { kode, nama: kode, dasar: 'staff', cakupan: CAKUPAN, ...peran };
  expect((await admin.post('/api/pengaturan/peran', role, key)).status).toBe(201);
  const email = `${kode}@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: kode, peran: kode, ...lain }, key);
  return server.rest(await server.signIn(email, toko.kode));
}

/** What becomes of a field that whatever is kept breaks; one that is made goes again. */
async function coba(by: Rest, untuk = 'penjualan', lain: Row = {}) {
  const bidang = { untuk, kunci: 'sandi', label: 'Sandi', tipe: 'pilihan', pilihan: ['kuda'] };
  const { status, body } = await by.post(URL, { ...bidang, ...lain });
  if (status === 201) expect((await admin.delete(`${URL}/${body.id}`)).status).toBe(204);
  return status === 201 ? 'dibuat' : [body.code, body.message];
}

const dilanggar = (banyak: number) => [
  'KOBDG',
  `kunci: ${banyak} baris yang ada melanggarnya; dengan paksa=true nilainya tetap`,
];

test('who sees all is told how many rows break it', async () => {
  for (const untuk of ['penjualan', 'pembelian']) {
    for (const baris of [false, true]) {
      expect(await coba(admin, untuk, { baris })).toEqual(dilanggar(1));
    }
  }
});

test('documents of others are not counted for who sees his own only, his own are', async () => {
  const sari = await orang('sendiri', { hanya_milik: true });
  expect([await coba(sari), await coba(sari, 'penjualan', { baris: true })]).toEqual([
    'dibuat',
    'dibuat',
  ]);
  await kirim(sari, 'penjualan', { kontak_id: toko.pelanggan });
  for (const baris of [false, true]) {
    expect(await coba(sari, 'penjualan', { baris })).toEqual(dilanggar(1));
    expect(await coba(admin, 'penjualan', { baris })).toEqual(dilanggar(2));
  }
});

test('nor those of other places, nor purchases for who does not see what goods cost', async () => {
  const lain = await toko.master('lokasi', { kode: 'LAIN', nama: 'Lain', tipe: 'toko' });
  const disana = await orang('disana', {}, { lokasi_id: [lain] });
  expect([await coba(disana), await coba(disana, 'pembelian')]).toEqual(['dibuat', 'dibuat']);
  const kasir = await orang('kasir', { lihat_biaya: false });
  expect(await coba(kasir)).toEqual(dilanggar(2));
  expect(await coba(kasir, 'pembelian')).toBe('dibuat');
  expect(await coba(kasir, 'pembelian', { baris: true })).toBe('dibuat');
});

test('nor kinds that a key or a role may not read; a field that is there is made stricter alike', async () => {
  const penata = await orang('penata', { cakupan: ['master:*', 'transaksi:pembelian:read'] });
  expect([await coba(penata), await coba(penata, 'pembelian')]).toEqual(['dibuat', dilanggar(1)]);
  const bidang = { untuk: 'penjualan', kunci: 'sandi', label: 'Sandi', tipe: 'pilihan' };
  const { body } = await admin.post(URL, { ...bidang, pilihan: ['zebra', 'kuda'] });
  const ubah = (by: Rest) => by.patch(`${URL}/${body.id}`, { pilihan: ['kuda'] });
  expect((await ubah(admin)).body.code).toBe('KOBDG');
  expect((await ubah(penata)).status).toBe(204);
  expect((await admin.delete(`${URL}/${body.id}`)).status).toBe(204);
  const viewer = await server.restAs(toko, 'viewer');
  expect((await viewer.post(URL, { ...bidang, pilihan: ['kuda'] })).status).toBe(403);
});
