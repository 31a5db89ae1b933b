/** Somebody who works in one place: the story, what is refused, who may have places, and what a change does. */
import { beforeAll, expect, test } from '@jest/globals';
import { type Answer, openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'ai:*', 'pengaturan:read'];
const PENGGUNA = '/api/pengaturan/pengguna';

let toko: Toko;
let barang: number;
let cabang: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let sari: ReturnType<typeof server.rest>;
let token: string;
let sariId: string;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 1000, 10]]);
  admin = server.rest(await server.tokenOf(toko, 'admin'));
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  const role = { kode: 'penjaga', nama: 'Penjaga', dasar: 'staff', cakupan: CAKUPAN };
  await admin.post('/api/pengaturan/peran', role, key);
  const email = `sari@${toko.kode}.test`;
  const member = { email, nama: 'Sari', peran: 'penjaga', lokasi_id: [cabang] };
  const made = await admin.post(PENGGUNA, member, key);
  sariId = made.body.id;
  token = await server.signIn(email, toko.kode);
  sari = server.rest(token);
});

const sell = (rest: typeof sari, others: object = {}): Promise<Answer> =>
  rest.post('/api/transaksi/penjualan', {
    tanggal: hari('02-01'),
    lokasi_id: cabang,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
    ...others,
  });
const move = (rest: typeof sari, others: object = {}): Promise<Answer> =>
  rest.post('/api/transaksi/transfer-stok', {
    tanggal: hari('01-05'),
    lokasi_asal_id: toko.lokasi,
    lokasi_tujuan_id: cabang,
    detail: [{ barang_id: barang, qty: 100 }],
    ...others,
  });
const assign = (others: object) =>
  admin.put(
    `${PENGGUNA}/${sariId}/tenant-assignments`,
    { assignments: [{ tenant_kode: toko.kode, peran: 'penjaga', ...others }] },
    key,
  );

test('she is told her places, and so is the admin', async () => {
  expect((await sari.get('/api/tenants/saya')).body.lokasi_id).toEqual([cabang]);
  expect((await admin.get('/api/tenants/saya')).body.lokasi_id).toBeNull();
  expect((await admin.get(`${PENGGUNA}/${sariId}`, key)).body.tenants[0].lokasi_id).toEqual([
    cabang,
  ]);
});

test('goods come to her place in two steps: she receives them, and changes nothing where they left', async () => {
  expectError(await move(sari), 403, 'OTLOK');
  const sent = (await move(admin, { dua_langkah: true })).body;
  const path = `/api/transaksi/transfer-stok/${sent.id}`;
  expect((await sari.get(path)).body.nomor_transaksi ?? (await sari.get(path)).body.nomor).toBe(
    sent.nomor_transaksi,
  );
  expectError(await sari.post(`${path}/void`, { alasan: 'salah' }), 403, 'OTLOK');
  expect((await sari.post(`${path}/terima`, { tanggal: hari('01-06') })).status).toBe(204);
  const back = { lokasi_asal_id: cabang, lokasi_tujuan_id: toko.lokasi, dua_langkah: true };
  const away = await move(sari, { ...back, tanggal: hari('01-07') });
  expect(away.status).toBe(201);
  const there = `/api/transaksi/transfer-stok/${away.body.id}/terima`;
  expectError(await sari.post(there, { tanggal: hari('01-08') }), 403, 'OTLOK');
  expect((await sari.post(`${there.replace('terima', 'void')}`, { alasan: 'salah' })).status).toBe(
    200,
  );
});

test('she sees what her place sold, whoever sold it, its sums and its stock', async () => {
  const lain = (await sell(admin, { lokasi_id: toko.lokasi })).body;
  const kawan = (await sell(admin, { detail: [{ barang_id: barang, qty: 3 }] })).body;
  const list = (await sari.get('/api/transaksi/penjualan')).body;
  expect(list.data.map(({ id }: { id: number }) => id)).toEqual([kawan.id]);
  expect(list.meta.total).toBe(1);
  expectError(await sari.get(`/api/transaksi/penjualan/${lain.id}`), 404, 'TDTRX');
  const dari = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;
  const report = (await sari.get(`/api/laporan/penjualan?${dari}`)).body;
  expect(report.meta).toMatchObject({ total_bersih: 3000, total_hpp: 30, total: 1 });
  await toko.pekerja.rows('select erp_private.worker_rekap()');
  const summary = (await sari.get(`/api/laporan/penjualan/summary?group_by=barang&${dari}`)).body;
  expect(summary.data).toMatchObject([{ qty: 3, bersih: 3000, hpp: 30 }]);
  expect(summary.meta.rekonsiliasi).toEqual([]);
  const [row] = (await sari.get('/api/laporan/stok')).body.data;
  expect(row).toMatchObject({ barang_id: barang, qty: 97 });
  expect(row).not.toHaveProperty('nilai');
  expect((await sari.get(`/api/laporan/stok?lokasi_id=${cabang}`)).body.data[0].qty).toBe(97);
  expectError(await sari.get(`/api/laporan/stok?lokasi_id=${toko.lokasi}`), 403, 'OTLOK');
  const fields = 'custom_fields=stok,stok_per_lokasi,hpp';
  const records = await sari.get(`/api/master/barang?${fields}`);
  expect([records.status, records.text]).toEqual([200, records.text]);
  const [record] = records.body.data;
  expect(record).toMatchObject({ stok: 97, hpp: 10 });
  expect(record.stok_per_lokasi.map(({ qty }: { qty: number }) => qty)).toEqual([97]);
  expectError(await sari.get('/api/master/barang?custom_fields=nilai_stok'), 403, 'OTLOK');
  const debts = (await sari.get('/api/laporan/piutang')).body;
  expect(debts.data.map(({ nomor }: { nomor: string }) => nomor)).toEqual([kawan.nomor_transaksi]);
  expect(debts.meta).not.toHaveProperty('total_kontrol');
  const [owes] = (await sari.get(`/api/master/kontak?custom_fields=saldo_piutang&search=Pelanggan`))
    .body.data;
  expect(owes.saldo_piutang).toBe(3000);
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const feed = (await sari.get('/api/perubahan')).text;
  expect(feed).toContain(kawan.nomor_transaksi);
  expect(feed).not.toContain(lain.nomor_transaksi);
});

test('what others paid of what her place sold counts', async () => {
  const sold = (await sell(sari)).body;
  const paid = await admin.post('/api/transaksi/pelunasan-piutang', {
    tanggal: hari('02-02'),
    kontak_id: toko.pelanggan,
    akun_kas: '1101',
    jumlah: '400',
    alokasi: [{ dokumen_id: sold.id, jumlah: '400' }],
  });
  expect(paid.status).toBe(201);
  const debts = (await sari.get('/api/laporan/piutang')).body.data;
  expect(debts.find(({ nomor }: { nomor: string }) => nomor === sold.nomor_transaksi).sisa).toBe(
    600,
  );
  expectError(await sari.get(`/api/transaksi/pelunasan-piutang/${paid.body.id}`), 404, 'TDTRX');
  const shown = await sari.get(`/api/transaksi/penjualan/${sold.id}?sertakan=alokasi,jurnal`);
  expect([shown.status, shown.body.sisa]).toEqual([200, 600]);
  expect(shown.text).not.toContain(paid.body.nomor_transaksi);
  const query = `{ kontakById: daftarKontak(filter: { id: { equalTo: "${toko.pelanggan}" } }) { nodes { saldoPiutang } } }`;
  const { body } = await server.graphql(token, query);
  const [same] = (await sari.get('/api/master/kontak?custom_fields=saldo_piutang&search=Pelanggan'))
    .body.data;
  expect(Number(body.data.kontakById.nodes[0].saldoPiutang)).toBe(same.saldo_piutang);
});

test('she writes nothing at another place, at any door', async () => {
  const there = { lokasi_id: toko.lokasi };
  const refused: Answer[] = [
    await sell(sari, there),
    await sell(sari, { ...there, draft: true }),
    await sari.post('/api/transaksi/penjualan?simulasi=true', {
      ...{ tanggal: hari('02-01'), kontak_id: toko.pelanggan, ...there },
      detail: [{ barang_id: barang, qty: 1 }],
    }),
    await sari.post('/api/transaksi/penjualan/massal', {
      mode: 'semua',
      dokumen: [
        {
          ...{ tanggal: hari('02-01'), kontak_id: toko.pelanggan, ...there },
          detail: [{ barang_id: barang, qty: 1 }],
        },
      ],
    }),
    await sari.post('/api/transaksi/opname-stok', {
      ...{ tanggal: hari('02-03'), ...there },
      detail: [{ barang_id: barang, qty_fisik: '1' }],
    }),
  ];
  for (const one of refused) expect([one.status, one.body.code]).toEqual([403, 'OTLOK']);
  const own = await sell(sari, { draft: true });
  expect(own.status).toBe(201);
  const path = `/api/transaksi/penjualan/${own.body.id}`;
  expectError(await sari.patch(path, there), 403, 'OTLOK');
  const draft = await sari.post('/api/draft', {
    jenis: 'penjualan',
    isi: {
      ...{ tanggal: hari('02-01'), kontak_id: toko.pelanggan, ...there },
      detail: [{ barang_id: barang, qty: 1 }],
    },
  });
  expectError(await sari.post(`/api/draft/${draft.body.id}/submit`, {}), 403, 'OTLOK');
  const bad = await sell(sari, { lokasi_id: 999999 });
  expect([bad.status, bad.body.code]).toEqual([403, 'OTLOK']);
});

test('a count of her place is hers', async () => {
  const made = await sari.post('/api/transaksi/opname-stok', {
    tanggal: hari('03-01'),
    lokasi_id: cabang,
    detail: [{ barang_id: barang, qty_fisik: '90' }],
  });
  expect([made.status, made.text]).toEqual([201, made.text]);
  const short = await sell(sari, {
    tanggal: hari('03-02'),
    detail: [{ barang_id: barang, qty: 500 }],
  });
  expect([short.status, short.body.code]).toEqual([409, 'KOSTK']);
  expect(short.body.message).toMatch(/CABANG kurang 410 PCS/);
});

test('what tells of all places is closed', async () => {
  for (const path of [
    '/api/laporan/neraca',
    '/api/laporan/hutang',
    '/api/laporan/pembelian',
    '/api/laporan/stok-lambat',
    '/api/ai/suggestions',
    '/api/impor',
    '/api/master/aset',
    '/api/transaksi/penyusutan',
  ]) {
    expectError(await sari.get(path), 403, 'OTLOK');
  }
  const { body } = await server.graphql(token, '{ daftarSaldoHarian { totalCount } }');
  expect(body.errors[0].extensions.code).toBe('OTLOK');
});

test('a limit of credit is told without figures, and an opening is not hers', async () => {
  const kontak_id = await toko.kontak({ batas_kredit: '1500' });
  expect((await sell(admin, { kontak_id, lokasi_id: toko.lokasi })).status).toBe(201);
  const refused = await sell(sari, { kontak_id });
  expectError(refused, 409, 'KOKRD');
  expect(refused.body.message).toEqual('kontak_id: melampaui batas kredit');
});

test('places that are wrong, and roles that have none', async () => {
  const member = { email: `x@${toko.kode}.test`, nama: 'X', peran: 'staff' };
  const wrong = await admin.post(PENGGUNA, { ...member, lokasi_id: [cabang, 999999] }, key);
  expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
    400,
    'VAPGN',
    ['lokasi_id.1: tidak ditemukan'],
  ]);
  for (const peran of ['admin', 'ops']) {
    const none = await admin.post(PENGGUNA, { ...member, peran, lokasi_id: [cabang] }, key);
    expect([none.status, none.body.message]).toEqual([
      400,
      ['peran: tidak dapat bersama lokasi_id'],
    ]);
  }
  const program = { nama: 'Kasir', peran: 'staff', cakupan: ['transaksi:*'], lokasi_id: [999999] };
  const unknown = await admin.post('/api/pengaturan/kunci-api', program, key);
  expect([unknown.status, unknown.body.code]).toEqual([400, 'VAKUN']);
  const wide = { ...program, lokasi_id: [cabang], cakupan: ['transaksi:*', 'ekspor:read'] };
  const refused = await admin.post('/api/pengaturan/kunci-api', wide, key);
  expect([refused.status, refused.body.message]).toEqual([
    400,
    ['cakupan.1: tidak dapat bersama lokasi_id'],
  ]);
  const path = '/api/pengaturan/peran/penjaga';
  const grown = await admin.patch(path, { cakupan: [...CAKUPAN, 'ekspor:read'] }, key);
  expect([grown.status, grown.body.code]).toEqual([400, 'VAPER']);
  const taken = await admin.post(
    PENGGUNA,
    { email: `sari@${toko.kode}.test`, nama: 'S', peran: 'penjaga', lokasi_id: [toko.lokasi] },
    key,
  );
  expectError(taken, 409, 'KOPGN');
});

test('a key with a place sees that place', async () => {
  const program = { nama: 'Kasir', peran: 'staff', cakupan: CAKUPAN, lokasi_id: [cabang] };
  const { body } = await admin.post('/api/pengaturan/kunci-api', program, key);
  expect(body.lokasi_id).toEqual([cabang]);
  const kunci = server.rest(body.kunci);
  const here = (await sell(admin)).body;
  const there = (await sell(admin, { lokasi_id: toko.lokasi })).body;
  expect((await kunci.get(`/api/transaksi/penjualan/${here.id}`)).status).toBe(200);
  expectError(await kunci.get(`/api/transaksi/penjualan/${there.id}`), 404, 'TDTRX');
});

test('what is not said stays, null opens all, and a change acts at once', async () => {
  const there = (await sell(admin, { lokasi_id: toko.lokasi })).body;
  const seen = async () => (await sari.get(`/api/transaksi/penjualan/${there.id}`)).status;
  expect((await assign({})).status).toBe(204);
  expect((await admin.get(`${PENGGUNA}/${sariId}`, key)).body.tenants[0].lokasi_id).toEqual([
    cabang,
  ]);
  expect(await seen()).toBe(404);
  const promoted = await admin.put(
    `${PENGGUNA}/${sariId}/tenant-assignments`,
    { assignments: [{ tenant_kode: toko.kode, peran: 'admin' }] },
    key,
  );
  expect([promoted.status, promoted.body.message]).toEqual([
    400,
    ['assignments.0.peran: tidak dapat bersama lokasi_id'],
  ]);
  const bad = await assign({ lokasi_id: [999999] });
  expect([bad.status, bad.body.message]).toEqual([
    400,
    ['assignments.0.lokasi_id.0: tidak ditemukan'],
  ]);
  const { kursor } = (await sari.get('/api/perubahan')).body;
  const waits = sari.get(`/api/perubahan?sejak=${kursor}&tunggu=30`);
  expect((await assign({ lokasi_id: null })).status).toBe(204);
  await until(async () => (await seen()) === 200);
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  await waits;
  expect((await assign({ lokasi_id: [cabang] })).status).toBe(204);
  await until(async () => (await seen()) === 404);
});
