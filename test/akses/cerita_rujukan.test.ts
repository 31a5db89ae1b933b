/** A draft cannot name a document that its author does not see: whoever worked it out would show him what it holds. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Row, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const CAKUPAN = ['transaksi:*', 'master:*', 'laporan:*'];
const TIADA = 987654321;
const TIDAK_ADA = /tidak ditemukan/;

let toko: Toko;
let barang: number;
let cabang: number;
let admin: Rest;
/** Who sees his own documents only, who sees the other place only, and who does not see what goods cost. */
let orang: { sendiri: Rest; cabang: Rest; kasir: Rest };
let beli: number;
/** A sale of somebody else at the first place. */
let jual: { id: number; baris: number };

beforeAll(async () => {
  const key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  beli = (await toko.beli('01-02', [[barang, 100, 10]])).id as number;
  admin = await server.restAs(toko, 'admin');
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  const peran = { nama: 'Sendiri', dasar: 'staff', cakupan: CAKUPAN, hanya_milik: true };
  await admin.post('/api/pengaturan/peran', { kode: 'sendiri', ...peran }, key);
  const tutup = { nama: 'Kasir', dasar: 'staff', cakupan: CAKUPAN, lihat_biaya: false };
  await admin.post('/api/pengaturan/peran', { kode: 'kasir', ...tutup }, key);
  const masuk = async (nama: string, lain: Row) => {
    const email = `${nama}@${toko.kode}.test`;
    await admin.post('/api/pengaturan/pengguna', { email, nama, ...lain }, key);
    return server.rest(await server.signIn(email, toko.kode));
  };
  orang = {
    sendiri: await masuk('sendiri', { peran: 'sendiri' }),
    cabang: await masuk('cabang', { peran: 'staff', lokasi_id: [cabang] }),
    kasir: await masuk('kasir', { peran: 'kasir' }),
  };
  const { body } = await admin.post('/api/transaksi/penjualan', {
    ...{ tanggal: hari('01-05'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi },
    detail: [{ barang_id: barang, qty: 5, harga: 777 }],
  });
  const { detail } = (await admin.get(`/api/transaksi/penjualan/${body.id}`)).body;
  jual = { id: body.id, baris: detail[0].id };
});

const retur = (baris_asal_id: number, lain: Row = {}): Row => ({
  ...{ tanggal: hari('01-06'), kontak_id: toko.pelanggan, lokasi_id: cabang, draft: true },
  detail: [{ baris_asal_id, qty: 1 }],
  ...lain,
});
const lunas = (dokumen_id: number): Row => ({
  ...{ tanggal: hari('01-06'), kontak_id: toko.pelanggan, akun_kas: '1101', jumlah: 50 },
  alokasi: [{ dokumen_id, jumlah: 50 }],
  draft: true,
});
const kirim = async (by: Rest, jenis: string, isi: unknown, path = '') => {
  const { status, body } = await by.post(`/api/transaksi/${jenis}${path}`, isi);
  return [status, body.code, body.message];
};

test('a draft that names one is refused as one that names none, at every door', async () => {
  for (const by of [orang.sendiri, orang.cabang]) {
    const sah = [400, 'VADOK', ['detail.0.baris_asal_id: tidak ditemukan']];
    for (const baris of [jual.baris, TIADA]) {
      expect(await kirim(by, 'retur-penjualan', retur(baris))).toEqual(sah);
    }
    for (const id of [jual.id, TIADA]) {
      const pesan = ['alokasi.0.dokumen_id: tidak ditemukan'];
      expect(await kirim(by, 'pelunasan-piutang', lunas(id))).toEqual([400, 'VADOK', pesan]);
    }
    const { body } = await by.post('/graphql', {
      query: `mutation($input: ReturPenjualanCreateInput!) {
        returPenjualanCreate(input: $input) { result { id } }
      }`,
      variables: { input: { dokumen: returIsi(jual.baris), draft: true } },
    });
    expect(JSON.stringify(body.errors)).toMatch(TIDAK_ADA);
  }
});

const returIsi = (baris: number): Row => ({
  ...{ tanggal: hari('01-06'), kontakId: toko.pelanggan, lokasiId: cabang },
  detail: [{ barisAsalId: baris, qty: 1 }],
});

test('where all waits as drafts, lists are refused alike', async () => {
  await toko.set({ wajib_persetujuan: true });
  try {
    for (const by of [orang.sendiri, orang.cabang]) {
      const massal = (baris: number) => {
        const { draft, ...isi } = retur(baris);
        return kirim(by, 'retur-penjualan', { mode: 'semua', dokumen: [isi] }, '/massal');
      };
      const [ada, tiada] = [await massal(jual.baris), await massal(TIADA)];
      expect(ada).toEqual(tiada);
      expect(ada).toEqual([400, 'VADOK', ['dokumen.0.detail.0.baris_asal_id: tidak ditemukan']]);
    }
  } finally {
    await toko.set({ wajib_persetujuan: false });
  }
});

test('what a draft named before stays: a colleague’s is changed, and works out nothing to who does not see it', async () => {
  const { body } = await admin.post('/api/transaksi/retur-penjualan', retur(jual.baris));
  const url = `/api/transaksi/retur-penjualan/${body.id}`;
  expect((await orang.cabang.get(url)).status).toBe(200);
  expect((await orang.cabang.patch(url, { keterangan: 'dicek' })).status).toBe(204);
  const { draft, ...isi } = retur(jual.baris, { keterangan: 'lagi' });
  expect((await orang.cabang.put(url, isi)).status).toBe(204);
  const lain = retur(jual.baris - 1);
  expect((await orang.cabang.put(url, { ...isi, detail: lain.detail })).body.message).toEqual([
    'detail.0.baris_asal_id: tidak ditemukan',
  ]);
  // Whoever sees the sale posts it.
  expect((await admin.post(`${url}/approve`)).status).toBe(204);
});

test('his own he names, and who sees all names any, there or not', async () => {
  const { body } = await orang.sendiri.post('/api/transaksi/penjualan', {
    ...{ tanggal: hari('01-05'), kontak_id: toko.pelanggan, lokasi_id: toko.lokasi },
    detail: [{ barang_id: barang, qty: 2, harga: 500 }],
  });
  const { detail } = (await orang.sendiri.get(`/api/transaksi/penjualan/${body.id}`)).body;
  expect((await kirim(orang.sendiri, 'retur-penjualan', retur(detail[0].id)))[0]).toBe(201);
  expect((await kirim(admin, 'retur-penjualan', retur(jual.baris)))[0]).toBe(201);
  expect((await kirim(admin, 'retur-penjualan', retur(TIADA)))[0]).toBe(201);
});

test('a purchase is named by nobody who does not see what goods cost: its rest is told to none', async () => {
  const jurnal = (dokumen_id: number, lain: Row = {}) => ({
    tanggal: hari('01-06'),
    detail: [
      { akun_kode: '2101', kontak_id: toko.supplier, debit: 999999999, dokumen_id },
      { akun_kode: '4101', kredit: 999999999 },
    ],
    ...lain,
  });
  const tolak = (by: Rest, id: number, path = '', lain: Row = {}) =>
    kirim(by, 'jurnal-umum', jurnal(id, lain), path);
  expect((await tolak(admin, beli))[2]).toEqual(['detail.0.dokumen_id: melebihi sisa 1000.00']);
  for (const [path, lain] of [
    ['', {}],
    ['?simulasi=true', {}],
    ['', { draft: true }],
  ] as const) {
    const tiada = await tolak(orang.kasir, TIADA, path, lain);
    expect(tiada).toEqual([400, 'VADOK', [expect.stringMatching(/dokumen_id: tidak ditemukan/)]]);
    expect(await tolak(orang.kasir, beli, path, lain)).toEqual(tiada);
  }
  // Of a sale he is told, and may name it.
  expect((await kirim(orang.kasir, 'pelunasan-piutang', lunas(jual.id)))[0]).toBe(201);
});
