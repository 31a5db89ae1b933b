/** A tenant on another node is served as one on the platform's database; the other node is a PostgreSQL of its own. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { openStream } from '../dashboard/stream.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest, startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';
import { atPort, type Ends, openProxy } from './standby.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);

let admin: Rest;
let staff: Rest;
let key: Record<string, string>;

const KEY = randomUUID();

beforeAll(async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  await openWorker(data);
  key = { 'x-admin-key': server.adminKey };
  admin = server.rest(await server.signIn('a@jauh.test', 'jauh'));
  const made = await admin.post(
    '/api/pengaturan/pengguna',
    { email: 's@jauh.test', nama: 'Sari', peran: 'staff' },
    { ...key, 'idempotency-key': KEY },
  );
  expect(made.status).toBe(201);
  staff = server.rest(await server.signIn('s@jauh.test', 'jauh'));
});

test('its tables are on the node and nowhere else', async () => {
  const text = `select n.nspname, count(c.oid)::int as n from pg_namespace as n
    left join pg_class as c on c.relnamespace = n.oid and c.relkind = 'r'
    where n.nspname = 't_jauh' group by 1`;
  const [there] = await node.rows<{ n: number }>(text);
  expect(there?.n).toBeGreaterThan(40);
  expect(await data.rows(text)).toEqual([{ nspname: 't_jauh', n: 2 }]);
});

test('it is worked with, and its figures are its own', async () => {
  const posted = await staff.post('/api/transaksi/jurnal-umum', jurnal(1_000_000));
  expect([posted.status, posted.body.nomor_transaksi]).toEqual([201, expect.stringMatching(/^JU/)]);
  const neraca = await staff.get('/api/laporan/neraca-saldo');
  expect(neraca.text).toContain('1000000.00');
  const saya = await staff.get('/api/tenants/saya');
  expect(saya.body).toMatchObject({
    kode: 'jauh',
    nama: 'Toko Jauh',
    peran: 'staff',
    default: true,
  });
  const csv = await staff.get('/api/laporan/neraca-saldo?format=csv');
  expect([csv.status, csv.text]).toEqual([200, expect.stringContaining('1101')]);
});

test('one GraphQL query asks the node and the platform', async () => {
  const { body } = await staff.post('/graphql', {
    query: '{ tenants { json } tenantSaya { json } daftarAkun(first: 1) { totalCount } }',
  });
  expect(body.errors).toBeUndefined();
  expect(body.data.daftarAkun.totalCount).toBeGreaterThan(20);
});

test('a repeated request is answered from the node, also one that the platform did', async () => {
  const again = { 'idempotency-key': `txn:jurnal-umum:${randomUUID()}` };
  const first = await staff.post('/api/transaksi/jurnal-umum', jurnal(5), again);
  const second = await staff.post('/api/transaksi/jurnal-umum', jurnal(5), again);
  expect(second.body.hasil ?? second.text).toEqual(first.body);
  const made = await admin.post(
    '/api/pengaturan/pengguna',
    { email: 's@jauh.test', nama: 'Sari', peran: 'staff' },
    { ...key, 'idempotency-key': KEY },
  );
  expect(made.body.idempotent).toBe(true);
});

test('its dashboard hears of what is posted on the node', async () => {
  const stream = await openStream(server.base, await server.signIn('s@jauh.test', 'jauh'));
  await staff.post('/api/transaksi/jurnal-umum', jurnal(3));
  await stream.next(
    ({ event, data: isi }) => event === 'kpi' && JSON.stringify(isi).includes('"posting"'),
  );
  await stream.close();
});

test('a key works there, and its tenant’s trail has its making and its name', async () => {
  const body = { nama: 'Kasir', peran: 'admin', cakupan: ['transaksi:*'] };
  const made = await admin.post('/api/pengaturan/kunci-api', body, key);
  expect([made.status, made.text]).toEqual([201, expect.stringContaining('Kasir')]);
  const program = server.rest(made.body.kunci);
  expect((await program.post('/api/transaksi/jurnal-umum', jurnal(9))).status).toBe(201);
  await until(
    async () =>
      (await admin.get('/api/audit?entitas=kunci-api', key)).text.includes('a@jauh.test') ||
      (await admin.get('/api/audit?entitas=kunci_api', key)).text.includes('a@jauh.test'),
  );
});

test('a draft that waits is told to its admin, who reads that on the platform', async () => {
  const members = `select from erp_private.membership where tenant_kode = 'jauh' and diterima_pada is not null`;
  await until(async () => (await node.rows(members)).length === 2);
  const { status } = await staff.post('/api/transaksi/jurnal-umum', {
    ...jurnal(7),
    draft: true,
  });
  expect(status).toBe(201);
  await until(async () =>
    (await admin.get('/api/notifikasi')).text.includes('Menunggu persetujuan'),
  );
  await until(async () => (await node.rows('select from erp_private.notifikasi')).length === 0);
});

test('an own role is known there as it is now: whom it reaches is told', async () => {
  const role = '/api/pengaturan/peran';
  const copy = () => node.rows(`select cakupan from erp_private.peran where tenant_kode = 'jauh'`);
  const isCopied = (cakupan: string[]) =>
    until(async () => JSON.stringify(await copy()) === JSON.stringify([{ cakupan }]));
  const waits = async () => {
    const { body } = await staff.post('/api/transaksi/jurnal-umum', { ...jurnal(8), draft: true });
    return String(body.nomor_transaksi);
  };
  const isTold = (one: Rest, nomor: string) =>
    until(async () => (await one.get('/api/notifikasi')).text.includes(nomor));
  const made = { kode: 'pemeriksa', nama: 'Pemeriksa', dasar: 'admin', cakupan: ['transaksi:*'] };
  expect((await admin.post(role, made, key)).status).toBe(201);
  const invited = await admin.post(
    '/api/pengaturan/pengguna',
    { email: 'p@jauh.test', nama: 'Putri', peran: 'pemeriksa' },
    key,
  );
  expect(invited.status).toBe(201);
  const putri = server.rest(await server.signIn('p@jauh.test', 'jauh'));
  await until(async () => (await data.rows('select from erp_private.simpul_kirim')).length === 0);
  await isTold(putri, await waits());

  expect((await admin.patch(`${role}/pemeriksa`, { cakupan: ['master:read'] }, key)).status).toBe(
    204,
  );
  await isCopied(['master:read']);
  const nomor = await waits();
  await isTold(admin, nomor);
  expect((await putri.get('/api/notifikasi')).text).not.toContain(nomor);

  const { body } = await admin.get('/api/pengaturan/pengguna', key);
  const { id } = body.data.find(({ email }: { email: string }) => email === 'p@jauh.test');
  const left = await admin.put(
    `/api/pengaturan/pengguna/${id}/tenant-assignments`,
    { assignments: [{ tenant_kode: 'jauh', peran: 'viewer' }] },
    key,
  );
  expect([left.status, (await admin.delete(`${role}/pemeriksa`, key)).status]).toEqual([204, 204]);
  await until(async () => (await copy()).length === 0);
});

test('a member of places is told there of what he sees, and shown on the platform what he sees by now', async () => {
  const id = (answer: { body: { id: number } }) => answer.body.id;
  const utama = (await admin.get('/api/master/lokasi?filter=kode=UTAMA')).body.data[0].id;
  const cabang = id(await admin.post('/api/master/lokasi', { kode: 'CABANG', nama: 'Cabang' }));
  const satuan_id = (await admin.get('/api/master/satuan')).body.data[0].id;
  const barang_id = id(await admin.post('/api/master/barang', { nama: 'Kopi', satuan_id }));
  const kontak = { nama: 'Langganan', tipe: 'pelanggan' };
  const kontak_id = id(await admin.post('/api/master/kontak', kontak));
  const made = await admin.post(
    '/api/pengaturan/pengguna',
    { email: 'w@jauh.test', nama: 'Wati', peran: 'staff', lokasi_id: [utama] },
    key,
  );
  expect(made.status).toBe(201);
  const wati = server.rest(await server.signIn('w@jauh.test', 'jauh'));
  await until(async () => (await data.rows('select from erp_private.simpul_kirim')).length === 0);
  const waits = async (lokasi_id: number) => {
    const tanggal = new Date().toISOString().slice(0, 10);
    const detail = [{ barang_id, qty: 1, harga: '1' }];
    const sale = { tanggal, lokasi_id, kontak_id, detail, draft: true };
    const answer = await staff.post('/api/transaksi/penjualan', sale);
    expect(answer.status).toBe(201);
    return answer.body.nomor_transaksi as string;
  };
  const [there, here] = [await waits(cabang), await waits(utama)];
  const told = async (one: Rest) => {
    const { text } = await one.get('/api/notifikasi');
    return [there, here].map((nomor) => text.includes(nomor));
  };
  await until(async () => JSON.stringify(await told(admin)) === '[true,true]');
  await until(async () => (await told(wati))[1] === true);
  expect(await told(wati)).toEqual([false, true]);
  const url = `/api/pengaturan/pengguna/${id(made)}/tenant-assignments`;
  const assignments = [{ tenant_kode: 'jauh', peran: 'staff', lokasi_id: [cabang] }];
  expect((await admin.put(url, { assignments }, key)).status).toBe(204);
  expect(await told(wati)).toEqual([false, false]);
});

test('changes of members reach its trail, in the name of who made them, once', async () => {
  const { body } = await admin.get('/api/pengaturan/pengguna', key);
  const sari = body.data.find(({ email }: { email: string }) => email === 's@jauh.test');
  const set = await admin.put(
    `/api/pengaturan/pengguna/${sari.id}/tenant-assignments`,
    { assignments: [{ tenant_kode: 'jauh', peran: 'viewer' }] },
    key,
  );
  expect(set.status).toBe(204);
  type Trail = { aksi: string; sesudah: unknown; pengguna: { email: string } | null };
  const trail = async () =>
    (await admin.get(`/api/audit?entitas=pengguna&entitas_id=${sari.id}`, key)).body
      .data as Trail[];
  await until(async () => (await trail())[0]?.aksi === 'ubah' && (await trail()).length === 3);
  expect(
    (await trail()).map(({ aksi, sesudah, pengguna }) => [aksi, sesudah, pengguna?.email]),
  ).toEqual([
    ['ubah', { peran: 'viewer' }, 'a@jauh.test'],
    ['ubah', expect.anything(), 's@jauh.test'],
    ['buat', { peran: 'staff', menunggu: true }, 'a@jauh.test'],
  ]);
  // The node has committed before the platform forgets.
  await until(async () => (await data.rows('select from erp_private.simpul_kirim')).length === 0);
});

test('its name comes to the platform', async () => {
  const renamed = await admin.patch('/api/pengaturan/tenant', { nama: 'Toko Amat Jauh' }, key);
  expect(renamed.status).toBe(204);
  await until(async () => (await admin.get('/api/tenants')).text.includes('Toko Amat Jauh'));
});

test('away: its own tenants get 503 at once, the others are served, health names it; it comes back', async () => {
  await data.newTenant('dekat');
  const near = server.rest(await server.signIn('staff@dekat.test', 'dekat'));
  await node.stop();
  const refused = await admin.get('/api/tenants/saya');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await near.get('/api/tenants/saya')).status).toBe(200);
  expect((await admin.get('/api/tenants')).status).toBe(200);
  await until(async () => (await near.get('/api/health')).body.komponen.simpul?.dua === 'mati');
  expect((await near.get('/api/health')).status).toBe(200);
  await node.start();
  await until(async () => (await admin.get('/api/tenants/saya')).status === 200);
  await until(async () => (await near.get('/api/health')).body.komponen.simpul?.dua === 'ok');
});

test('the platform away: what runs on the node is answered, then requests are refused; it comes back', async () => {
  const ends: Ends = [];
  data.onClose(async () => {
    for (const end of ends) await end();
  });
  const port = Number(new URL(data.appUrl).port);
  const proxy = await openProxy(ends, port);
  const database = Object.create(data, { appUrl: { value: atPort(data.appUrl, proxy.port) } });
  const other = await startServer(database, { METRICS_KEY: KEY });
  const far = other.rest(await other.signIn('a@jauh.test', 'jauh'));
  const client = new pg.Client(node.url);
  await client.connect();
  await client.query('begin; lock table t_jauh.gerbang in exclusive mode');
  const posted = far.post('/api/transaksi/jurnal-umum', jurnal(11));
  // The worker may wait at the gate as well; it is not meant.
  const waits = `select from pg_locks join pg_stat_activity using (pid)
    where relation = 't_jauh.gerbang'::regclass and not granted and usename = 'erp_authenticator'`;
  await until(async () => (await node.rows(waits)).length === 1);
  proxy.to(1);
  await client.query('commit');
  await client.end();
  expect((await posted).status).toBe(201);
  // The session's check is good for half a second.
  const refused = await until(async () => {
    const answer = await far.get('/api/laporan/neraca-saldo');
    return answer.status !== 200 && answer;
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  proxy.to(port);
  await until(async () => (await far.get('/api/laporan/neraca-saldo')).status === 200);
  const says = async (text: string) =>
    (await other.rest(KEY).get('/metrics')).text.includes(`niaga_node_up{node="dua"} ${text}`);
  await until(() => says('1'));
  await node.stop();
  await until(() => says('0'));
  await node.start();
  await until(() => says('1'));
});
