/** What goods cost, at doors beside documents: working drafts, what a key may move, warnings, purchases, papers. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'pengaturan:read'];

let toko: Toko;
let barang: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let kasir: ReturnType<typeof server.rest>;
let kasirToken: string;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000', harga_beli: '650.37' });
  await toko.beli('01-02', [[barang, 1000, 650.37]]);
  admin = server.rest(await server.tokenOf(toko, 'admin'));
  const role = { kode: 'kasir', nama: 'Kasir', dasar: 'staff', cakupan: CAKUPAN };
  await admin.post('/api/pengaturan/peran', { ...role, lihat_biaya: false }, key);
  const email = `kasir@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Kasir', peran: 'kasir' }, key);
  kasirToken = await server.signIn(email, toko.kode);
  kasir = server.rest(kasirToken);
});

const kepala = (day = '02-01') => ({
  tanggal: hari(day),
  lokasi_id: toko.lokasi,
  kontak_id: toko.pelanggan,
});
const sale = (others: object = {}) => ({
  ...kepala(),
  detail: [{ barang_id: barang, qty: 1 }],
  ...others,
});
const retur = (line: object = {}) => ({
  ...kepala(),
  detail: [{ barang_id: barang, qty: 1, harga: '1000', ...line }],
});

test('a working draft holds no cost that he typed, and shows none that was typed before', async () => {
  const path = '/api/draft';
  const typed = { jenis: 'retur-penjualan', isi: retur({ hpp: '650.37' }) };
  expectError(await kasir.post(path, typed), 403, 'OTBIA');
  const made = await kasir.post(path, { jenis: 'retur-penjualan', isi: retur() });
  expect(made.status).toBe(201);
  const { id, versi } = made.body;
  expectError(await kasir.put(`${path}/${id}`, { isi: typed.isi, versi }), 403, 'OTBIA');
  // As it would be if he had seen what goods cost when he typed it.
  await data.asOwner(
    (db) =>
      db.rows(`update draft set isi = jsonb_set(isi, '{detail,0,hpp}', '650.37') where id = $1`, [
        id,
      ]),
    { tenant: toko.kode },
  );
  for (const seen of [await kasir.get(`${path}/${id}`), await kasir.get(path)]) {
    expect([seen.status, seen.text]).not.toEqual([200, expect.stringMatching(/hpp|650[.,]37/)]);
  }
  expectError(await kasir.put(`${path}/${id}`, { isi: retur(), versi }), 403, 'OTBIA');
  expectError(await kasir.post(`${path}/${id}/submit`, {}), 403, 'OTBIA');
  expectError(await kasir.post(path, { jenis: 'pembelian', isi: {} }), 403, 'OTBIA');
  expectError(await kasir.get(`${path}?jenis=pembelian`), 403, 'OTBIA');
  const own = { atribut: { hpp: 'P3K' } };
  expect((await kasir.post(path, { jenis: 'penjualan', isi: sale(own) })).status).toBe(201);
});

test('a draft in which another typed the cost is neither shown whole nor replaced', async () => {
  const made = await admin.post('/api/transaksi/retur-penjualan', {
    ...retur({ hpp: '650.37' }),
    draft: true,
  });
  const path = `/api/transaksi/retur-penjualan/${made.body.id}`;
  const seen = await kasir.get(path);
  expect([seen.status, seen.body.detail[0].harga]).toEqual([200, 1000]);
  expect(seen.text).not.toMatch(/hpp|650[.,]37/);
  expectError(await kasir.put(path, retur()), 403, 'OTBIA');
  expectError(await kasir.patch(path, { keterangan: 'baru' }), 403, 'OTBIA');
});

test('what a key may move is counted without what goods cost', async () => {
  const program = { nama: 'Kasir', peran: 'kasir', cakupan: CAKUPAN };
  const made = await admin.post(
    '/api/pengaturan/kunci-api',
    { ...program, batas_rupiah_per_hari: '900' },
    key,
  );
  const kunci = server.rest(made.body.kunci);
  const gift = { detail: [{ barang_id: barang, qty: 1, harga: '0' }] };
  const refused = await kunci.post('/api/transaksi/penjualan', sale(gift));
  expectError(refused, 429, 'BTRUP');
  expect(refused.body.message).toBe('batas kunci ini 900 sehari; 0 sudah terpakai, dan ini 1000');
});

test('a warning that tells how costs of a closed month move is not for him', async () => {
  const made = await kasir.post('/api/transaksi/penjualan', sale());
  const path = `/api/transaksi/penjualan/${made.body.id}`;
  const rehearsed = await kasir.post(`${path}/void?simulasi=true`, { alasan: 'salah' });
  expect([rehearsed.status, rehearsed.text]).toEqual([200, expect.not.stringMatching(/650[.,]37/)]);
  const gone = await kasir.post(`${path}/void`, { alasan: 'salah' });
  expect([gone.status, gone.body.peringatan]).toEqual([200, undefined]);
});

test('suppliers of goods, receipts, rebates and proposals are closed to him', async () => {
  const supplier = { barang_id: barang, kontak_id: toko.supplier, harga: '650.37' };
  const made = await admin.post('/api/master/barang-pemasok', supplier);
  expect(made.status).toBe(201);
  for (const refused of [
    await kasir.get(`/api/master/barang-pemasok/${made.body.id}`),
    await kasir.post('/api/master/barang-pemasok', supplier),
    await kasir.post('/api/usulan-beli', {}),
    await kasir.post('/api/transaksi/order-pembelian/1/terima', {}),
    await kasir.post('/api/transaksi/pembelian/1/tutup', { alasan: 'x' }),
    await kasir.get('/api/transaksi/pembelian?filter=mode:penerimaan'),
  ]) {
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('OTBIA')]);
  }
  const goods = await kasir.get(`/api/master/barang/${barang}`);
  expect([goods.status, goods.text]).toEqual([200, expect.not.stringMatching(/650[.,]37/)]);
  const { id, status } = (
    await kasir.post('/api/master/barang-lokasi', {
      barang_id: barang,
      lokasi_id: toko.lokasi,
      stok_minimum: '5',
    })
  ).body;
  expect([typeof id, status]).toEqual(['number', undefined]);
});

test('papers of sales are his, of purchases those without prices', async () => {
  const { id: beli } = (await admin.get('/api/transaksi/pembelian')).body.data[0];
  const sold = await kasir.post('/api/transaksi/penjualan', sale());
  expect((await kasir.get(`/api/transaksi/penjualan/${sold.body.id}/cetak`)).status).toBe(200);
  const settled = await admin.post('/api/transaksi/order-pembelian', {
    ...kepala(),
    kontak_id: toko.supplier,
    detail: [{ barang_id: barang, qty: 1, harga: '650.37' }],
  });
  const order = `/api/transaksi/order-pembelian/${settled.body.id}/cetak`;
  expectError(await kasir.get(order), 403, 'OTBIA');
  expect((await kasir.get(`/api/transaksi/pembelian/${beli}/cetak`)).status).toBe(200);
});

test('reports of stock and of what customers owe are his, without values; the feed without purchases', async () => {
  const stok = await kasir.get('/api/laporan/stok');
  expect(stok.body.data[0]).toMatchObject({ barang_id: barang, qty: expect.any(Number) });
  expect(stok.body.data[0]).not.toHaveProperty('nilai');
  expect(stok.text).not.toMatch(/hpp|nilai|kontrol/);
  const query = '{ laporanStok { data { qty nilai } } }';
  const asked = await server.graphql(kasirToken, query);
  expect(asked.body.data.laporanStok.data[0]).toMatchObject({ nilai: null });
  const named = await server.graphql(kasirToken, '{ laporanStok { data { hpp } } }');
  expect(named.body.errors[0].extensions.code).toBe('OTBIA');
  // A rehearsal is a mutation, and is refused as a query is, with every name.
  const rehearsal = `mutation { penjualanSimulate(input: { dokumen: { tanggal: "${hari('02-01')}" } }) {
    result { saldo { debit } jurnal { nomor } } } }`;
  const tried = await server.graphql(kasirToken, rehearsal);
  expect(tried.body.errors[0]).toMatchObject({
    message: expect.stringMatching(/^jurnal, saldo: /),
    extensions: { code: 'OTBIA' },
  });
  const owed = await kasir.get('/api/laporan/piutang');
  expect([owed.status, owed.text]).toEqual([200, expect.not.stringMatching(/kontrol/)]);
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const feed = await kasir.get('/api/perubahan');
  const whole = await admin.get('/api/perubahan');
  expect(feed.body.kursor).toBe(whole.body.kursor);
  const kinds = ({ data }: typeof feed.body) =>
    new Set(data.map(({ data: isi }: { data: { jenis?: string } }) => isi.jenis));
  expect(kinds(whole.body)).toContain('pembelian');
  expect([kinds(feed.body).has('penjualan'), kinds(feed.body).has('pembelian')]).toEqual([
    true,
    false,
  ]);
});
