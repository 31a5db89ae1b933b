/** The access log: a line for each request, by names of ours, with nothing in it that anybody sent. */
import { once } from 'node:events';
import http from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import { callerOf, setCaller } from '../../server/base/caller.ts';
import { makeAccessLog } from '../../server/http/access_log.ts';
import { hasEntered, makeAdmission } from '../../server/http/admission.ts';
import { openHttp } from '../../server/http/http_server.ts';
import { openStream } from '../dashboard/stream.ts';
import { loadJournals } from '../ekspor/banyak_jurnal.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { raw } from '../helpers/raw.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';

const { data, openToko } = openStory();
const { lines, log } = keepLog();

type Line = Record<string, unknown>;
const written = (): Line[] =>
  lines.map((line) => JSON.parse(line) as Line).filter((line) => 'route' in line);

/** The line of a request by its id, which comes after its answer. */
const lineOf = (requestId: string): Promise<Line> =>
  until(async () => written().find((line) => line.requestId === requestId));

let server: TestServer;
let toko: Toko;
let userId: string;
let staff: string;
beforeAll(async () => {
  server = await startServer(data, { ACCESS_LOG: '1', RATE_LIMIT: '20' }, log);
  toko = await openToko();
  toko.leaveBroken();
  staff = await server.tokenOf(toko, 'staff');
  userId = await data.value<string>('select id from erp_private.pengguna where email = $1', [
    `staff@${toko.kode}.test`,
  ]);
});

let count = 0;
/** Asks under an id of its own; answers the line of it. */
async function lineOfAsking(method: string, path: string, headers: object = {}, body?: unknown) {
  count += 1;
  const id = `akses-${count}`;
  const response = await fetch(server.base + path, {
    method,
    headers: { 'x-request-id': id, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  await response.arrayBuffer();
  return lineOf(id);
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const who = () => ({ tenant: toko.kode, role: 'staff', user: userId });

test('a request: its template, its answer, and who asked', async () => {
  const line = await lineOfAsking(
    'GET',
    '/api/master/barang?search=kata-sandi-saya',
    bearer(staff),
  );
  expect(line).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    requestId: `akses-${count}`,
    method: 'GET',
    route: '/api/master/barang',
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    ...who(),
  });
  expect(
    await lineOfAsking('POST', '/graphql', bearer(staff), { query: '{__typename}' }),
  ).toMatchObject({ route: '/graphql', status: 200, ...who() });
});

test('what is refused names who was refused, as far as that is known', async () => {
  const path = '/api/master/barang/997';
  expect(await lineOfAsking('GET', path)).not.toHaveProperty('tenant');
  expect(await lineOfAsking('GET', path)).toMatchObject({
    route: '/api/master/barang/{id}',
    status: 401,
    code: 'LOTKN',
  });
  const viewer = await server.tokenOf(toko, 'viewer');
  expect(await lineOfAsking('POST', '/api/transaksi/penjualan', bearer(viewer), {})).toMatchObject({
    ...{
      route: '/api/transaksi/{jenis}',
      status: 403,
      code: 'OTROL',
      tenant: toko.kode,
      role: 'viewer',
    },
    user: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const ended = await server.tokenOf(toko, 'staff');
  await server.rest(ended).delete('/api/auth/sesi');
  expect(await lineOfAsking('GET', path, bearer(ended))).toMatchObject({ status: 401, ...who() });
  expect(await lineOfAsking('GET', '/gaib/rahasia')).toMatchObject({ route: 'other', status: 404 });
  const line = await until(async () => {
    const one = await lineOfAsking('GET', path, bearer(staff));
    return one.status === 429 ? one : undefined;
  });
  expect(line).toMatchObject(who());
});

test('a key is named by its id', async () => {
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const isi = { nama: 'Toko daring', peran: 'staff', cakupan: ['master:*'] };
  const key = { 'x-admin-key': server.adminKey };
  const { id, kunci } = (await admin.post('/api/pengaturan/kunci-api', isi, key)).body;
  const line = await lineOfAsking('GET', '/api/master/barang', bearer(kunci));
  expect(line).toMatchObject({ status: 200, tenant: toko.kode, role: 'staff', key: id });
  expect(line).not.toHaveProperty('user');
  for (const secret of [kunci, server.adminKey, 'kata-sandi-saya', 'gaib', staff]) {
    expect(lines.filter((one) => one.includes(secret))).toEqual([]);
  }
});

test('a stream has its line when it ends, a download that is cut when it is cut', async () => {
  const before = written().length;
  const stream = await openStream(server.base, await server.tokenOf(toko, 'viewer'));
  expect(stream.status).toBe(200);
  const ofStream = (line: Line) => line.route === '/api/dashboard/kpi/stream';
  expect(written().slice(before).filter(ofStream)).toEqual([]);
  await stream.close();
  const [line] = await until(async () => {
    const found = written().slice(before).filter(ofStream);
    return found.length > 0 ? found : undefined;
  });
  expect(line).toMatchObject({ status: 200, cut: true, tenant: toko.kode, role: 'viewer' });

  await loadJournals(data, toko.kode, 20_000);
  const admin = await server.tokenOf(toko, 'admin');
  const path = `/api/laporan/jurnal?dari=${hari('08-01')}&sampai=${hari('08-31')}&format=csv`;
  const headers = { ...bearer(admin), 'x-request-id': 'unduhan', 'accept-encoding': 'identity' };
  const request = http.get(server.base + path, { headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  await once(response, 'readable');
  response.destroy();
  const cut = await lineOf('unduhan');
  expect(cut).toMatchObject({ status: 200, cut: true, role: 'admin' });
  expect(cut.bytes).toBeGreaterThan(1000);
});

test('bytes are those of each answer, also where several are asked for at once on one connection', async () => {
  const { port } = new URL(server.base);
  const ask = (id: string, path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: a\r\nX-Request-Id: ${id}\r\n\r\n`;
  const answers = await raw(
    Number(port),
    `${ask('pipa-1', '/api/auth/gaib')}${ask('pipa-2', '/api/gaib')}${ask('pipa-3', '/graphiql')}`,
    3,
  );
  const bytes = await Promise.all(
    ['pipa-1', 'pipa-2', 'pipa-3'].map(async (id) => (await lineOf(id)).bytes),
  );
  const second = answers.indexOf('HTTP/1.1', 1);
  const third = answers.indexOf('HTTP/1.1', second + 1);
  expect(bytes.slice(0, 2)).toEqual([second, third - second]);
});

test('who is refused at the door is named, and what was asked for', async () => {
  const own = keepLog();
  let full = false;
  const { admits } = makeAdmission({
    pool: { max: 1, refusesAtDoor: () => full },
    loop: { ms: 0, stop: () => {} },
    headers: { fixed: [], crossOrigin: () => {} },
    log: own.log,
  });
  const around = makeAccessLog(own.log, () => '/api/master/barang');
  const port = { port: 0, host: '127.0.0.1' };
  const door = await openHttp(port, () => {}, {}, around);
  door.serve((request, response) => {
    setCaller(request, { tenant: 'toko', role: 'staff', user: 'ana' });
    hasEntered(request, 'erp_req_toko');
    response.end();
  }, admits);
  const ask = () =>
    fetch(`http://127.0.0.1:${door.port}/api/master/barang`, { headers: bearer('t') });
  await ask();
  full = true;
  expect((await ask()).status).toBe(503);
  const last = await until(async () => {
    const found = own.lines.map((line) => JSON.parse(line) as Line);
    return found.find(({ status }) => status === 503);
  });
  expect(last).toMatchObject({
    ...{ route: '/api/master/barang', status: 503 },
    ...{ tenant: 'toko', role: 'staff', user: 'ana' },
  });
  await door.close(0);
});

test('without ACCESS_LOG no request that succeeds has a line; one that is refused names who asked', async () => {
  const own = keepLog();
  const plain = await startServer(data, {}, own.log);
  const admin = plain.rest(await plain.tokenOf(toko, 'admin'));
  await admin.get('/api/master/barang');
  const answer = await admin.get('/api/master/barang/997');
  const id = answer.headers.get('x-request-id') as string;
  const line = await until(async () => own.lines.find((one) => one.includes(id)));
  expect(own.lines.filter((one) => 'route' in JSON.parse(one))).toEqual([]);
  expect(JSON.parse(line as string)).toMatchObject({
    res: { statusCode: 404 },
    ...{ tenant: toko.kode, role: 'admin', user: expect.any(String) },
  });
});

test('nothing of a request says who asks before its token was found good', () => {
  expect(callerOf({})).toBeUndefined();
});
