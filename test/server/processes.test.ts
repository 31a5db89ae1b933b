/** Several server processes behind one port are one server to whoever asks. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { type ServerProcess, startProcess } from '../bench/process.ts';
import { openDatabase } from '../helpers/database.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

const data = openDatabase();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-proses-'));
const KEY = 'kunci-metrik-untuk-uji';
const LIMIT = 25;
let server: ServerProcess;
let toko: Toko;
let token: string;

type Answer = { status: number; body: string };

/** Each request on a connection of its own, so that they go round the processes. */
function ask(method: string, url: string, body?: object, headers: object = {}): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: '127.0.0.1',
        port: server.port,
        agent: false,
        method,
        path: url,
        headers: {
          ...(text && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          answer += part;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: answer }));
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}

const many = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

async function signIn(): Promise<void> {
  token = '';
  const id_token = await makeDevIdentityToken(
    { dataDir, production: false },
    `staff@${toko.kode}.test`,
  );
  const { body } = await ask('POST', '/api/auth/sesi', { id_token });
  token = JSON.parse(body).token;
  token = JSON.parse((await ask('POST', `/api/tenants/${toko.kode}/pilih`, {})).body).token;
}

/** The processes that serve: the children of the one that was started. */
function children(): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === server.pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

const health = () => ask('GET', '/api/health/ready').catch(() => ({ status: 0, body: '' }));
/** Until both serve: each of the last ten connections was answered. */
const bothServe = () =>
  until(async () => (await many(10, health)).every(({ status }) => status === 200));

beforeAll(async () => {
  toko = await openToko(data);
  server = await startProcess('server/index.ts', {
    DATABASE_URL_APP: data.appUrl,
    NIAGA_DATA: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: String(LIMIT),
    RATE_LIMIT_SESI: '0',
    POOL_WAIT_MS: '600000',
    SERVER_PROCESSES: '2',
    METRICS_KEY: KEY,
  });
  await bothServe();
  await signIn();
});

afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('one limit for all processes, and one set of figures', async () => {
  // The sign-in was counted too.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const started = performance.now();
  const answers = await many(3 * LIMIT, () => ask('GET', '/api/master/satuan'));
  const seconds = Math.floor((performance.now() - started) / 1000) + 1;
  const served = answers.filter(({ status }) => status === 200).length;
  expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(served).toBeGreaterThanOrEqual(LIMIT);
  expect(served).toBeLessThanOrEqual(LIMIT * seconds);

  const { body } = await ask('GET', '/metrics', undefined, { authorization: `Bearer ${KEY}` });
  const counted = [
    ...body.matchAll(/duration_seconds_count\{[^}]*route="\/api\/master\/satuan"[^}]*\} (\d+)/g),
  ];
  expect(counted.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(3 * LIMIT);
  expect(body).toMatch(/niaga_info\{version="[^"]+"\} 1/);
});

test('one effect for a key, whichever process gets it', async () => {
  const body = {
    tanggal: hari('01-05'),
    kontak_id: await toko.kontak({ tipe: 'supplier' }),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: await toko.barang(), qty: 1, harga: 1000 }],
  };
  const key = { 'idempotency-key': `txn:pembelian:${randomUUID()}` };
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answers = await many(12, () => ask('POST', '/api/transaksi/pembelian', body, key));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
});

test('a process that dies is replaced, and tokens hold', async () => {
  const before = children();
  expect(before).toHaveLength(2);
  const [victim = 0, other = 0] = before;
  process.kill(victim, 'SIGKILL');
  await until(() => {
    const now = children();
    return now.length === 2 && !now.includes(victim);
  });
  expect(children()).toContain(other);
  await bothServe();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answers = await many(6, () => ask('GET', '/api/master/satuan'));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
});

test('a session that ends is ended in every process within a second', async () => {
  expect((await ask('DELETE', '/api/auth/sesi')).status).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const answers = await many(6, () => ask('GET', '/api/master/satuan'));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(401));
});

test('a wrong configuration ends all of them, and so does the end of the first', async () => {
  const wrong = { DATABASE_URL_APP: data.appUrl, NIAGA_DATA: dataDir, PORT: String(server.port) };
  await expect(
    startProcess('server/index.ts', { ...wrong, SERVER_PROCESSES: '2', HOST: '127.0.0.1' }),
  ).rejects.toThrow(/ended before it served/);
  const pids = children();
  await server.stop();
  await until(() => pids.every((pid) => !readdirSync('/proc').includes(String(pid))));
});
