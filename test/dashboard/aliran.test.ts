/** The stream of the dashboard: from a posting on one server process to a client on another. */
import { beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { untilDone } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { type EventStream, openStream } from './stream.ts';

const { data, openToko } = openStory();

let here: TestServer;
let there: TestServer;
let toko: Toko;
let barang: number;

const tokenOf = (server: TestServer, peran: string, { kode } = toko) =>
  server.tokenOf({ kode }, peran);

async function open(server: TestServer, peran = 'viewer', after?: number | string) {
  const stream = await openStream(server.base, await tokenOf(server, peran), after);
  data.onClose(() => stream.close());
  return stream;
}

const beli = async (server: TestServer) => {
  const { status, body } = await server
    .rest(await tokenOf(server, 'staff'))
    .post('/api/transaksi/pembelian', {
      tanggal: hari('01-05'),
      kontak_id: await toko.kontak({ tipe: 'supplier' }),
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
    });
  expect(status).toBe(201);
  return body.id as number;
};

const trigger = (server: TestServer, kode = toko.kode) =>
  server.rest().get(`/api/dashboard/trigger?tenant=${kode}`);
const isPemicu = ({ event }: { event: string }) => event === 'pemicu';

beforeAll(async () => {
  // Two processes share nothing but the database and the keys, as these two do.
  const TOKEN_TTL_SECONDS = '3600';
  here = await startServer(data, { TOKEN_TTL_SECONDS });
  there = await startServer(data, { TOKEN_TTL_SECONDS });
  toko = await openToko();
  barang = await toko.barang();
  openRelay(data);
});

test('a posting on one process reaches a client of another, with its figures and its cause', async () => {
  const stream = await open(there);
  expect(stream.status).toBe(200);
  expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const first = await stream.next();
  expect(first).toMatchObject({ event: 'kpi', data: { nilai_stok: 0, pemicu: [] } });
  expect(stream.text()).toMatch(/^retry: 5000\n\nid: \d+\nevent: kpi\ndata: \{/);
  const id = await beli(here);
  const second = await stream.next();
  expect(second.data).toMatchObject({
    nilai_stok: 1000,
    pemicu: [{ jenis: 'posting', aksi: 'posting', transaksi_id: id }],
  });
  expect(second.id).toBeGreaterThan(first.id);
  const { pemicu: _pemicu, ...figures } = second.data;
  expect(figures).toEqual(
    (await there.rest(await tokenOf(there, 'viewer')).get('/api/dashboard/kpi')).body,
  );
  await stream.close();
});

test('Last-Event-ID goes on where the client was', async () => {
  const stream = await open(here);
  const { id } = await stream.next();
  await stream.close();
  for (let n = 0; n < 3; n += 1) expect((await trigger(here)).status).toBe(200);
  const witness = await open(here);
  await witness.next();
  let last = id;
  while (last < id + 3) {
    const again = await open(there, 'viewer', last);
    last = (await again.next(isPemicu)).id;
    await again.close();
  }
  expect(last).toBe(id + 3);
});

test('what is not kept any more is not hidden, and a number never given is none', async () => {
  await toko.rows('delete from peristiwa where urutan < 3');
  const gap = await (await open(here, 'viewer', 0)).next();
  expect(gap).toMatchObject({ event: 'kpi', data: { terlewat: true, pemicu: [] } });
  const unknown = await (await open(here, 'viewer', 999_999)).next();
  expect(unknown.data.terlewat).toBeUndefined();
  expect(unknown.id).toBe(gap.id);
});

test.each(['abc', '-1', '1.5', '1'.repeat(16)])('Last-Event-ID %s is refused', async (after) => {
  const { status, text, ended } = await open(here, 'viewer', after);
  await ended;
  expect(status).toBe(400);
  expect(text()).toContain('Last-Event-ID: ');
});

test('no event crosses tenants', async () => {
  const other = await openToko();
  const stream = await openStream(here.base, await tokenOf(here, 'viewer', other));
  await stream.next();
  const mine = await open(here);
  await mine.next();
  await trigger(here);
  await mine.next(isPemicu);
  await trigger(here, other.kode);
  const event = await stream.next();
  expect([event.id, event.event]).toEqual([1, 'pemicu']);
  await stream.close();
});

test('logout, another role and a removed membership end the stream', async () => {
  const streams: EventStream[] = [];
  const enter = async (peran: string) => {
    const token = await tokenOf(here, peran);
    const stream = await openStream(here.base, token);
    await stream.next();
    streams.push(stream);
    return token;
  };
  await here.rest(await enter('admin')).delete('/api/auth/sesi');
  await enter('staff');
  await enter('viewer');
  const staying = await open(here, 'admin');
  await staying.next();
  await data.rows(`update erp_private.membership as m set peran = 'ops' from erp_private.pengguna as p
        where p.id = m.pengguna_id and p.email = 'staff@${toko.kode}.test'`);
  await data.rows(`delete from erp_private.membership as m using erp_private.pengguna as p
        where p.id = m.pengguna_id and p.email = 'viewer@${toko.kode}.test'`);
  await Promise.all(streams.map(({ ended }) => ended));
  await trigger(here);
  await staying.next(isPemicu);
});

test('a token that expires ends its stream', async () => {
  const brief = await startServer(data, { TOKEN_TTL_SECONDS: '5' });
  // Where the machine stands still, the token ends before its stream begins: then with another.
  const stream = await untilDone(async () => {
    const opened = await openStream(brief.base, await tokenOf(brief, 'admin'));
    await opened.next();
    return opened;
  });
  await stream.ended;
});

test('a trigger needs a token in production, and names a tenant without one', async () => {
  const admin = await tokenOf(here, 'admin');
  const own = here.rest(admin);
  expect((await own.get('/api/dashboard/trigger')).body).toEqual({ dikirim: true });
  expect((await own.get('/api/dashboard/trigger?tenant=satu')).body.code).toBe('OTTNT');
  expect((await here.rest().get('/api/dashboard/trigger')).body.message).toEqual([
    'tenant: wajib diisi tanpa token',
  ]);
  expect((await trigger(here, 'tidakada')).body.code).toBe('OTTNT');
  const ops = await data.newTenant();
  const token = await here.signIn(`ops@${ops}.test`, ops);
  expect((await here.rest(token).get('/api/dashboard/trigger')).body.code).toBe('OTROL');
});
