/** Somebody who works in one place, at the doors where what another place has could come out sideways. */
import { beforeAll, expect, test } from '@jest/globals';
import { listenTo } from '../dashboard/langganan.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*', 'dashboard:*', 'ai:*', 'pengaturan:read'];

let toko: Toko;
let barang: number;
let cabang: number;
let kontak_id: number;
let key: Record<string, string>;
let admin: ReturnType<typeof server.rest>;
let sari: ReturnType<typeof server.rest>;
let token: string;
let id: string;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko({ kebijakan_kredit: 'peringatan' });
  barang = await toko.barang({ harga_jual: '1000' });
  kontak_id = await toko.kontak({ nama: 'Bersama' });
  admin = server.rest(await server.tokenOf(toko, 'admin'));
  cabang = (await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' })).body.id;
  for (const lokasi_id of [toko.lokasi, cabang]) {
    await made('pembelian', {
      tanggal: hari('01-02'),
      lokasi_id,
      kontak_id: toko.supplier,
      detail: [{ barang_id: barang, qty: 1000, harga: '10' }],
    });
  }
  const role = { kode: 'penjaga', nama: 'Penjaga', dasar: 'staff', cakupan: CAKUPAN };
  await admin.post('/api/pengaturan/peran', role, key);
  const email = `sari@${toko.kode}.test`;
  const member = { email, nama: 'Sari', peran: 'penjaga', lokasi_id: [cabang] };
  id = (await admin.post('/api/pengaturan/pengguna', member, key)).body.id;
  token = await server.signIn(email, toko.kode);
  sari = server.rest(token);
});

async function made(jenis: string, body: object, who = admin) {
  const answer = await who.post(`/api/transaksi/${jenis}`, body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body as { id: number; nomor_transaksi: string };
}
const sale = (lokasi_id: number, qty: number, others: object = {}) => ({
  ...{ tanggal: hari('02-01'), lokasi_id, kontak_id },
  detail: [{ barang_id: barang, qty }],
  ...others,
});
const give = (lokasi_id: number[] | null) =>
  admin.put(
    `/api/pengaturan/pengguna/${id}/tenant-assignments`,
    { assignments: [{ tenant_kode: toko.kode, peran: 'penjaga', lokasi_id }] },
    key,
  );

test('money without an invoice pays what she sees, and what is left over tells no more', async () => {
  const there = await made('penjualan', sale(toko.lokasi, 7));
  const here = await made('penjualan', sale(cabang, 2));
  const paid = { tanggal: hari('02-02'), kontak_id, akun_kas: '1101', jumlah: '2500' };
  const over = await sari.post('/api/transaksi/pelunasan-piutang', { ...paid, kelebihan: 'tolak' });
  expect([over.status, over.body.message]).toEqual([400, ['kelebihan: 500.00 tidak teralokasi']]);
  await made('pelunasan-piutang', { ...paid, jumlah: '2000' }, sari);
  const left = async ({ id: of }: { id: number }) =>
    (await admin.get(`/api/transaksi/penjualan/${of}`)).body.sisa;
  expect([await left(here), await left(there)]).toEqual([0, 7000]);
  // Who sees both pays both.
  await made('pelunasan-piutang', { ...paid, jumlah: '7000' });
  expect(await left(there)).toBe(0);
});

test('goods that she takes back and another place sold: how much it lacks is not told', async () => {
  const lain = await toko.barang({ harga_jual: '1000' });
  const detail = [{ barang_id: lain, qty: 10 }];
  await made('pembelian', {
    ...{ tanggal: hari('01-02'), lokasi_id: cabang, kontak_id: toko.supplier },
    detail: [{ barang_id: lain, qty: 10, harga: '10' }],
  });
  const places = { lokasi_asal_id: cabang, lokasi_tujuan_id: toko.lokasi };
  const sent = await made('transfer-stok', { tanggal: hari('01-05'), ...places, detail }, sari);
  await made('penjualan', sale(toko.lokasi, 7, { detail: [{ barang_id: lain, qty: 7 }] }));
  const path = `/api/transaksi/transfer-stok/${sent.id}/void`;
  const refused = await sari.post(path, { alasan: 'salah' });
  expectError(refused, 409, 'KOSTK');
  expect(refused.body.message).toMatch(/ di UTAMA kurang$/);
  expect((await admin.post(path, { alasan: 'salah' })).body.message).toMatch(/ kurang 7 PCS pada /);
});

test('a quotation that another place took is told without the number of its order', async () => {
  const detail = [{ barang_id: barang, qty: 6, harga: '1400' }];
  const kepala = { tanggal: hari('01-03'), kontak_id };
  const offered = { ...kepala, lokasi_id: cabang, mode: 'penawaran', detail };
  const { id: tawaran } = await made('order-penjualan', offered, sari);
  const { body } = await sari.get(`/api/transaksi/order-penjualan/${tawaran}`);
  const taken = (lokasi_id: number) => ({
    ...{ ...kepala, lokasi_id },
    detail: [{ barang_id: barang, qty: 6, penawaran_baris_id: body.detail[0].id }],
  });
  const order = await made('order-penjualan', taken(toko.lokasi));
  const refused = await sari.post('/api/transaksi/order-penjualan', taken(cabang));
  expectError(refused, 409, 'KOSTS');
  expect(refused.text).toContain('dokumen orang lain');
  expect(refused.text).not.toContain(order.nomor_transaksi);
  const named = await admin.post('/api/transaksi/order-penjualan', taken(cabang));
  expect(named.text).toContain(order.nomor_transaksi);
});

test('a transfer to her place that waits is seen, and approved where it leaves', async () => {
  const places = { lokasi_asal_id: toko.lokasi, lokasi_tujuan_id: cabang };
  const detail = [{ barang_id: barang, qty: 1 }];
  const body = { tanggal: hari('01-05'), ...places, detail, draft: true };
  const draft = await made('transfer-stok', body);
  const path = `/api/transaksi/transfer-stok/${draft.id}`;
  expect((await sari.get(path)).status).toBe(200);
  expectError(await sari.post(`${path}/approve`, {}), 403, 'OTLOK');
  expectError(await sari.patch(path, { keterangan: 'x' }), 403, 'OTLOK');
  const copy = (await sari.post(`${path}/salin`, { ke: 'transfer-stok' })).body.draft_id;
  expectError(await sari.post(`/api/draft/${copy}/submit`, {}), 403, 'OTLOK');
  const asked = (await sari.get('/api/persetujuan')).body.data.find(
    ({ transaksi_id }: { transaksi_id: number }) => transaksi_id === draft.id,
  );
  const { sidik } = (await sari.get(`/api/persetujuan/${asked.id}`)).body;
  expectError(await sari.post(`/api/persetujuan/${asked.id}/setujui`, { sidik }), 403, 'OTLOK');
  expectError(await sari.post(`/api/persetujuan/${asked.id}/tolak`, { alasan: 'x' }), 403, 'OTLOK');
  const there = await made('penjualan', sale(toko.lokasi, 1, { draft: true }));
  const all = (await sari.get('/api/persetujuan?per_page=100')).body.data;
  expect(all.map(({ transaksi_id }: { transaksi_id: number }) => transaksi_id)).not.toContain(
    there.id,
  );
  expectError(await sari.post(`/api/transaksi/penjualan/${there.id}/approve`, {}), 404, 'TDTRX');
});

test('she is told which modules she has', async () => {
  const modules = async (who: typeof sari) =>
    (await who.get('/api/modul/saya')).body.flatMap(({ modul }: { modul: { kode: string }[] }) =>
      modul.map(({ kode }) => kode),
    );
  const hers = await modules(sari);
  expect(hers).toEqual(
    expect.arrayContaining(['laporan', 'penjualan', 'persediaan', 'master', 'dashboard']),
  );
  expect(hers).not.toEqual(expect.arrayContaining(['ai']));
  expect(await modules(admin)).toEqual(expect.arrayContaining(['dashboard', 'ai']));
});

test('papers of another place, alone and in a row, are not there', async () => {
  const there = await made('penjualan', sale(toko.lokasi, 1));
  const here = await made('penjualan', sale(cabang, 1));
  expect((await sari.get(`/api/transaksi/penjualan/${here.id}/cetak`)).status).toBe(200);
  expectError(await sari.get(`/api/transaksi/penjualan/${there.id}/cetak`), 404, 'TDTRX');
  expectError(await sari.post(`/api/transaksi/penjualan/${there.id}/tautan`, {}), 404, 'TDTRX');
  const papers = (...documents: { id: number }[]) =>
    sari.post('/api/cetak', {
      dokumen: documents.map((one) => ({ jenis: 'penjualan', id: one.id })),
    });
  expect((await papers(here)).status).toBe(200);
  expect((await papers(here, there)).status).toBe(404);
});

test('a stream is told of her places, and ends within seconds of a change', async () => {
  const stream = listenTo(data, { token, sejak: null, base: server.base });
  const { kursor } = await stream.first();
  const there = await made('penjualan', sale(toko.lokasi, 1));
  const here = await made('penjualan', sale(cabang, 1));
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  const told = (of: typeof stream) => JSON.stringify(of.answers);
  await until(() => told(stream).includes(here.nomor_transaksi));
  expect(told(stream)).not.toContain(there.nomor_transaksi);
  expect((await give([toko.lokasi])).status).toBe(204);
  const since = performance.now();
  expect([await stream.ended(), stream.errors[0]?.extensions.code]).toEqual(['complete', 'LOSES']);
  expect(performance.now() - since).toBeLessThan(10_000);
  const again = listenTo(data, { token, sejak: kursor, base: server.base });
  await again.first();
  await until(() => told(again).includes(there.nomor_transaksi));
  expect(told(again)).not.toContain(here.nomor_transaksi);
  again.stop();
  expect((await give([cabang])).status).toBe(204);
  await until(async () => (await sari.get(`/api/transaksi/penjualan/${here.id}`)).status === 200);
});

test('a request that waits for news is told by the places that she has by then', async () => {
  expect((await give(null)).status).toBe(204);
  const there = await made('penjualan', sale(toko.lokasi, 1));
  await until(async () => (await sari.get(`/api/transaksi/penjualan/${there.id}`)).status === 200);
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  let { kursor } = (await sari.get('/api/perubahan')).body;
  // All that is sealed by now is behind her.
  for (let last = ''; last !== kursor; ) {
    last = kursor;
    ({ kursor } = (await sari.get(`/api/perubahan?sejak=${last}`)).body);
  }
  const waits = sari.get(`/api/perubahan?sejak=${kursor}&tunggu=5`);
  expect((await give([cabang])).status).toBe(204);
  await until(async () => (await sari.get(`/api/transaksi/penjualan/${there.id}`)).status === 404);
  const after = await made('penjualan', sale(toko.lokasi, 1));
  await toko.pekerja.rows('select erp_private.worker_jejak_seal(1000)');
  expect((await waits).text).not.toContain(after.nomor_transaksi);
  expect((await sari.get(`/api/perubahan?sejak=${kursor}`)).text).not.toContain(
    after.nomor_transaksi,
  );
  expect((await admin.get(`/api/perubahan?sejak=${kursor}`)).text).toContain(after.nomor_transaksi);
});

test('an answer that is repeated after she was narrowed tells no sums of other places', async () => {
  const teman = await toko.kontak({ nama: 'Teman', batas_kredit: '1500' });
  const there = await made('penjualan', sale(toko.lokasi, 4, { kontak_id: teman }));
  const seen = async () => (await sari.get(`/api/transaksi/penjualan/${there.id}`)).status;
  expect((await give(null)).status).toBe(204);
  await until(async () => (await seen()) === 200);
  const body = sale(cabang, 1, { kontak_id: teman });
  const ask = () =>
    sari.post('/api/transaksi/penjualan', body, { 'idempotency-key': 'lokasi-pintu-1' });
  const first = await ask();
  expect(JSON.stringify(first.body.peringatan)).toContain('piutang 4000.00 ditambah 1000.00');
  expect((await give([cabang])).status).toBe(204);
  await until(async () => (await seen()) === 404);
  const again = await ask();
  expect([again.text, again.body.hasil?.id]).toEqual([again.text, first.body.id]);
  expect(again.text).not.toContain('4000');
});

test('an operator who makes her admin opens all places', async () => {
  const email = `sari@${toko.kode}.test`;
  const set = (peran: string) =>
    data.rows(`select erp_private.membership_set($1, 'Sari', $2, $3)`, [email, toko.kode, peran]);
  const places = () =>
    data.value(
      `select m.lokasi_id from erp_private.membership as m
         join erp_private.pengguna as p on p.id = m.pengguna_id
        where p.email = $1 and m.tenant_kode = $2`,
      [email, toko.kode],
    );
  await set('staff');
  expect(await places()).toEqual([`${cabang}`]);
  await set('admin');
  expect(await places()).toBeNull();
});
