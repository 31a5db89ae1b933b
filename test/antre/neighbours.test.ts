/** One tenant that asks for more than there is: its neighbours are served as if it were not there (ADR 0048). */
import { beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';

const { data, openToko } = openStory();

/** As a server is set up that nobody told anything. */
const DEFAULTS = {
  POOL_WAIT_MS: '',
  STATEMENT_TIMEOUT_MS: '',
  LOCK_TIMEOUT_MS: '',
};
const CLIENTS = 12;
const ORDERS = 200;
/** What the neighbour asks while the storm lasts. */
const ROUNDS = 25;

type Shop = { toko: Toko; token: string; barang: number };
let server: TestServer;
let loud: Shop;
let quiet: Shop;

beforeAll(async () => {
  server = await startServer(data, DEFAULTS);
  const open = async (): Promise<Shop> => {
    const toko = await openToko();
    const barang = await toko.barang();
    await toko.beli('01-05', [[barang, 1_000_000, 10]]);
    return { toko, barang, token: await server.tokenOf(toko, 'staff') };
  };
  [loud, quiet] = [await open(), await open()];
});

const orderOf = ({ toko, barang }: Shop) => ({
  tanggal: hari('02-01'),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
  detail: [{ barang_id: barang, qty: 1, harga: 1500 }],
});

const LIST = '/api/transaksi/order-penjualan/massal?simulasi=true';

/** Clients of the loud one, each with a list after the other; who is refused comes again when it was told to. */
function storm(): { counts: Map<number, number>; end: () => Promise<void> } {
  const counts = new Map<number, number>();
  let over = false;
  const body = JSON.stringify({
    mode: 'semua',
    dokumen: Array.from({ length: ORDERS }, () => orderOf(loud)),
  });
  const client = async () => {
    while (!over) {
      const { status, headers } = await server.rest(loud.token).post(LIST, body);
      counts.set(status, (counts.get(status) ?? 0) + 1);
      const seconds = Number(headers.get('retry-after') ?? 0);
      for (let n = 0; n < seconds * 10 && !over; n += 1)
        await new Promise((r) => setTimeout(r, 100));
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const end = async () => {
    over = true;
    await Promise.all(clients);
  };
  return { counts, end };
}

test('twelve clients with long lists: none of the neighbour is refused', async () => {
  const rest = server.rest(quiet.token);
  const { counts, end } = storm();
  const answers: number[] = [];
  // From when the loud one has all that it gets.
  await until(async () => (counts.get(503) ?? 0) > 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const asked = await Promise.all([
      rest.get('/api/master/barang?page=1&per_page=20'),
      rest.post('/api/transaksi/penjualan', orderOf(quiet)),
      rest.get('/api/laporan/stok'),
      server.graphql(quiet.token, '{daftarBarang {totalCount}}'),
    ]);
    answers.push(...asked.map(({ status }) => status));
  }
  await end();
  expect(answers).toEqual(Array(ROUNDS).fill([200, 201, 200, 200]).flat());
  // The loud one was served too, and heard so when it was too much. Its lists may meet each other (409).
  expect([...counts.keys()]).toEqual(expect.arrayContaining([200, 503]));
  expect(await quiet.toko.stok(quiet.barang)).toMatchObject({ qty: `${1_000_000 - ROUNDS}` });
});

test('a tenant that waits for a lock of its own keeps nobody from a connection', async () => {
  const { inside } = await data.asOwner(
    async (db) => {
      await db.rows('lock table barang in access exclusive mode');
      const asked = Array.from({ length: 15 }, () =>
        server.rest(loud.token).get('/api/master/barang'),
      );
      const rest = server.rest(quiet.token);
      for (let n = 0; n < 10; n += 1)
        expect((await rest.get('/api/master/barang')).status).toBe(200);
      return { inside: asked };
    },
    { tenant: loud.toko.kode },
  );
  for (const { status } of await Promise.all(inside)) expect([200, 503]).toContain(status);
});

test('a client that goes away ends its statement, and leaves the line', async () => {
  const leaving = new AbortController();
  const LOOKED = `select count(*)::int as n from pg_stat_activity
    where datname = current_database() and application_name = 'niaga' and wait_event_type = 'Lock'`;
  const waiting = async () => (await data.rows<{ n: number }>(LOOKED))[0]?.n;
  await data.asOwner(
    async (db) => {
      await db.rows('lock table barang in access exclusive mode');
      const asked = Array.from({ length: 8 }, () =>
        fetch(`${server.base}/api/master/barang`, {
          headers: { authorization: `Bearer ${loud.token}` },
          signal: leaving.signal,
        }).then(
          ({ status }) => status,
          () => 'gone',
        ),
      );
      await until(async () => (await waiting()) === 5);
      leaving.abort();
      const heard = await Promise.all(asked);
      expect(heard.filter((one) => one === 'gone').length).toBeGreaterThanOrEqual(5);
      // On a slow machine those of the line are refused before the client goes.
      expect(heard.filter((one) => one !== 'gone' && one !== 503)).toEqual([]);
      // Their connections are free, although the lock is held still.
      await until(async () => (await waiting()) === 0);
    },
    { tenant: loud.toko.kode },
  );
  expect((await server.rest(loud.token).get('/api/master/barang')).status).toBe(200);
});
