/** A cashier who does not see what goods cost: the story, what such a role may not be, and what he may not ask. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const PERAN = '/api/pengaturan/peran';
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'ai:*', 'pengaturan:read'];
const COST = /"(?:harga_beli|hpp\w*|laba|nilai_stok|saldo_hutang|jurnal|sidik|peringatan)"/;

let toko: Toko;
let barang: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let kasir: ReturnType<typeof server.rest>;
let token: string;

const role = (others: object) =>
  admin.post(
    PERAN,
    { nama: 'Kasir', dasar: 'staff', cakupan: CAKUPAN, lihat_biaya: false, ...others },
    key,
  );

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000', harga_beli: '650.37' });
  await toko.beli('01-02', [[barang, 1000, 650.37]]);
  admin = server.rest(await server.tokenOf(toko, 'admin'));
  const made = await role({ kode: 'kasir' });
  expect([made.status, made.body]).toEqual([201, { kode: 'kasir' }]);
  const email = `kasir@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Kasir', peran: 'kasir' }, key);
  token = await server.signIn(email, toko.kode);
  kasir = server.rest(token);
});

const sale = (others: object = {}) => ({
  tanggal: hari('02-01'),
  lokasi_id: toko.lokasi,
  kontak_id: toko.pelanggan,
  detail: [{ barang_id: barang, qty: 1 }],
  ...others,
});
const sell = (rest: typeof kasir, others: object = {}) =>
  rest.post('/api/transaksi/penjualan', sale(others));

test('what such a role may not be, each named', async () => {
  const wrong = await role({
    kode: 'semua',
    dasar: 'admin',
    cakupan: ['pengaturan:update', 'ekspor:read', 'master:read'],
  });
  expectError(wrong, 400, 'VAPER');
  expect(wrong.body.message).toEqual([
    'lihat_biaya: peran dengan dasar admin tidak dapat memakai lihat_biaya',
    'cakupan.0: tidak dapat bersama lihat_biaya',
    'cakupan.1: tidak dapat bersama lihat_biaya',
  ]);
  expect((await admin.get(`${PERAN}/kasir`, key)).body.lihat_biaya).toBe(false);
  expect((await admin.get(`${PERAN}/staff`, key)).body.lihat_biaya).toBe(true);
});

test('he sells, and sees prices, totals and stock, but nothing of cost', async () => {
  expect((await kasir.get('/api/tenants/saya')).body).toMatchObject({ lihat_biaya: false });
  const made = await sell(kasir);
  expect([made.status, made.body.status]).toEqual([201, undefined]);
  const path = `/api/transaksi/penjualan/${made.body.id}`;
  const seen = await kasir.get(path);
  expect(seen.body).toMatchObject({ total_nilai: 1000, detail: [{ harga: 1000, qty: 1 }] });
  expect(seen.text).not.toMatch(COST);
  expect((await admin.get(path)).body.detail[0].hpp).toBe(650.37);
  const list = await kasir.get('/api/transaksi/penjualan?sertakan=detail');
  expect(list.body.data[0].detail[0].harga).toBe(1000);
  expect(list.text).not.toMatch(COST);
  const goods = await kasir.get(`/api/master/barang?custom_fields=stok`);
  expect(goods.body.data[0]).toMatchObject({ harga_jual: 1000, stok: 999 });
  expect(goods.text).not.toMatch(COST);
  expect((await kasir.get(`/api/master/barang/${barang}`)).text).not.toMatch(COST);
});

test('what names cost is refused, with every name, rows or none', async () => {
  const dari = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;
  for (const [path, names] of [
    ['/api/master/barang?fields=kode,harga_beli', 'harga_beli'],
    ['/api/master/barang?custom_fields=hpp,nilai_stok', 'hpp, nilai_stok'],
    ['/api/master/barang?sort=harga_beli:desc', 'harga_beli:desc'],
    ['/api/master/barang?filter=harga_beli=650.37', 'harga_beli'],
    ['/api/master/barang?filter=harga_beli=1&search=tidak-ada', 'harga_beli'],
    ['/api/master/kontak?custom_fields=saldo_hutang', 'saldo_hutang'],
    ['/api/master/akun?custom_fields=saldo', 'saldo'],
    ['/api/transaksi/penjualan?custom_fields=hpp_total,laba', 'hpp_total, laba'],
    ['/api/transaksi/penjualan/1?sertakan=jurnal', 'jurnal'],
  ] as const) {
    const refused = await kasir.get(path);
    expectError(refused, 403, 'OTBIA');
    expect([path, refused.body.message]).toEqual([
      path,
      `${names}: peran ini tidak melihat harga pokok dan harga beli`,
    ]);
  }
  for (const path of [
    `/api/laporan/neraca`,
    `/api/laporan/rugi-laba?${dari}`,
    '/api/laporan/hutang',
    `/api/laporan/pembelian?${dari}`,
    `/api/laporan/pembelian/summary?${dari}`,
    '/api/laporan/harga-beli',
    '/api/laporan/usulan-beli',
    '/api/laporan/stok-lambat',
    '/api/laporan/kecukupan-stok',
    `/api/laporan/abc?${dari}`,
    '/api/laporan/order',
    '/api/laporan/belum-ditagih',
    '/api/master/barang-pemasok',
    `/api/laporan/penjualan?${dari}&urut=laba`,
    `/api/laporan/penjualan?${dari}&laba_di_bawah=0`,
    '/api/ai/suggestions',
    '/api/impor',
    '/api/persetujuan',
    '/api/master/aset',
    '/api/transaksi/pembelian',
    '/api/transaksi/pelunasan-hutang/1',
    '/api/transaksi/pembelian/1?sertakan=alokasi',
    '/api/transaksi/pembelian/1?sertakan=jurnal',
    '/api/transaksi/opname-stok',
    '/api/transaksi/transfer-stok',
    '/api/transaksi/audit-hutang-piutang',
  ]) {
    expectError(await kasir.get(path), 403, 'OTBIA');
  }
  for (const query of [
    '{ daftarBarang { totalCount } }',
    '{ daftarTransaksiBaris(first: 1) { nodes { id } } }',
    '{ daftarJurnalBaris { totalCount } }',
    '{ daftarKontak(filter: { daftarTransaksi: { some: { hppTotal: { greaterThan: "1" } } } }) { totalCount } }',
  ]) {
    const { body } = await server.graphql(token, query);
    expect([query, body.errors?.[0]?.extensions?.code]).toEqual([query, 'OTBIA']);
  }
  const open = await server.graphql(token, '{ daftarStokLokasi { nodes { qty } } }');
  expect(open.body.data.daftarStokLokasi.nodes).toHaveLength(1);
});

test('a body that says cost is refused, and what he puts keeps it', async () => {
  const patched = await kasir.patch(`/api/master/barang/${barang}`, { harga_beli: '1' });
  expectError(patched, 403, 'OTBIA');
  const { body } = await kasir.get(`/api/master/barang/${barang}`);
  const { id: _id, stok: _stok, dibuat_pada: _a, diubah_pada: _b, ...whole } = body;
  const put = await kasir.put(`/api/master/barang/${barang}`, { ...whole, nama: 'Kopi Baru' });
  expect([put.status, put.text]).toEqual([204, '']);
  const now = (await admin.get(`/api/master/barang/${barang}`)).body;
  expect([now.nama, now.harga_beli]).toEqual(['Kopi Baru', 650.37]);
  const retur = await kasir.post('/api/transaksi/retur-penjualan', {
    ...sale(),
    detail: [{ barang_id: barang, qty: 1, harga: '1000', hpp: '650.37' }],
  });
  expectError(retur, 403, 'OTBIA');
});

test('a price below the limit by cost waits for approval, and nothing tells him before', async () => {
  await toko.set({ batas_harga_hpp_persen: 120, batas_harga_tindakan: 'tolak' });
  const low = { detail: [{ barang_id: barang, qty: 1, harga: '700' }] };
  expectError(await sell(admin, low), 409, 'KOHRG');
  const waits = await sell(kasir, low);
  expect(waits.body.peringatan).toEqual(['harga perlu persetujuan']);
  const kept = await kasir.get(`/api/transaksi/penjualan/${waits.body.id}`);
  expect([kept.body.status, kept.text]).toEqual(['draft', expect.not.stringMatching(COST)]);
  const draft = await sell(kasir, { ...low, draft: true });
  expect([draft.status, draft.body.peringatan]).toEqual([201, undefined]);
  const sold = await sell(kasir);
  expect(sold.body.peringatan).toBeUndefined();
  const final = await kasir.get(`/api/transaksi/penjualan/${sold.body.id}`);
  expect(final.body.status).toBe('final');
  const approve = `/api/transaksi/penjualan/${waits.body.id}/approve`;
  expectError(await kasir.post(approve, {}), 403, 'OTBIA');
});

test('a rehearsal tells what he sells, and nothing of what it costs', async () => {
  const shown = await kasir.post('/api/transaksi/penjualan?simulasi=true', sale());
  expect(shown.body).toMatchObject({ simulasi: true, total_nilai: 1000, stok: [{ qty: -1 }] });
  expect(shown.text).not.toMatch(COST);
  expect(shown.text).not.toMatch(/650[.,]37/);
  const report = await kasir.get(`/api/laporan/penjualan?dari=${hari('01-01')}`);
  expect(report.body.data[0]).toMatchObject({ bersih: 1000 });
  expect(report.text).not.toMatch(COST);
});

test('a cash box from which goods are paid is told without its balance', async () => {
  const isi = { tanggal: hari('02-03'), akun_kas: '1101' };
  const kas = await kasir.post('/api/transaksi/kas-keluar', {
    ...isi,
    detail: [{ akun_kode: '6101', jumlah: '999999999' }],
  });
  expectError(kas, 409, 'KOKAS');
  expect(JSON.stringify(kas.body.message)).toMatch(/menjadi negatif pada/);
});

test('a change acts at once', async () => {
  await admin.patch(`${PERAN}/kasir`, { lihat_biaya: true }, key);
  await until(async () => (await kasir.get('/api/laporan/neraca')).status === 200);
  await admin.patch(`${PERAN}/kasir`, { lihat_biaya: false }, key);
  await until(async () => (await kasir.get('/api/laporan/neraca')).status === 403);
});
