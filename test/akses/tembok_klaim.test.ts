/** Walls of a role, as they reach the claims of a request, and how soon a change of them acts. */
import { beforeAll, expect, test } from '@jest/globals';
import { connectAgent } from '../agen/agent.ts';
import { openStream } from '../dashboard/stream.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openToko } = openStory();
const server = openServer(data);

let toko: Toko;
let key: Record<string, string>;
let admin: string;
let kunci: string;
let kunciId: string;
let token: string;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  admin = await server.tokenOf(toko, 'admin');
  const rest = server.rest(admin);
  const cakupan = ['dashboard:read', 'transaksi:*', 'laporan:read'];
  const role = { kode: 'kasir', nama: 'Kasir', dasar: 'staff', cakupan };
  await rest.post('/api/pengaturan/peran', role, key);
  const email = `kasir@${toko.kode}.test`;
  await rest.post('/api/pengaturan/pengguna', { email, nama: 'Kasir', peran: 'kasir' }, key);
  token = await server.signIn(email, toko.kode);
  const made = { nama: 'Kasir', peran: 'kasir', cakupan };
  ({ kunci, id: kunciId } = (await rest.post('/api/pengaturan/kunci-api', made, key)).body);
});

const walls = (set: string) =>
  data.rows(`update erp_private.peran set ${set} where tenant_kode = $1 returning kode`, [
    toko.kode,
  ]);

const state = (knows: boolean) =>
  data.value(
    `select (s.isi - '{berakhir_pada,epoch,skema,peran_db,langkah_terbaru,target}'::text[])
       from erp_private.session as e
       join erp_private.pengguna as p on p.id = e.pengguna_id
      cross join erp_private.session_state(e.id, p.id, $1, 'staff', true, $2) as s (isi)
      where p.email = $3 and e.diakhiri_pada is null`,
    [toko.kode, knows, `kasir@${toko.kode}.test`],
  );
const stateOfKey = (knows: boolean) =>
  data.value(
    `select s.isi -> 'tembok' from erp_private.kunci_api as k
      cross join erp_private.session_kunci(k.hash, null, $2) as s (isi) where k.id = $1`,
    [kunciId, knows],
  );

test('a request is told the walls of its role and its places, and a server that knows none nothing', async () => {
  expect(await state(false)).toMatchObject({ ok: true, peran_kode: 'kasir' });
  await walls('hanya_milik = true, lihat_biaya = false');
  expect(await state(true)).toMatchObject({ tembok: { milik: 'ya', biaya: 'tutup' } });
  expect(await state(false)).toEqual({ ok: false, sebab: 'tenant' });
  expect(await stateOfKey(true)).toEqual({ milik: 'ya', biaya: 'tutup' });
  expect(await stateOfKey(false)).toBeNull();
  const place = (table: string, where: string, value: unknown) =>
    data.rows(`update erp_private.${table} set lokasi_id = $1 where ${where}`, [value]);
  const member = `tenant_kode = '${toko.kode}' and peran_kode = 'kasir'`;
  await walls('hanya_milik = false, lihat_biaya = true');
  await place('membership', member, [toko.lokasi]);
  await place('kunci_api', `id = '${kunciId}'`, [toko.lokasi]);
  expect(await state(true)).toMatchObject({ tembok: { lokasi: [`${toko.lokasi}`] } });
  expect(await stateOfKey(true)).toEqual({ lokasi: [`${toko.lokasi}`] });
  await place('membership', member, null);
  await place('kunci_api', `id = '${kunciId}'`, null);
  expect(await state(true)).not.toHaveProperty('tembok');
  expect(await stateOfKey(true)).toBeNull();
});

test('the stream of a person and that of a key end when their walls change', async () => {
  for (const who of [token, kunci]) {
    await until(async () => (await server.rest(who).get('/api/laporan/neraca')).status === 200);
    const stream = await openStream(server.base, who);
    await walls('lihat_biaya = false');
    await stream.ended;
    await walls('lihat_biaya = true');
  }
});

/** Doors that ask for the balance sheet, or for what else tells what goods cost, and whether they answer. */
const doors = (who: string): Record<string, () => Promise<boolean>> => ({
  rest: async () => (await server.rest(who).get('/api/laporan/neraca')).status === 200,
  berkas: async () => (await server.rest(who).get('/api/laporan/neraca?format=csv')).status === 200,
  graphql: async () =>
    (await server.graphql(who, '{ daftarJurnalBaris { totalCount } }')).body.errors === undefined,
  fungsi: async () =>
    (await server.graphql(who, '{ laporanNeraca { totalPasiva } }')).body.errors === undefined,
  tertulis: async () => (await server.rest(who).get('/api/transaksi/pembelian')).status === 200,
  agen: async () => {
    const agent = await connectAgent(server.base, who);
    try {
      return !(await agent.call('laporan', { laporan: 'neraca' })).galat;
    } finally {
      await agent.close();
    }
  },
});

test('a wall that is set or taken away acts at every door, for a person and a key', async () => {
  for (const who of [token, kunci]) {
    for (const open of [false, true]) {
      await walls(`lihat_biaya = ${open}`);
      for (const [name, answers] of Object.entries(doors(who))) {
        await until(async () => (await answers()) === open);
        expect([name, await answers()]).toEqual([name, open]);
      }
    }
  }
});

test('a request that waits is answered by the walls that stand by then', async () => {
  openRelay(data);
  const rest = server.rest(token);
  await until(async () => (await rest.get('/api/laporan/neraca')).status === 200);
  const { kursor } = (await rest.get('/api/perubahan')).body;
  const waits = rest.get(`/api/perubahan?sejak=${kursor}&tunggu=30`);
  await walls('lihat_biaya = false');
  await until(async () => (await rest.get('/api/laporan/neraca')).status === 403);
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 650]]);
  await toko.jual('01-03', [[barang, 1, 1000]]);
  const { body, text } = await waits;
  expect([text, body.data.length > 0]).toEqual([expect.not.stringContaining('pembelian'), true]);
  await walls('lihat_biaya = true');
});

test('an answer that is repeated is that of the walls that stand by then', async () => {
  const rest = server.rest(token);
  await until(async () => (await rest.get('/api/laporan/neraca')).status === 200);
  await toko.set({ batas_harga_hpp_persen: 120, batas_harga_tindakan: 'peringatan' });
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 10, 650]]);
  const sale = {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1, harga: '651' }],
  };
  const key = { 'idempotency-key': 'tembok-klaim-1' };
  const first = await rest.post('/api/transaksi/penjualan', sale, key);
  expect([first.status, first.body.peringatan?.length]).toEqual([201, 1]);
  const again = await rest.post('/api/transaksi/penjualan', sale, key);
  expect(again.body.hasil).toEqual(first.body);
  const buy = { ...sale, kontak_id: toko.supplier };
  const bought = await rest.post('/api/transaksi/pembelian', buy, {
    'idempotency-key': 'tembok-klaim-2',
  });
  expect(bought.status).toBe(201);
  await walls('lihat_biaya = false');
  await until(async () => (await rest.get('/api/laporan/neraca')).status === 403);
  const cut = await rest.post('/api/transaksi/penjualan', sale, key);
  expect(cut.body.hasil).toEqual({ ...first.body, peringatan: undefined });
  const refused = await rest.post('/api/transaksi/pembelian', buy, {
    'idempotency-key': 'tembok-klaim-2',
  });
  expect([refused.status, refused.body.code]).toEqual([403, 'OTBIA']);
  await walls('lihat_biaya = true');
});
