import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../server/base/progress.ts';
import { number, quantile, table } from './format.ts';
import { drive } from './load.ts';
import type { ServerProcess } from './process.ts';
import { makeRawClient, type RawAnswer, type RawClient } from './raw_client.ts';
import { openShops, type Shop, saleOf, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- neighbours`, two minutes: one tenant whose twelve clients rehearse lists of 200 orders, and come again when
 * they are told to, beside one that works as on any day. By turns with the storm and without. BENCH_SERVER=PATH
 * measures another server on the same database, such as an older one.
 */

const CLIENTS = 12;
const ORDERS = 200;
/** Clients of the quiet one. */
const QUIET = 3;
const ROUNDS = 4;
const ROUND_MS = 8_000;
/** Of the storm, before it counts. */
const RISE_MS = 3_000;

type Sent = RawAnswer & { ms: number };
type Bench = { loud: string; quiet: readonly string[]; client: RawClient };

function requestsOf([one, other]: readonly [Shop, Shop], client: RawClient): Bench {
  const orders = Array.from({ length: ORDERS }, (_, n) => JSON.parse(saleOf(one, n % 9)));
  const list = JSON.stringify({ mode: 'semua', dokumen: orders });
  const path = '/api/transaksi/order-penjualan/massal?simulasi=true';
  const get = (url: string) => client.request('GET', url, other.token, '');
  return {
    client,
    loud: client.request('POST', path, one.token, list),
    quiet: [
      get('/api/master/barang?page=1&per_page=20'),
      client.request('POST', '/api/transaksi/penjualan', other.token, saleOf(other, 1)),
      get(`/api/transaksi/penjualan/${other.penjualan}`),
      get('/api/laporan/stok'),
    ],
  };
}

/** The loud tenant's clients, until `end`. */
function storm({ client, loud }: Bench) {
  const statuses: number[] = [];
  let over = false;
  const one = async () => {
    while (!over) {
      const { status } = await client.send(loud);
      statuses.push(status);
      // All refusals say one second.
      if (status === 503 && !over) await sleep(1000);
    }
  };
  const clients = Array.from({ length: CLIENTS }, one);
  const end = async () => {
    over = true;
    await Promise.all(clients);
  };
  return { statuses, end };
}

/** The quiet tenant's requests, for the time of a round. */
async function work({ client, quiet }: Bench): Promise<Sent[]> {
  const sent: Sent[] = [];
  await drive(QUIET, ROUND_MS, async (index, turn) => {
    const since = performance.now();
    const answer = await client.send(quiet[(index + turn) % quiet.length] as string);
    sent.push({ ...answer, ms: performance.now() - since });
    if (answer.status === 503) await sleep(1000);
  });
  return sent;
}

const timesOf = (sent: readonly Sent[]): number[] => sent.filter(isServed).map(({ ms }) => ms);
const isServed = ({ status }: Sent): boolean => status >= 200 && status < 300;

function line(title: string, sent: readonly Sent[], lists: string): string[] {
  const times = timesOf(sent);
  const refused = sent.length - times.length;
  return [
    title,
    number(sent.length / ((ROUNDS * ROUND_MS) / 1000), 1),
    `${refused} (${number((100 * refused) / sent.length, 1)} %)`,
    ...[0.5, 0.99, 1].map((q) => number(quantile(times, q), 0)),
    lists,
  ];
}

export async function benchNeighbours(world: World, progress: Progress): Promise<string[]> {
  const shops = (await progress.step('Dua toko', () => openShops(world, 2))) as [Shop, Shop];
  // Only here the limit of waiting is in force.
  const { POOL_WAIT_MS: _, ...env } = world.serverEnv;
  const server: ServerProcess = await world.start(process.env.BENCH_SERVER, env);
  const client = makeRawClient(server.port);
  world.onStop(client.close);
  const bench = requestsOf(shops, client);
  await progress.step('Pemanasan', () => work(bench));
  await settle(world);
  await work(bench);
  const [alone, beside, loud]: [Sent[], Sent[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await progress.step('sendiri', () => work(bench))));
    const loudly = storm(bench);
    await sleep(RISE_MS);
    beside.push(...(await progress.step('di samping badai', () => work(bench))));
    await loudly.end();
    loud.push(...loudly.statuses);
  }
  const lists = ROUNDS * ((ROUND_MS + RISE_MS) / 1000);
  const made = loud.filter((status) => status === 200).length;
  const said = `${number(made / lists, 1)} per dtk, ${loud.length - made} ditolak`;
  const head = [
    'tetangga',
    'per dtk',
    'tidak dilayani',
    'p50 ms',
    'p99',
    'terlama',
    'daftar 200 order',
  ];
  const rows = [line('sendiri', alone, ''), line('di samping badai', beside, said)];
  const p99 = [alone, beside].map((sent) => quantile(timesOf(sent), 0.99));
  const ratio = (p99[1] as number) / (p99[0] as number);
  return [...table([head, ...rows], 1), '', `p99 di samping badai / sendiri: ${number(ratio, 2)}`];
}
