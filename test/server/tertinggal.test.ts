/** While a tenant is brought forward its requests are refused: that is expected, and no fault in the log. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();

test('the tenant that waits is answered 503 without an error in the log; so are refusals of the client’s mistakes', async () => {
  const { lines, log } = keepLog();
  const server = await startServer(data, {}, log);
  const token = await server.signIn('admin@satu.test', 'satu');
  const step = (by: number) =>
    data.rows(`update erp_private.tenant set langkah = langkah + $1 where kode = 'satu'`, [by]);
  lines.length = 0;
  await step(-1);
  const refused = await until(async () => {
    const answer = await server.rest(token).get('/api/master/barang');
    return answer.status === 503 && answer;
  });
  expect([refused.body.message, refused.headers.get('retry-after')]).toEqual([
    'tenant sedang diperbarui; ulangi sebentar lagi',
    '5',
  ]);
  expect((await server.graphql(token, '{ daftarBarang { totalCount } }')).status).toBe(503);
  await step(1);
  await until(async () => (await server.rest(token).get('/api/master/barang')).status === 200);
  for (const [path, status] of [
    ['/api/gaib', 404],
    ['/api/master/barang/999999', 404],
    ['/api/master/barang?per_page=x', 400],
  ] as const) {
    expect((await server.rest(token).get(path)).status).toBe(status);
  }
  expect((await server.rest().get('/api/master/barang')).status).toBe(401);
  const told = () =>
    lines.map((line) => JSON.parse(line) as { level: string; res?: { statusCode: number } });
  const levelOf = (status: number) =>
    new Set(told().flatMap(({ level, res }) => (res?.statusCode === status ? [level] : [])));
  await until(() => levelOf(401).size > 0);
  expect([levelOf(503), levelOf(404), levelOf(400), levelOf(401)]).toEqual([
    new Set(['warn']),
    ...[404, 400, 401].map(() => new Set(['info'])),
  ]);
  expect(told().filter(({ level }) => level === 'error')).toEqual([]);
});
