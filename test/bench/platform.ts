import { setTimeout as sleep } from 'node:timers/promises';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { addNode } from '../../db/scripts/node.ts';
import { loadConfig } from '../../server/base/config.ts';
import type { Progress } from '../../server/base/progress.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { cpuOf, cpuOfConnections } from './cpu.ts';
import { number, table } from './format.ts';
import { makeHttpClient } from './http_client.ts';
import { drive } from './load.ts';
import { spawnScript } from './process.ts';
import { openShops, saleOf } from './shops.ts';
import { openPlace, type World } from './world.ts';

/**
 * `npm run bench -- platform`, about two and a half minutes: what sales of tenants on another node ask of the platform's
 * database, in transactions and CPU, with a server and a worker; first while nobody sells.
 */

const ROUND_MS = 15_000;
/** PostgreSQL counts a connection's transactions at the latest so long after its last one. */
const COUNTED_MS = 12_000;
const CLIENTS = [0, 1, 4, 16];
const SHOPS = 4;

type Read = { transactions: number; platform: number; node: number; server: number };

/** What came within a round; CPU in ms. */
type Round = Read & { clients: number; sales: number; seconds: number };

async function readAt(owner: string, pids: Record<'platform' | 'node' | 'server', number>) {
  const cpu = {
    platform: cpuOfConnections(pids.platform),
    node: cpuOfConnections(pids.node),
    server: cpuOf(pids.server),
  };
  await sleep(COUNTED_MS);
  const transactions = await withPgClient(owner, async (client) => {
    const text = `select xact_commit + xact_rollback as n from pg_stat_database where datname = current_database()`;
    return Number((await client.query<{ n: string }>(text)).rows[0]?.n);
  });
  return { transactions, ...cpu };
}

const HEADS = [
  'klien',
  'penjualan/dtk',
  'transaksi platform',
  'CPU platform ms',
  'CPU simpul ms',
  'CPU server ms',
  'bagian platform %',
];

/** Of one sale. What a second costs without sales (`idle`) is not its own; the server's is, since it rests then. */
function rowOf(round: Round, idle: Round): string[] {
  const { sales, seconds } = round;
  const own = (name: 'transactions' | 'platform' | 'node') =>
    (round[name] - (idle[name] / idle.seconds) * seconds) / sales;
  const [platform, node, server] = [own('platform'), own('node'), round.server / sales];
  return [
    String(round.clients),
    number(sales / (ROUND_MS / 1000), 1),
    number(own('transactions'), 3),
    number(platform, 3),
    number(node, 2),
    number(server, 2),
    number((platform / (platform + node + server)) * 100, 1),
  ];
}

export async function benchPlatform(world: World, progress: Progress): Promise<string[]> {
  const shops = await progress.step('Toko', () => openShops(world, SHOPS));
  const second = await openPlace(progress);
  world.onStop(second.stop);
  const { owner } = world.urls;
  const config = loadConfig({ ...world.serverEnv, DATABASE_URL: owner });
  await progress.step('Simpul', () => addNode(config, owner, 'dua', second.urls.owner));
  for (const { kode } of shops) {
    await progress.step(`Pindah ${kode}`, () => moveTenant(config, owner, { kode, ke: 'dua' }));
  }
  const server = await world.start();
  const worker = spawnScript(['workers/index.ts'], {
    ...world.serverEnv,
    DATABASE_URL_WORKER: world.urls.worker,
  });
  world.onStop(() => worker.end('SIGTERM'));
  const pids = {
    platform: world.postgresPid,
    node: second.embedded.pid(),
    server: server.pid,
  };
  const http = makeHttpClient(server.port);
  const send = (client: number, turn: number) => {
    const shop = shops[client % shops.length] as (typeof shops)[number];
    return http.ask('POST', '/api/transaksi/penjualan', shop.token, saleOf(shop, turn % 10));
  };
  await drive(SHOPS, ROUND_MS / 3, send);
  const rounds: Round[] = [];
  for (const clients of CLIENTS) {
    const round = await progress.step(`${clients} klien`, async () => {
      const before = await readAt(owner, pids);
      const started = performance.now();
      const sales = (await drive(clients, ROUND_MS, send)).length;
      if (clients === 0) await sleep(ROUND_MS);
      const after = await readAt(owner, pids);
      const seconds = (performance.now() - started) / 1000;
      return { before, after, sales, seconds, clients };
    });
    const { before, after, ...counts } = round;
    const within = (name: keyof Read) => after[name] - before[name];
    rounds.push({
      ...counts,
      transactions: within('transactions'),
      platform: within('platform'),
      node: within('node'),
      server: within('server'),
    });
  }
  http.close();
  const [idle, ...busy] = rounds as [Round, ...Round[]];
  const each = (value: number) => number(value / idle.seconds, 1);
  return [
    `Tanpa penjualan, tiap detik: ${each(idle.transactions)} transaksi dan ${each(idle.platform)} ms CPU di platform, ${each(idle.node)} ms di simpul`,
    'Sebuah penjualan, di luar itu:',
    ...table([HEADS, ...busy.map((round) => rowOf(round, idle))], 1),
  ];
}
