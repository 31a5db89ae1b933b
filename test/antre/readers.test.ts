/** One user who asks slow questions: his colleagues find connections, and he is told when his time is over. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { startServer, type TestServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
const TOKO = { kode: 'satu' };
const SLOW = '{daftarBarang(first: 1) {nodes {kode}}}';
const OTHER = '{daftarKontak(first: 1) {totalCount}}';
/** Of ten connections a tenant has five, and one of its users three of those. */
const PLACES = 3;

let server: TestServer;
let staff: string;
let admin: string;
beforeAll(async () => {
  server = await startServer(data, { POOL_WAIT_MS: '', RATE_LIMIT: '0' });
  [staff, admin] = await Promise.all([
    server.tokenOf(TOKO, 'staff'),
    server.tokenOf(TOKO, 'admin'),
  ]);
});

/** Work while nobody can read goods. */
const whileGoodsAreLocked = <T>(work: () => Promise<T>): Promise<T> =>
  data.asOwner(async (db) => {
    await db.rows(`lock table t_${TOKO.kode}.barang in access exclusive mode`);
    return work();
  });

test('ten slow questions of one user hold three connections; the others of his are refused, his colleague is not', async () => {
  const pending = await whileGoodsAreLocked(async () => {
    const asked = Array.from({ length: 10 }, () => server.graphql(staff, SLOW));
    let refused = 0;
    for (const one of asked) {
      void one.then(({ status }) => {
        refused += status === 503 ? 1 : 0;
      });
    }
    await until(async () => refused === asked.length - PLACES);
    for (let round = 0; round < 5; round += 1) {
      expect((await server.graphql(admin, OTHER)).status).toBe(200);
      expect((await server.rest(admin).get('/api/master/kontak?per_page=1')).status).toBe(200);
    }
    // A sale is no question: what he writes waits for no place.
    expect((await server.rest(staff).get('/api/master/kontak?per_page=1')).status).toBe(200);
    return asked;
  });
  const statuses = (await Promise.all(pending)).map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(PLACES).fill(200), ...Array(10 - PLACES).fill(503)]);
  expect((await server.graphql(staff, SLOW)).status).toBe(200);
});

test('a question of tables ends when its time is over, long before a statement would', async () => {
  const impatient = await startServer(data, { GRAPHQL_TIMEOUT_MS: '300' });
  const token = await impatient.tokenOf(TOKO, 'staff');
  const { status, body } = await whileGoodsAreLocked(() => impatient.graphql(token, SLOW));
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain('query: melebihi 0.3 detik; persempit filter');
  expect((await impatient.graphql(token, OTHER)).status).toBe(200);
});
