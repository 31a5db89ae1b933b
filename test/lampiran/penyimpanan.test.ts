/** An object store that hangs, lost its bucket or answers rubbish: 503 soon, seen in health, figures and log. */
import type { IncomingMessage, RequestListener } from 'node:http';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { loadConfig } from '../../server/base/config.ts';
import { makeStore } from '../../server/lampiran/store.ts';
import { makeStoreWatch } from '../../server/lampiran/store_watch.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { failuresOf, type Outside, openOutside } from '../helpers/outside.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { unggah } from './unggah.ts';

const { data, openToko } = openStory('few');
const KEY = 'kunci-metrik-untuk-uji';
const SILENCE_MS = 300;
const { lines, log } = keepLog();

let store: Outside;
let env: Record<string, string>;
let server: TestServer;
let toko: Toko;
let token: string;
/** A file that is there. */
let kept: number;

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
const errs =
  (status: number, code: string): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' }).end(xml(code));
  };

/** A store that keeps what it is given, in memory. */
const contents = new Map<string, Buffer>();
const bodyOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const works: RequestListener = async (request, response) => {
  const key = new URL(request.url ?? '', 'http://a').pathname;
  if (request.method === 'PUT') {
    contents.set(key, await bodyOf(request));
    response.writeHead(200, { etag: '"a"' }).end();
  } else if (request.method === 'HEAD') response.end();
  else if (contents.has(key)) response.end(contents.get(key));
  else errs(404, 'NoSuchKey')(request, response);
};
/** Half of a content, and then nothing. */
const stops: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://a');
  const whole = contents.get(pathname) ?? Buffer.alloc(0);
  response.writeHead(200, { 'content-length': whole.length });
  response.write(whole.subarray(0, whole.length / 2));
};

const upload = () =>
  unggah(server.base, token, 'halo', {
    name: 'a.txt',
    fields: { entitas: 'kontak', entitas_id: String(toko.supplier) },
  });
const download = () => server.rest(token).get(`/api/lampiran/${kept}`);
const failures = async () => failuresOf((await server.rest(KEY).get('/metrics')).text, 'store');

beforeAll(async () => {
  store = await openOutside((end) => data.onClose(async () => end()));
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'UJI', AWS_SECRET_ACCESS_KEY: 'UJI' });
  env = {
    LAMPIRAN_BUCKET: 'niaga',
    LAMPIRAN_ENDPOINT: `http://${store.address}`,
    LAMPIRAN_TIMEOUT_MS: String(SILENCE_MS),
  };
  server = await startServer(data, { ...env, METRICS_KEY: KEY }, log);
  toko = await openToko();
  token = await server.tokenOf(toko, 'staff');
  store.turn(works);
  kept = (await upload()).body.id;
});

beforeEach(() => {
  lines.length = 0;
});

test('a store that works gives back what it was given', async () => {
  expect((await download()).text).toBe('halo');
  expect(await failures()).toBe(0);
});

test.each([
  ['hangs', 'hangs', /timed out|exceeded/],
  ['refuses', 'refuses', /socket hang up|ECONNRESET/],
  ['answers rubbish', 'rubbish', /Parse Error|Expected HTTP/],
  ['has no bucket any more', errs(404, 'NoSuchBucket'), /NoSuchBucket/],
  ['lets us in no more', errs(403, 'AccessDenied'), /AccessDenied/],
  ['is full', errs(507, 'InsufficientCapacity'), /InsufficientCapacity/],
] as const)(
  'a store that %s: 503 for a file, counted, with its cause in the log',
  async (_name, behaviour, cause) => {
    store.turn(behaviour);
    const before = await failures();
    for (const { status, headers, body } of [await upload(), await download()]) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'HT503', '60']);
      expect(body.message).toBe('penyimpanan lampiran penuh atau tidak melayani; ulangi nanti');
    }
    expect(await failures()).toBe(before + 2);
    const [answered, told] = ['"msg":"permintaan gagal"', '"service":"store"'].map((word) =>
      lines.filter((line) => line.includes(word)),
    );
    expect([answered?.length, told?.length]).toEqual([2, 2]);
    for (const line of [...(answered ?? []), ...(told ?? [])]) expect(line).toMatch(cause);
    // What has nothing to do with files is served as ever.
    expect((await server.rest(token).get('/api/master/kontak?per_page=1')).status).toBe(200);
    store.turn(works);
    expect((await upload()).status).toBe(201);
  },
);

test('a content that stops half-way breaks the download off, and is counted', async () => {
  store.turn(stops);
  const before = await failures();
  await expect(download()).rejects.toThrow();
  expect(await failures()).toBe(before + 1);
  expect(lines.find((line) => line.includes('"service":"store"'))).toMatch(/stopped for/);
  store.turn(works);
  expect((await download()).text).toBe('halo');
});

test('a client that takes its time is no silence of the store', async () => {
  const long = Buffer.alloc(3_000_000, 'isi panjang ');
  contents.set('/niaga/satu/lama', long);
  const content = await makeStore(loadConfig(env).lampiran).get('satu/lama');
  let size = 0;
  for await (const part of content ?? []) {
    if (size === 0) await new Promise((resolve) => setTimeout(resolve, 3 * SILENCE_MS));
    size += (part as Buffer).length;
  }
  expect(size).toBe(long.length);
});

test('health says that the store does not serve, at once where it hangs, and the server goes on', async () => {
  store.turn('hangs');
  const at = await startServer(data, env);
  const health = await until(async () => {
    const { status, body } = await at.rest().get('/api/health');
    return body.komponen.lampiran === 'mati' && { status, body };
  });
  expect([health.status, health.body.status]).toEqual([200, 'terganggu']);
  expect((await at.rest().get('/api/health/ready')).status).toBe(200);
});

test('a store that comes back is seen, and nobody waits for one that hangs', async () => {
  let pings = 0;
  let answer: PromiseWithResolvers<void> = Promise.withResolvers();
  const ping = () => {
    pings += 1;
    return answer.promise;
  };
  const serves = makeStoreWatch({ ping }, 0);
  answer.reject(new Error('mati'));
  expect(await serves()).toBe(false);
  answer = Promise.withResolvers();
  for (let n = 0; n < 5; n += 1) expect(await serves()).toBe(false);
  expect(pings).toBe(2);
  answer.resolve();
  await until(serves);
});
