/** A webhook that names an own role is told what the feed tells a member with it, and nothing else. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openReceiver, type Receiver } from '../helpers/receiver.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data, { WEBHOOK_ALLOW: '127.0.0.1' });
const WEBHOOK = '/api/pengaturan/webhook';
const PERAN = '/api/pengaturan/peran';
const CAKUPAN = ['transaksi:*', 'laporan:*', 'master:*'];

let receiver: Receiver;
let toko: Toko;
let barang: number;
let admin: ReturnType<typeof server.rest>;
let kasir: ReturnType<typeof server.rest>;
/** The contact that was made last before the tests. */
let awal: number;
const key = { 'x-admin-key': '' };
const at = (path: string) => receiver.url.replace('/terima', path);
type Event = { type: string; data: Row };
const told = (path: string): Event[] =>
  receiver.deliveries
    .filter((one) => one.path === path)
    .map(({ body }) => JSON.parse(body))
    .sort((one: Event, other: Event) => Number(one.data.urutan) - Number(other.data.urutan));
const isMade = (id: number) => (one: Event) =>
  one.type === 'master.kontak.dibuat' && one.data.id === id;
const role = (kode: string, others: object) =>
  admin.post(PERAN, { kode, nama: kode, dasar: 'staff', cakupan: CAKUPAN, ...others }, key);
const listen = (path: string, peran?: string) =>
  admin.post(WEBHOOK, { url: at(path), peristiwa: ['*'], ...(peran && { peran }) }, key);

beforeAll(async () => {
  openRelay(data, 200);
  receiver = await openReceiver();
  key['x-admin-key'] = server.adminKey;
  toko = await openToko();
  barang = await toko.barang();
  awal = await toko.kontak();
  admin = await server.restAs(toko, 'admin');
  expect((await role('kasir', { lihat_biaya: false })).status).toBe(201);
  const email = `kasir@${toko.kode}.test`;
  await admin.post('/api/pengaturan/pengguna', { email, nama: 'Kasir', peran: 'kasir' }, key);
  kasir = server.rest(await server.signIn(email, toko.kode));
});
afterAll(() => receiver.close());

test('it is told of sales, and of nothing that says what goods cost', async () => {
  let kursor = '0';
  await until(async () => {
    const { body } = await kasir.get(`/api/perubahan?sejak=${kursor}`);
    kursor = body.kursor;
    return body.data.some(isMade(awal));
  });
  expect((await listen('/semua')).body.peran).toBeNull();
  const made = await listen('/kasir', 'kasir');
  expect([made.status, made.body.peran]).toEqual([201, 'kasir']);
  expect((await admin.get(`${WEBHOOK}/${made.body.id}`, key)).body.peran).toBe('kasir');
  const beli = await toko.beli('01-05', [[barang, 10, 650]]);
  const jual = await toko.jual('01-06', [[barang, 1, 1000]]);
  const akhir = await toko.kontak();
  const ids = (path: string) => told(path).map(({ data }) => data.jenis && data.id);
  await until(() => ['/semua', '/kasir'].every((path) => told(path).some(isMade(akhir))));
  // Deliveries may overtake each other.
  await until(() => [beli.id, jual.id].every((id) => ids('/semua').includes(id)));
  const feed = await kasir.get(`/api/perubahan?sejak=${kursor}`);
  await until(() => told('/kasir').length >= feed.body.data.length);
  expect(ids('/kasir')).toContain(jual.id);
  expect(ids('/kasir')).not.toContain(beli.id);
  expect(told('/kasir')).toEqual(feed.body.data);
});

test('ids of other programs are left out where the role may not read the document', async () => {
  await role('toko', { cakupan: ['laporan:read', 'transaksi:pembelian:read'] });
  await listen('/toko', 'toko');
  const staff = await server.restAs(toko, 'staff');
  const sale = {
    ...{ tanggal: '2025-01-07', lokasi_id: toko.lokasi, kontak_id: toko.pelanggan },
    ...{ id_luar: { pos: 'P-1' }, detail: [{ barang_id: barang, qty: 1, harga: 1000 }] },
  };
  const { body } = await staff.post('/api/transaksi/penjualan', sale);
  const of = (path: string) => told(path).find(({ data }) => data.jenis && data.id === body.id);
  await until(() => of('/toko') !== undefined && of('/kasir') !== undefined);
  expect(of('/kasir')?.data.id_luar).toEqual({ pos: 'P-1' });
  expect(of('/toko')?.data).not.toHaveProperty('id_luar');
});

test('a role that changes changes what is told; of one that is gone nothing is told', async () => {
  await role('lain', { lihat_biaya: false });
  await listen('/lain', 'lain');
  const buy = async () => (await toko.beli('01-08', [[barang, 1, 650]])).id;
  const hears = async (id: number) => {
    await until(() => told('/semua').some(({ data }) => data.jenis && data.id === id));
    // What is queued for one webhook is queued for all in that step.
    const rows = await toko.rows(
      `select p.isi from webhook_pengiriman as p join webhook as w on w.id = p.webhook_id
        where w.url = $1 and (p.isi::json #>> '{data,id}')::bigint = $2
          and p.isi::json #>> '{data,jenis}' = 'pembelian'`,
      [at('/lain'), id],
    );
    return rows.length > 0;
  };
  expect(await hears(await buy())).toBe(false);
  await admin.patch(`${PERAN}/lain`, { lihat_biaya: true }, key);
  expect(await hears(await buy())).toBe(true);
  await admin.patch(`${PERAN}/lain`, { cakupan: ['master:read'] }, key);
  expect(await hears(await buy())).toBe(false);
  expect((await admin.delete(`${PERAN}/lain`, key)).status).toBe(204);
  expect(await hears(await buy())).toBe(false);
});

test('what waits is cut to what its role sees when it is tried again', async () => {
  await role('susut', {});
  const { id } = (await listen('/susut', 'susut')).body;
  receiver.away = true;
  const beli = await toko.beli('01-09', [[barang, 1, 650]]);
  const staff = await server.restAs(toko, 'staff');
  const jual = await staff.post('/api/transaksi/penjualan', {
    ...{ tanggal: '2025-01-10', lokasi_id: toko.lokasi, kontak_id: toko.pelanggan },
    ...{ id_luar: { pos: 'P-2' }, detail: [{ barang_id: barang, qty: 1, harga: 1000 }] },
  });
  const of = (document: number) => async () => {
    const { body } = await admin.get(`${WEBHOOK}/${id}/pengiriman?per_page=100`, key);
    const events = told('/susut').filter(({ data }) => data.jenis && data.id === document);
    const urutan = Number(events[0]?.data.urutan);
    return { events, sent: body.data.find((one: Row) => Number(one.urutan) === urutan) };
  };
  const [bought, sold] = [of(beli.id), of(jual.body.id)];
  // Each was refused once, and waits.
  const [first, second] = await Promise.all(
    [bought, sold].map((one) =>
      until(async () => {
        const { events, sent } = await one();
        return sent?.jawaban === 503 && { events, sent };
      }),
    ),
  );
  expect(first?.events[0]?.data).toHaveProperty('total_nilai');
  expect(second?.events[0]?.data.id_luar).toEqual({ pos: 'P-2' });
  await admin.patch(`${PERAN}/susut`, { lihat_biaya: false, cakupan: ['laporan:read'] }, key);
  receiver.away = false;
  for (const one of [first, second]) {
    await admin.post(`${WEBHOOK}/pengiriman/${one?.sent.id}/ulang`, {}, key);
  }
  const closed = await until(async () => {
    const { sent } = await bought();
    return sent?.status === 'gagal' && sent;
  });
  expect(closed.galat).toBe('peran webhook tidak melihatnya lagi');
  const open = await until(async () => {
    const { events, sent } = await sold();
    return sent?.status === 'terkirim' && events.at(-1);
  });
  const { id_luar: _cut, ...rest } = second?.events[0]?.data ?? {};
  expect(open).toEqual({ ...second?.events[0], data: rest });
});

test('a role that is none of the tenant, or that sees no event, is refused by its name', async () => {
  await role('sendiri', { hanya_milik: true });
  await role('buta', { cakupan: ['master:read'] });
  const other = await openToko();
  const there = await server.restAs(other, 'admin');
  const mine = { kode: 'asing', nama: 'Asing', dasar: 'staff', cakupan: CAKUPAN };
  expect((await there.post(PERAN, mine, key)).status).toBe(201);
  for (const [peran, message] of [
    ['asing', 'peran: tidak ditemukan'],
    ['staff', 'peran: tidak ditemukan'],
    ['sendiri', 'peran: hanya melihat dokumennya sendiri, dan webhook tidak punya dokumen'],
    ['buta', 'peran: tanpa cakupan laporan:read tidak melihat peristiwa apa pun'],
  ] as const) {
    const answer = await listen('/salah', peran);
    expectError(answer, 400, 'VAWHK');
    expect(answer.body.message).toEqual([message]);
  }
  const query = `mutation { webhookCreate(input: {
    url: "https://contoh.test/x", peristiwa: [semua], peran: "buta"
  }) { result { id } } }`;
  const { body } = await admin.post('/graphql', { query }, key);
  expect(body.errors).toMatchObject([
    { extensions: { code: 'VAWHK' }, message: expect.stringContaining('tanpa cakupan') },
  ]);
});
