/** A seller who sees only what he made himself: the story, what such a role may not be, and what a change does. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Answer, openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { lalu } from '../helpers/tahun.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const PERAN = '/api/pengaturan/peran';
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'ai:*', 'pengaturan:read'];

let toko: Toko;
let barang: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let sari: ReturnType<typeof server.rest>;
let token: string;

const role = (others: object) =>
  admin.post(
    PERAN,
    { nama: 'Penjual', dasar: 'staff', cakupan: CAKUPAN, hanya_milik: true, ...others },
    key,
  );

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 1000, 10]]);
  admin = server.rest(await server.tokenOf(toko, 'admin'));
  await role({ kode: 'penjual' });
  const email = `sari@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Sari', peran: 'penjual' }, key);
  token = await server.signIn(email, toko.kode);
  sari = server.rest(token);
});

const sell = (rest: typeof sari, others: object = {}): Promise<Answer> =>
  rest.post('/api/transaksi/penjualan', {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
    ...others,
  });

test('what such a role may not be, each named', async () => {
  const wrong = await role({
    kode: 'semua',
    dasar: 'admin',
    cakupan: ['pengaturan:update', 'ekspor:read', 'master:read'],
  });
  expectError(wrong, 400, 'VAPER');
  expect(wrong.body.message).toEqual([
    'hanya_milik: peran dengan dasar admin tidak dapat memakai hanya_milik',
    'hanya_milik: perlu cakupan transaksi',
    'cakupan.0: tidak dapat bersama hanya_milik',
    'cakupan.1: tidak dapat bersama hanya_milik',
  ]);
  expectError(await role({ kode: 'ops', dasar: 'ops', cakupan: ['ops:create'] }), 400, 'VAPER');
  await role({
    kode: 'longgar',
    dasar: 'admin',
    cakupan: ['pengaturan:*', 'transaksi:*'],
    hanya_milik: false,
  });
  const narrowed = await admin.patch(`${PERAN}/longgar`, { hanya_milik: true }, key);
  expectError(narrowed, 400, 'VAPER');
  expect((await admin.get(`${PERAN}/penjual`, key)).body.hanya_milik).toBe(true);
});

test('she sees what she sold, its sums, and nothing of what others sold', async () => {
  const lain = (await sell(admin)).body;
  const dia = (await sell(sari, { detail: [{ barang_id: barang, qty: 3 }] })).body;
  expect((await sari.get('/api/tenants/saya')).body).toMatchObject({
    peran_kode: 'penjual',
    hanya_milik: true,
  });
  const list = (await sari.get('/api/transaksi/penjualan')).body;
  expect([list.meta.total, list.data[0].id]).toEqual([1, dia.id]);
  const cursor = (await sari.get('/api/transaksi/penjualan?kursor=')).body;
  expect(cursor.data.map(({ id }: { id: number }) => id)).toEqual([dia.id]);
  expectError(await sari.get(`/api/transaksi/penjualan/${lain.id}`), 404, 'TDTRX');
  const dari = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;
  const report = (await sari.get(`/api/laporan/penjualan?${dari}`)).body;
  expect(report.meta).toMatchObject({ total_bersih: 3000, total_hpp: 30, total: 1 });
  const summary = (await sari.get(`/api/laporan/penjualan/summary?group_by=barang&${dari}`)).body;
  expect(summary.data).toMatchObject([{ qty: 3, bersih: 3000, hpp: 30 }]);
  expect(summary.meta.rekonsiliasi).toEqual([]);
  // The sums that the worker keeps know no caller.
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  const again = (await sari.get(`/api/laporan/penjualan/summary?group_by=barang&${dari}`)).body;
  expect(again.data).toEqual(summary.data);
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const feed = (await sari.get('/api/perubahan')).text;
  expect(feed).toContain(dia.nomor_transaksi);
  expect(feed).not.toContain(lain.nomor_transaksi);
});

test('what tells of everybody is closed', async () => {
  for (const path of [
    '/api/laporan/neraca',
    '/api/laporan/stok',
    '/api/laporan/piutang',
    '/api/dashboard/summary',
    '/api/dashboard/kpi/stream',
    '/api/ai/suggestions',
    '/api/impor',
    '/api/master/aset',
    '/api/transaksi/penyusutan',
    '/api/transaksi/opname-stok',
  ]) {
    expectError(await sari.get(path), 403, 'OTMIL');
  }
  const { body } = await server.graphql(token, '{ daftarSaldoHarian { totalCount } }');
  expect(body.errors[0].extensions.code).toBe('OTMIL');
});

test('her document on which others stand stays, and no number of theirs is told', async () => {
  const sold = (await sell(sari)).body;
  const paid = await admin.post('/api/transaksi/pelunasan-piutang', {
    tanggal: hari('02-02'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah: '500',
    alokasi: [{ dokumen_id: sold.id, jumlah: '500' }],
  });
  expect(paid.status).toBe(201);
  for (const kaskade of [false, true]) {
    const refused = await sari.post(`/api/transaksi/penjualan/${sold.id}/void`, {
      alasan: 'salah',
      kaskade,
    });
    expectError(refused, 409, 'KODEP');
    expect(refused.text).toContain('dokumen orang lain');
    expect(refused.text).not.toContain(paid.body.nomor_transaksi);
  }
  const shown = await sari.get(
    `/api/transaksi/penjualan/${sold.id}?sertakan=alokasi,jurnal,riwayat`,
  );
  expect(shown.body.sisa).toBe(500);
  expect(shown.text).not.toContain(paid.body.nomor_transaksi);
});

test('neither an opening nor a balance of cash is hers', async () => {
  const opening = await sari.post('/api/transaksi/saldo-awal-piutang', {
    tanggal: lalu('12-31'),
    kontak_id: toko.pelanggan,
    detail: [{ nomor_faktur_asli: 'F-9', tanggal_faktur: lalu('12-31'), nilai_sisa: '5' }],
  });
  expect([opening.status, opening.body.code]).toEqual([403, 'OTMIL']);
  const kas = await sari.post('/api/transaksi/kas-keluar', {
    tanggal: hari('02-03'),
    lokasi_id: toko.lokasi,
    akun_kas: '1101',
    detail: [{ akun_kode: '6101', jumlah: '999999999' }],
  });
  expectError(kas, 409, 'KOKAS');
  expect(JSON.stringify(kas.body.message)).toMatch(/menjadi negatif pada/);
});

test('an external id that another document has is refused without its number', async () => {
  const path = '/api/transaksi/penjualan/luar/kasir/A1';
  const body = {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
  };
  const made = await admin.put(path, body);
  expect(made.status).toBe(201);
  const refused = await sari.put(path, body);
  expectError(refused, 409, 'KOIDL');
  expect(refused.text).not.toContain(made.body.nomor_transaksi);
  expectError(await sari.get(path), 404, 'TDTRX');
});

test('a limit of credit is told without figures', async () => {
  const kontak_id = await toko.kontak({ batas_kredit: '1500' });
  expect((await sell(admin, { kontak_id })).status).toBe(201);
  const refused = await sell(sari, { kontak_id });
  expectError(refused, 409, 'KOKRD');
  expect(refused.body.message).toEqual('kontak_id: melampaui batas kredit');
});

test('nor is it told where somebody else works out, or approves, what she wrote', async () => {
  await toko.set({ kebijakan_kredit: 'peringatan' });
  const kontak_id = await toko.kontak({ batas_kredit: '1500' });
  expect((await sell(admin, { kontak_id })).status).toBe(201);
  const draft = await sell(sari, { kontak_id, draft: true });
  const path = `/api/transaksi/penjualan/${draft.body.id}`;
  const umum = ['kontak_id: melampaui batas kredit'];
  const told = async () => (await sari.get(path)).body.peringatan;
  expect([draft.body.peringatan, await told()]).toEqual([umum, umum]);
  const shown = (await admin.post(`${path}/approve?simulasi=true`)).body;
  expect(shown.peringatan).toEqual([expect.stringContaining('piutang 1000.00 ditambah 1000.00')]);
  expect(await told()).toEqual(umum);
  const [asked] = (await sari.get('/api/persetujuan?status=menunggu')).body.data;
  expect((await sari.get(`/api/persetujuan/${asked.id}`)).body.peringatan).toEqual(umum);
  expect((await admin.post(`${path}/approve`)).status).toBe(204);
  const rincian = `{ daftarTransaksi(filter: {id: {equalTo: "${draft.body.id}"}}) { nodes { rincian } } }`;
  const { body } = await sari.post('/graphql', { query: rincian });
  expect([await told(), body.data.daftarTransaksi.nodes[0].rincian.peringatan]).toEqual([
    umum,
    umum,
  ]);
  const bank = await sari.post('/api/transaksi/kas-keluar', {
    ...{ tanggal: hari('02-03'), akun_kas: '1111', draft: true },
    detail: [{ akun_kode: '6101', jumlah: '777' }],
  });
  expect((await admin.post(`/api/transaksi/kas-keluar/${bank.body.id}/approve`)).status).toBe(204);
  const keluar = (await sari.get(`/api/transaksi/kas-keluar/${bank.body.id}`)).body;
  expect(keluar.peringatan).toEqual([expect.stringMatching(/^bank .* menjadi negatif pada/)]);
  // What he writes himself says how much.
  const own = await sell(admin, { kontak_id });
  expect(own.body.peringatan).toEqual([expect.stringContaining('piutang 2000.00 ditambah')]);
  await toko.set({ kebijakan_kredit: 'tolak' });
});

test('two who wait at the same place are each told of their own', async () => {
  const email = `budi@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Budi', peran: 'penjual' }, key);
  const budi = server.rest(await server.signIn(email, toko.kode));
  const { kursor } = (await sari.get('/api/perubahan')).body;
  const own = [(await sell(sari)).body.nomor_transaksi, (await sell(budi)).body.nomor_transaksi];
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const path = `/api/perubahan?sejak=${kursor}&tunggu=5`;
  const asked = [sari, budi, sari, budi, sari, budi].map((rest) => rest.get(path));
  for (const [n, { text }] of (await Promise.all(asked)).entries()) {
    expect(text).toContain(own[n % 2]);
    expect(text).not.toContain(own[1 - (n % 2)]);
  }
});

test('a change acts at once, also on a request that waits', async () => {
  const { kursor } = (await sari.get('/api/perubahan')).body;
  const waits = sari.get(`/api/perubahan?sejak=${kursor}&tunggu=30`);
  await admin.patch(`${PERAN}/penjual`, { hanya_milik: false }, key);
  await until(async () => (await sari.get('/api/laporan/neraca')).status === 200);
  await admin.patch(`${PERAN}/penjual`, { hanya_milik: true }, key);
  await until(async () => (await sari.get('/api/laporan/neraca')).status === 403);
  const hidden = (await sell(admin)).body;
  const own = (await sell(sari)).body;
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const { text } = await waits;
  expect(text).not.toContain(hidden.nomor_transaksi);
  expect(text === '' || text.includes(own.nomor_transaksi)).toBe(true);
});
