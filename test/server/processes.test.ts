/** Several server processes behind one port are one server to whoever asks. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startProcess } from '../bench/process.ts';
import { openDatabase } from '../helpers/database.ts';
import { many, type Processes, startProcesses, until } from '../helpers/processes.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';

const data = openDatabase();
const KEY = 'kunci-metrik-untuk-uji';
const LIMIT = 25;
let server: Processes;
let toko: Toko;
let token: string;

const ask = (method: string, url: string, body?: object, headers: object = {}) =>
  server.ask(method, url, { token, body, headers });

beforeAll(async () => {
  toko = await openToko(data);
  server = await startProcesses(data, { RATE_LIMIT: String(LIMIT), METRICS_KEY: KEY });
  await server.allServe();
  token = await server.signIn(`staff@${toko.kode}.test`, toko.kode);
});

afterAll(() => server?.stop());

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
  const before = server.children();
  expect(before).toHaveLength(2);
  const [victim = 0, other = 0] = before;
  process.kill(victim, 'SIGKILL');
  await until(() => {
    const now = server.children();
    return now.length === 2 && !now.includes(victim);
  });
  expect(server.children()).toContain(other);
  await server.allServe();
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
  const wrong = {
    DATABASE_URL_APP: data.appUrl,
    NIAGA_DATA: server.dataDir,
    PORT: String(server.port),
  };
  await expect(
    startProcess('server/index.ts', { ...wrong, SERVER_PROCESSES: '2', HOST: '127.0.0.1' }),
  ).rejects.toThrow(/ended before it served/);
  const pids = server.children();
  await server.stop();
  await until(() => pids.every((pid) => !readdirSync('/proc').includes(String(pid))));
});
