/** More than the database can take: the rest is refused at once, and the server is itself again afterwards. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { startServer } from '../helpers/server.ts';
import { until, untilDone } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const data = openDatabase();

/** Sends while a table is locked, so that the only connection is taken, until `count` were refused. */
async function sendMeanwhile<T extends { status: number }>(
  table: string,
  count: number,
  send: () => Promise<T>[],
): Promise<T[]> {
  const answers = await data.asOwner(async (db) => {
    await db.rows(`lock table t_satu.${table} in access exclusive mode`);
    const pending = send();
    let refused = 0;
    await new Promise<void>((resolve) => {
      for (const one of pending) {
        const counted = one.then(({ status }) => {
          refused += status === 503 ? 1 : 0;
          if (refused === count) resolve();
        });
        counted.catch(() => undefined);
      }
      void Promise.allSettled(pending).then(() => resolve());
    });
    return pending;
  });
  return Promise.all(answers);
}

test('beyond the queue of the pool: 503 with Retry-After, nothing else, and all is well afterwards', async () => {
  const KEY = 'kunci-metrik-untuk-uji';
  const server = await startServer(data, { POOL_MAX: '1', METRICS_KEY: KEY });
  const token = await server.signIn('staff@satu.test', 'satu');
  const rest = server.rest(token);
  const burst = () => Array.from({ length: 40 }, () => rest.get('/api/master/barang'));

  const answers = await sendMeanwhile('barang', 1, burst);
  const refused = answers.filter(({ status }) => status === 503);
  for (const answer of refused) {
    expectError(answer, 503, 'HT503');
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);

  const asked = await sendMeanwhile('barang', 1, () => [
    ...Array.from({ length: 40 }, () => server.graphql(token, '{daftarBarang {totalCount}}')),
    server.rest().get('/api/health'),
  ]);
  const health = asked.pop();
  expect([health?.status, health?.body.komponen.database]).toEqual([200, 'ok']);
  for (const { status, headers, body } of asked.filter((one) => one.status !== 200)) {
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(body.code ?? body.errors[0].extensions.code).toBe('HT503');
  }
  expect(asked.some(({ status }) => status === 503)).toBe(true);

  await until(async () => (await rest.get('/api/master/barang')).status === 200);
  const { text } = await server.rest(KEY).get('/metrics');
  const [, shed] = /niaga_pool_shed_total\{pool="main"\} (\d+)/.exec(text) ?? [];
  const [, atDoor] = /niaga_http_refused_total (\d+)/.exec(text) ?? [];
  expect(Number(shed) + Number(atDoor)).toBeGreaterThanOrEqual(refused.length);
  expect(text).toContain('niaga_pool_connections{pool="main",state="waiting"} 0');
});

test('who would wait longer than allowed hears so at once, and it is over when the load is', async () => {
  const server = await startServer(data, { POOL_MAX: '1', POOL_WAIT_MS: '1' });
  const token = await untilDone(() => server.signIn('staff@satu.test', 'satu'));
  const rest = server.rest(token);
  // Each takes a few milliseconds, so the second one to wait would wait too long.
  const ask = () => rest.get('/api/laporan/neraca');
  for (let n = 0; n < 20; n += 1) await until(async () => (await ask()).status === 200);

  const answers = await sendMeanwhile('akun', 20, () => Array.from({ length: 40 }, ask));
  const refused = answers.filter(({ status }) => status === 503);
  for (const answer of refused) {
    expectError(answer, 503, 'HT503');
    expect(answer.headers.get('retry-after')).toBe('1');
  }
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);

  await until(async () => (await ask()).status === 200);
});
