import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { makeSecret } from '../../server/base/secret_inputs.ts';
import { drainOutbox, sealAudit } from '../../workers/relay/drain.ts';
import { makeWebhookSender } from '../../workers/webhook/sender.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { connect, sell } from './posting.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { BENCH_SECRET_KEY, inBooks, type World } from './world.ts';

/**
 * `npm run bench -- webhook`, about two minutes: what a sale of three lines costs PostgreSQL, in CPU, on the connection
 * that posts it, and on that of the worker, which puts it into the feed and sends it to webhooks, by their number.
 */

const HOOKS = [0, 1, 5];
const ROUNDS = 5;
const SALES = 40;

const pidOf = async (client: pg.ClientBase): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/** A receiver that takes everything. */
async function openReceiver(world: World): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.onStop(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** The worker's one connection, and what it does with what a tenant posted. */
async function openWorker(world: World, { kode }: Shop) {
  const pool = new pg.Pool({ connectionString: world.urls.worker, max: 1, idleTimeoutMillis: 0 });
  world.onStop(() => pool.end());
  const client = await pool.connect();
  const pid = await pidOf(client);
  client.release();
  const secrets = makeSecretBox([BENCH_SECRET_KEY]);
  const fault = (error: Error) => {
    throw error;
  };
  const sender = makeWebhookSender(pool, { allow: ['127.0.0.1'], secrets }, fault);
  world.onStop(() => sender.stop());
  const tenant = { kode, skema: `t_${kode}` };
  const waiting = () =>
    inBooks(world, kode, async (books) => {
      const text = `select count(*)::int as banyak from webhook_pengiriman where status = 'menunggu'`;
      return (await books.query<{ banyak: number }>(text)).rows[0]?.banyak ?? 0;
    });
  return {
    pid,
    seal: secrets,
    handOn: async () => {
      await sealAudit(pool, tenant);
      await drainOutbox(pool, tenant);
    },
    deliver: async () => {
      while ((await waiting()) > 0) {
        await sender.look(tenant);
        await sleep(20);
      }
    },
  };
}

export async function benchWebhook(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  world.onStop(() => client.end());
  const [url, worker] = [await openReceiver(world), await openWorker(world, shop)];
  const pid = await pidOf(client);
  const cpu = async (one: number, run: () => Promise<void>) => {
    const before = cpuOf(one);
    await run();
    return (cpuOf(one) - before) / SALES;
  };
  const sellAll = async () => {
    for (let n = 0; n < SALES; n += 1) await sell(client, shop);
  };
  const subscribe = (hooks: number) =>
    inBooks(world, shop.kode, async (books) => {
      await books.query('delete from webhook');
      const rahasia = makeSecret(worker.seal.seal, shop.kode).sealed;
      await books.query(
        `insert into webhook (url, peristiwa, rahasia)
         select $1, '{transaksi.diposting}', $2 from generate_series(1, $3::int)`,
        [url, rahasia, hooks],
      );
    });
  const rows: string[][] = [];
  await sellAll();
  await worker.handOn();
  await settle(world);
  for (const hooks of HOOKS) {
    await progress.step(`${hooks} webhook`, async () => {
      await subscribe(hooks);
      const rounds: { sale: number; feed: number; sent: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const sale = await cpu(pid, sellAll);
        const feed = await cpu(worker.pid, worker.handOn);
        rounds.push({ sale, feed, sent: await cpu(worker.pid, worker.deliver) });
      }
      const of = (name: 'sale' | 'feed' | 'sent') =>
        number(median(rounds.map((round) => round[name])), 2);
      rows.push([String(hooks), of('sale'), of('feed'), of('sent')]);
    });
  }
  return table([['webhook', 'penjualan, ms', 'umpan, ms', 'pengiriman, ms'], ...rows], 1);
}
