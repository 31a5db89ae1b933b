import http from 'node:http';
import type { Progress } from '../../server/progress.ts';
import { openAccess } from './access.ts';
import { number, quantile, table } from './format.ts';
import { makeHttpClient } from './http_client.ts';
import { printMachine } from './machine.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { furnishShop, makeTenants, type Shop, saleOf, settle } from './shops.ts';
import { SALE } from './ways.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- overload`: sales at ten times the rate that the server can post. What it accepts must be quick, what it
 * cannot must hear so at once, and afterwards it must be itself again. About a minute.
 */

const CLIENTS = 16;
const PEAK_MS = 10_000;
const STORM_MS = 10_000;
const FACTOR = 10;

type Answered = { status: number; ms: number };

function post(agent: http.Agent, port: number, shop: Shop): Promise<Answered> {
  const body = saleOf(shop, Math.floor(Math.random() * (shop.barang.length - 2)));
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - started });
    const request = http.request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method: 'POST',
        path: '/api/transaksi/penjualan',
        headers: {
          authorization: `Bearer ${shop.token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (response) => response.resume().once('end', () => end(response.statusCode ?? 0)),
    );
    request.once('error', () => end(0));
    request.end(body);
  });
}

/** Each client sends the next one when it has its answer; @returns sales a second */
async function peak(port: number, shop: Shop, ms: number): Promise<number> {
  const client = makeHttpClient(port);
  let count = 0;
  const until = performance.now() + ms;
  const one = async () => {
    while (performance.now() < until) {
      await SALE.http(client, shop);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  client.close();
  return (count / ms) * 1000;
}

/** Sends at a rate, whatever comes back. */
async function storm(port: number, shop: Shop, perSecond: number): Promise<Answered[]> {
  const agent = new http.Agent({ keepAlive: true });
  const answers: Promise<Answered>[] = [];
  const started = performance.now();
  for (let now = 0; now < STORM_MS; now = performance.now() - started) {
    const due = Math.min(Math.floor((now / 1000) * perSecond), answers.length + 500);
    while (answers.length < due) answers.push(post(agent, port, shop));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

async function openShop(world: World): Promise<Shop> {
  await makeTenants(world, 0, 1, () => {});
  const access = await openAccess(world);
  const shop = await furnishShop(access, 0);
  await access.close();
  await settle(world);
  return shop;
}

export async function measureOverload(
  server: ServerProcess,
  shop: Shop,
  progress: Progress,
): Promise<string[][]> {
  await peak(server.port, shop, PEAK_MS / 2);
  const rate = await progress.step('Laju tertinggi', () => peak(server.port, shop, PEAK_MS));
  const all = await progress.step(`${FACTOR} kali lipat`, () =>
    storm(server.port, shop, rate * FACTOR),
  );
  const after = await progress.step('Sesudahnya', () => peak(server.port, shop, PEAK_MS / 2));
  const of = (wanted: (status: number) => boolean) => all.filter(({ status }) => wanted(status));
  const made = of((status) => status === 201);
  const refused = of((status) => status === 503 || status === 429);
  const ms = (list: Answered[], q: number) =>
    number(
      quantile(
        list.map((one) => one.ms),
        q,
      ),
      0,
    );
  const goodput = (made.length / STORM_MS) * 1000;
  return [
    ['laju tertinggi', `${number(rate, 1)} per dtk`],
    ['dikirim', `${number((all.length / STORM_MS) * 1000, 0)} per dtk`],
    [
      'diterima',
      `${number(goodput, 1)} per dtk (${number((100 * goodput) / rate, 0)} % dari laju tertinggi)`,
    ],
    ['  p50 · p99', `${ms(made, 0.5)} · ${ms(made, 0.99)} ms`],
    ['ditolak 503 atau 429', `${refused.length}`],
    ['  p50 · p99', `${ms(refused, 0.5)} · ${ms(refused, 0.99)} ms`],
    ['jawaban lain', String(all.length - made.length - refused.length)],
    ['laju sesudahnya', `${number(after, 1)} per dtk`],
  ];
}

export async function benchOverload(world: World, progress: Progress): Promise<void> {
  await printMachine(world.urls.owner);
  const shop = await progress.step('Toko', () => openShop(world));
  const server = await startProcess('server/index.ts', world.serverEnv);
  try {
    console.log(`\n${table(await measureOverload(server, shop, progress), 2).join('\n')}`);
  } finally {
    await server.stop();
  }
}
