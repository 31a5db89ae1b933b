/** The door of the server: requests that could not be served in time are refused at once, before any work. */
import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeAdmission } from '../../server/http/admission.ts';
import { openHttp } from '../../server/http/http_server.ts';
import { watchLoop } from '../../server/http/loop_delay.ts';
import { LINE_PER_CONNECTION } from '../../server/lines/pool_line.ts';
import { openStream } from '../dashboard/stream.ts';
import { untilWaiting, waitingSessions } from '../helpers/antre.ts';
import { type Answer, startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory } from '../helpers/story.ts';
import { until, untilDone } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();

const KEY = 'kunci-metrik-untuk-uji';
const URL_ = '/api/master/barang';
const lines: { level: string; refused?: number; msg: string }[] = [];
const log = makeLogger(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'info' }), {
  write: (line: string) => lines.push(JSON.parse(line)),
});
let server: TestServer;
let token: string;

/** One connection works, as many wait as may; the next request is one too many. */
beforeAll(async () => {
  const env = {
    POOL_MAX: '1',
    METRICS_KEY: KEY,
    CORS_ORIGIN: 'https://toko.test',
  };
  server = await startServer(data, env, log);
  token = await server.signIn('staff@satu.test', 'satu');
});

const figure = async (name: string): Promise<number> => {
  const { text } = await server.rest(KEY).get('/metrics');
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );
};
/** Of the request that worked and of those that waited. */
const SERVED = [200, ...Array(LINE_PER_CONNECTION).fill(200)];
const WAITING = 'niaga_pool_connections{pool="main",state="waiting"}';
const REFUSED = 'niaga_http_refused_total';

/** Requests for goods hold their connection until this ends. */
const held = <T>(work: () => Promise<T>): Promise<T> =>
  data.asOwner(
    async (db) => {
      await db.rows('lock table barang in access exclusive mode');
      return work();
    },
    { tenant: 'satu' },
  );

/**
 * Fills the server for the time of `work`: a request holds the one connection, and sign-ins, which need no check of a
 * session, wait in the line. @returns what became of them
 */
async function filled(work: () => Promise<void>): Promise<Answer[]> {
  const inside: Promise<Answer>[] = [];
  const id_token = await server.identityToken('staff@satu.test');
  await held(async () => {
    inside.push(server.rest(token).get(URL_));
    // Until the request has the connection: while the session is checked a later request could be served first.
    await untilWaiting(data, 1);
    for (let n = 0; n < LINE_PER_CONNECTION; n += 1) {
      inside.push(server.rest().post('/api/auth/sesi', { id_token }));
    }
    await until(async () => (await figure(WAITING)) === LINE_PER_CONNECTION);
    await work();
  });
  return Promise.all(inside);
}

/** Sends the head of a request and no body; @returns what comes back. */
function headOnly(head: string[]): { answer: Promise<string>; socket: net.Socket } {
  const socket = net.connect(Number(new URL(server.base).port), '127.0.0.1');
  socket.write(`${head.join('\r\n')}\r\nHost: x\r\n\r\n`);
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part) => {
      text += part;
      const [, length] = /content-length: (\d+)/i.exec(text) ?? [];
      const at = text.indexOf('\r\n\r\n') + 4;
      if (length && text.length >= at + Number(length)) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
  return { answer, socket };
}

test('one too many: 503 in the documented shape, before token and body, and open again afterwards', async () => {
  const before = await figure(REFUSED);
  const answers: Answer[] = [];
  // With a token that the door has not met: whose it is, and that another tenant fills the line, it cannot know.
  const fresh = await server.signIn('staff@satu.test', 'satu');
  const inside = await filled(async () => {
    const headers = { 'x-request-id': 'pintu-1', origin: 'https://toko.test' };
    answers.push(await server.rest(fresh).get(`${URL_}?search=a`, headers));
    answers.push(await server.rest('bukan token').get(`/api/v1/master/barang`));
    answers.push(await server.rest().post('/api/auth/sesi', { id_token: 'x' }));
    answers.push(await server.graphql(fresh, '{daftarBarang {totalCount}}'));
    answers.push(await server.rest(fresh).post('/mcp', {}));
  });
  for (const answer of answers) {
    expectError(answer, 503, 'HT503');
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  }
  expect(answers.map(({ body }) => body.path)).toEqual([
    URL_,
    '/api/v1/master/barang',
    '/api/auth/sesi',
    '/graphql',
    '/mcp',
  ]);
  const [first] = answers as [Answer];
  expect(first.headers.get('x-request-id')).toBe('pintu-1');
  expect(first.headers.get('access-control-allow-origin')).toBe('https://toko.test');

  // Those inside were served, and all doors are open again.
  expect(inside.map(({ status }) => status)).toEqual(SERVED);
  const [again] = [await server.rest(token).get(URL_, { origin: 'https://toko.test' })];
  expect(again.status).toBe(200);
  const common = ['content-security-policy', 'x-content-type-options', 'x-powered-by'];
  for (const name of [...common, 'access-control-expose-headers'])
    expect([name, first.headers.get(name)]).toEqual([name, again.headers.get(name)]);
  expect(first.headers.get('vary')).toBe('Origin');
  expect(await figure(REFUSED)).toBe(before + answers.length);
  // The log has one line for all refusals.
  const told = () => lines.filter(({ refused }) => refused !== undefined);
  await until(() => told().reduce((sum, { refused = 0 }) => sum + refused, 0) === answers.length);
  expect(told()[0]).toMatchObject({ level: 'warn' });
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
});

test('a body that was not sent is not waited for, nor asked for', async () => {
  await filled(async () => {
    const head = ['POST /api/master/barang HTTP/1.1', 'Content-Type: application/json'];
    const { answer, socket } = headOnly([...head, 'Content-Length: 100000']);
    expect(await answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(await answer).toMatch(/\r\nConnection: keep-alive\r\n/);
    socket.destroy();
    const asking = headOnly([...head, 'Content-Length: 100000', 'Expect: 100-continue']);
    // No 100 before the refusal, and the connection is closed, since the body may still follow.
    expect(await asking.answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(await asking.answer).toMatch(/\r\nConnection: close\r\n/);
    asking.socket.destroy();
  });
  const asking = headOnly([
    'POST /api/master/barang HTTP/1.1',
    'Content-Type: application/json',
    'Content-Length: 2',
    'Connection: close',
    'Expect: 100-continue',
  ]);
  asking.socket.once('data', () => asking.socket.write('{}'));
  expect(await asking.answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 401 /);
  asking.socket.destroy();
});

test('health, figures, pages and streams come through', async () => {
  let stream: ReturnType<typeof openStream> | undefined;
  const inside = await filled(async () => {
    const rest = server.rest();
    for (const url of ['/api/health/live', '/api/v1/health/live', '/.well-known/jwks.json'])
      expect([url, (await rest.get(url)).status]).toEqual([url, 200]);
    for (const url of ['/graphiql', '/api/docs', '/api/docs/docs.js'])
      expect([url, (await rest.get(url)).status]).toEqual([url, 200]);
    expect((await server.rest(KEY).get('/metrics')).status).toBe(200);
    const preflight = await fetch(server.base + URL_, {
      method: 'OPTIONS',
      headers: { origin: 'https://toko.test', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    stream = openStream(server.base, token);
    // It waits behind the others, and so does who asks for health.
    await until(async () => (await figure(WAITING)) > LINE_PER_CONNECTION);
  });
  expect(inside.map(({ status }) => status)).toEqual(SERVED);
  const opened = await stream;
  expect(opened?.status).toBe(200);
  expect(await opened?.next()).toMatchObject({ event: 'kpi' });
  await opened?.close();
});

test('clients that send their bodies slowly do not keep others out', async () => {
  const slow: net.Socket[] = [];
  const { first, second } = await held(async () => {
    const first = server.rest(token).get(URL_);
    await untilWaiting(data, 1);
    const head = ['POST /api/master/satuan HTTP/1.1', 'Content-Type: application/json'];
    for (let n = 0; n < 10; n += 1) {
      const { socket } = headOnly([...head, `Authorization: Bearer ${token}`, 'Content-Length: 9']);
      await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
      slow.push(socket);
    }
    const second = server.rest(token).get(URL_);
    await until(async () => (await figure(WAITING)) > 0);
    // In an object: awaited here, they would wait for the lock that is held for them.
    return { first, second };
  });
  expect([(await first).status, (await second).status]).toEqual([200, 200]);
  for (const socket of slow) socket.destroy();
});

test('who was let in and waits too long is refused while he waits', async () => {
  const other = await startServer(data, { POOL_MAX: '1', POOL_WAIT_MS: '200' });
  // A server that allows so little refuses also while the machine stands still: then again.
  const rest = other.rest(await untilDone(() => other.signIn('staff@satu.test', 'satu')));
  const inside = await held(async () => {
    let working: Promise<Answer> | undefined;
    const work = () => {
      working = rest.get(URL_);
      working.then(({ status }) => {
        if (status === 503) working = undefined;
      });
    };
    await until(async () => {
      if (working === undefined) work();
      return (await waitingSessions(data)) === 1 && working !== undefined;
    });
    const late = await Promise.all([rest.get(URL_), rest.get(URL_)]);
    for (const answer of late) {
      expectError(answer, 503, 'HT503');
      expect(answer.headers.get('retry-after')).toBe('1');
    }
    return { working };
  });
  expect((await inside.working)?.status).toBe(200);
  await until(async () => (await rest.get(URL_)).status === 200);
});

test('where the process is late, as many are let in as can work, however short the line is', async () => {
  let late = 10_000;
  const { admits } = makeAdmission({
    pool: { max: 2, refusesAtDoor: (_who, _coming, lateMs) => lateMs > 300 },
    loop: {
      get ms() {
        return late;
      },
      stop: () => {},
    },
    headers: { fixed: [], crossOrigin: () => {} },
    log,
  });
  const inside: ServerResponse[] = [];
  const http = await openHttp({ port: 0, host: '127.0.0.1' }, () => {});
  http.serve((_request, response) => inside.push(response), admits);
  const ask = () => fetch(`http://127.0.0.1:${http.port}${URL_}`);
  const answers = [ask(), ask()];
  await until(() => inside.length === 2);
  expect((await ask()).status).toBe(503);
  late = 0;
  answers.push(ask());
  await until(() => inside.length === 3);
  for (const response of inside) response.end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await http.close();
});

test('a process that does not read is late, and not any more when it does', async () => {
  const loop = watchLoop();
  // A machine that stalls after the pause lets the watch find itself in time again before this test reads it: then once more.
  await until(async () => {
    const end = performance.now() + 500;
    while (performance.now() < end);
    // Timers run between the first and the second; the watch has looked once then, and not yet seen that it is in time again.
    for (let turn = 0; turn < 2; turn += 1) await new Promise((r) => setImmediate(r));
    return loop.ms > 100;
  });
  await until(() => loop.ms < 100);
  loop.stop();
});

test('nothing that was acknowledged is lost, nothing that was refused is there', async () => {
  const toko = await openToko();
  const staff = await server.restAs(toko, 'staff');
  const [barang, supplier] = [await toko.barang(), await toko.kontak({ tipe: 'supplier' })];
  const body = {
    tanggal: hari('01-05'),
    kontak_id: supplier,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
  };
  const buy = (key: string) =>
    staff.post('/api/transaksi/pembelian', body, { 'idempotency-key': key });
  const keys = Array.from({ length: 60 }, () => `txn:pembelian:${randomUUID()}`);
  const made = new Map<string, number>();
  let refused = 0;
  while (made.size < keys.length) {
    const missing = keys.filter((key) => !made.has(key));
    const answers = await Promise.all(missing.map(buy));
    for (const [n, { status, body: answer }] of answers.entries()) {
      expect([201, 503]).toContain(status);
      if (status === 503) refused += 1;
      else made.set(missing[n] as string, answer.id);
    }
    const there = await toko.value<number>('select count(*)::int from transaksi where jenis = $1', [
      'pembelian',
    ]);
    expect(there).toBe(made.size);
  }
  expect(refused).toBeGreaterThan(0);
  expect(new Set(made.values()).size).toBe(keys.length);
  expect(await toko.stok(barang)).toEqual({ qty: '60', nilai: '60000.00' });
});
