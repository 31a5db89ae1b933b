import type { Progress } from '../../server/progress.ts';
import { openAccess } from './access.ts';
import { cpuOf, cpuOfFamily } from './cpu.ts';
import { number, quantile, table } from './format.ts';
import { printMachine } from './machine.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { makeRawClient, type RawAnswer, type RawClient } from './raw_client.ts';
import { furnishShop, makeTenants, type Shop, saleOf, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- overload`: sales at ten times the rate that the server can post. What it accepts must be quick, what it
 * cannot must hear so at once, and afterwards it must be itself again. About a minute.
 *
 * The client shares the machine with the server, so it is a cheap one, and what it costs is told. It sends by the clock
 * whatever comes back, and times an answer from when its request was due, so that its own delays count as the server's.
 */

const CLIENTS = 16;
/** Sales before anything is measured. */
const WARM_MS = 8_000;
const PEAK_MS = 10_000;
const STORM_MS = 10_000;
const FACTOR = 10;

type Answered = RawAnswer & { ms: number };
/** CPU in shares of one core. */
type Cpu = { node: number; postgres: number; client: number };
type Phase = { title: string; perSecond: number; cpu: Cpu };

type Bench = {
  world: World;
  server: ServerProcess;
  requests: readonly string[];
  client: RawClient;
};

const ofThem = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Each client sends the next one when it has its answer; @returns sales a second */
async function peak({ client, requests }: Bench, ms: number): Promise<number> {
  let count = 0;
  const started = performance.now();
  const until = started + ms;
  const one = async () => {
    while (performance.now() < until) {
      const { status } = await client.send(ofThem(requests));
      if (status === 201) count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  return (count / (performance.now() - started)) * 1000;
}

/** Sends at a rate, whatever comes back. */
async function storm({ client, requests }: Bench, perSecond: number): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const started = performance.now();
  for (let now = 0; now < STORM_MS; now = performance.now() - started) {
    const due = Math.floor((now / 1000) * perSecond);
    while (answers.length < due) {
      const since = started + (answers.length / perSecond) * 1000;
      const answer = client.send(ofThem(requests));
      answers.push(answer.then((one) => ({ ...one, ms: performance.now() - since })));
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return Promise.all(answers);
}

async function openShop(world: World): Promise<Shop> {
  await makeTenants(world, 0, 1, () => {});
  const access = await openAccess(world);
  const shop = await furnishShop(access, 0);
  await access.close();
  return shop;
}

/** What each of the three used of the processor meanwhile. */
async function watched<T>({ server, world }: Bench, work: () => Promise<T>): Promise<[T, Cpu]> {
  const read = () => {
    const { user, system } = process.cpuUsage();
    const postgres = cpuOfFamily(world.postgresPid);
    return { node: cpuOf(server.pid), postgres, client: (user + system) / 1000 };
  };
  const [before, started] = [read(), performance.now()];
  const done = await work();
  const [after, ms] = [read(), performance.now() - started];
  const share = (name: keyof Cpu) => (after[name] - before[name]) / ms;
  return [done, { node: share('node'), postgres: share('postgres'), client: share('client') }];
}

function stormLines(all: readonly Answered[], rate: number): string[][] {
  const of = (wanted: (status: number) => boolean) => all.filter(({ status }) => wanted(status));
  const made = of((status) => status === 201);
  const refused = of((status) => status === 503 || status === 429);
  const ms = (list: readonly Answered[]) => {
    const times = list.map((one) => one.ms);
    return `${[0.5, 0.99, 1].map((q) => number(quantile(times, q), 0)).join(' · ')} ms`;
  };
  const goodput = (made.length / STORM_MS) * 1000;
  const share = number((100 * goodput) / rate, 0);
  return [
    ['dikirim', `${number((all.length / STORM_MS) * 1000, 0)} per dtk`],
    ['diterima', `${number(goodput, 1)} per dtk (${share} % dari laju tertinggi)`],
    ['  p50 · p99 · terlama', ms(made)],
    ['ditolak 503 atau 429', `${refused.length}`],
    ['  p50 · p99 · terlama', ms(refused)],
    ['  tanpa Retry-After', String(refused.filter(({ retryAfter }) => !retryAfter).length)],
    ['jawaban lain', String(all.length - made.length - refused.length)],
  ];
}

async function measureOverload(bench: Bench, progress: Progress): Promise<string[]> {
  const phases: Phase[] = [];
  const run = async (title: string, ms: number): Promise<number> => {
    const work = () => watched(bench, () => peak(bench, ms));
    const [perSecond, cpu] = await progress.step(title, work);
    phases.push({ title, perSecond, cpu });
    return perSecond;
  };
  // Plans are kept, and those made while the books are empty read whole tables: until the statistics say otherwise,
  // each sale costs more than the one before.
  await run('pembukuan baru', WARM_MS);
  await progress.step('Statistik', () => settle(bench.world));
  await run('pemanasan', WARM_MS / 2);
  const rates = [await run('laju tertinggi', PEAK_MS), await run('sekali lagi', PEAK_MS)];
  const rate = Math.max(...rates);
  const [all, cpu] = await progress.step(`${FACTOR} kali lipat`, () =>
    watched(bench, () => storm(bench, rate * FACTOR)),
  );
  const accepted = all.filter(({ status }) => status === 201).length;
  const perSecond = (accepted / STORM_MS) * 1000;
  phases.push({ title: `${FACTOR} kali lipat`, perSecond, cpu });
  await run('sesudahnya', PEAK_MS / 2);
  await run('sekali lagi', PEAK_MS);
  const head = ['', 'penjualan per dtk', 'inti: Node', 'PostgreSQL', 'klien'];
  const rows = phases.map((phase) => [
    phase.title,
    number(phase.perSecond, 1),
    number(phase.cpu.node, 2),
    number(phase.cpu.postgres, 2),
    number(phase.cpu.client, 2),
  ]);
  return [...table([head, ...rows], 1), '', ...table(stormLines(all, rate), 2)];
}

export async function benchOverload(world: World, progress: Progress): Promise<void> {
  await printMachine(world.urls.owner);
  const shop = await progress.step('Toko', () => openShop(world));
  const server = await startProcess('server/index.ts', world.serverEnv);
  const client = makeRawClient(server.port);
  const requests = Array.from({ length: shop.barang.length - 2 }, (_, first) =>
    client.request('POST', '/api/transaksi/penjualan', shop.token, saleOf(shop, first)),
  );
  try {
    const lines = await measureOverload({ world, server, client, requests }, progress);
    console.log(`\n${lines.join('\n')}\n\nKoneksi yang dibuka klien: ${client.opened}`);
  } finally {
    client.close();
    await server.stop();
  }
}
