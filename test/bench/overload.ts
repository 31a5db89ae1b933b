import type { Progress } from '../../server/base/progress.ts';
import { watched } from './cpu.ts';
import { number, quantile, table } from './format.ts';
import { drive } from './load.ts';
import type { ServerProcess } from './process.ts';
import { makeRawClient, type RawAnswer, type RawClient } from './raw_client.ts';
import { openShops, type Shop, saleOf, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- overload`: sales at ten times the rate that the server can post. What it accepts must be quick, what it
 * cannot must hear so at once, and afterwards it must be itself again. About a minute. BENCH_SERVER=PATH measures
 * another server on the same database, such as an older one.
 *
 * The client shares the machine with the server, so it is a cheap one, and its own cost is reported. It sends by the clock
 * whatever comes back, and times an answer from when its request was due, so that its own delays count as the server's.
 */

const CLIENTS = 16;
/** Sales before anything is measured. */
const WARM_MS = 8_000;
/** In turn, so that whatever else the machine does meets both alike; each peak but the first comes after a storm. */
const ROUNDS = 4;
const ROUND_MS = 5_000;
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

/** As fast as the answers come. @returns sales a second */
async function peak({ client, requests }: Bench, ms: number): Promise<number> {
  let count = 0;
  const started = performance.now();
  await drive(CLIENTS, ms, async () => {
    const { status } = await client.send(ofThem(requests));
    if (status === 201) count += 1;
  });
  return (count / (performance.now() - started)) * 1000;
}

/** Sends at a rate, whatever comes back. */
async function storm({ client, requests }: Bench, perSecond: number): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const started = performance.now();
  for (let now = 0; now < ROUND_MS; now = performance.now() - started) {
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

/** What each of the three used of the processor meanwhile. */
async function sharesOf<T>({ server, world }: Bench, work: () => Promise<T>): Promise<[T, Cpu]> {
  const before = process.cpuUsage();
  const pids = { nodePid: server.pid, postgresPid: world.postgresPid };
  const { result, ms, node, postgres } = await watched(pids, work);
  const { user, system } = process.cpuUsage(before);
  return [
    result,
    { node: node / ms, postgres: postgres / ms, client: (user + system) / 1000 / ms },
  ];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function stormLines(all: readonly Answered[], storms: readonly Phase[], rate: number): string[][] {
  const of = (wanted: (status: number) => boolean) => all.filter(({ status }) => wanted(status));
  const made = of((status) => status === 201);
  const refused = of((status) => status === 503 || status === 429);
  const ms = (list: readonly Answered[]) => {
    const times = list.map((one) => one.ms);
    return `${[0.5, 0.99, 1].map((q) => number(quantile(times, q), 0)).join(' · ')} ms`;
  };
  const others = of((status) => ![201, 429, 503].includes(status)).map(({ status }) => status);
  const goodput = mean(storms.map(({ perSecond }) => perSecond));
  const sent = all.length / storms.length / (ROUND_MS / 1000);
  return [
    ['laju tertinggi', `${number(rate, 1)} per dtk`],
    ['dikirim', `${number(sent, 0)} per dtk`],
    ['diterima', `${number(goodput, 1)} per dtk (${number((100 * goodput) / rate, 0)} %)`],
    ['  p50 · p99 · terlama', ms(made)],
    ['ditolak 503 atau 429', `${refused.length}`],
    ['  p50 · p99 · terlama', ms(refused)],
    ['  tanpa Retry-After', String(refused.filter(({ retryAfter }) => !retryAfter).length)],
    ['jawaban lain (0: putus)', `${others.length} ${[...new Set(others)].join(' ')}`],
  ];
}

function phaseLines(phases: readonly Phase[]): string[] {
  const head = ['', 'penjualan per dtk', 'inti: Node', 'PostgreSQL', 'klien'];
  const rows = phases.map(({ title, perSecond, cpu }) => [
    title,
    number(perSecond, 1),
    ...[cpu.node, cpu.postgres, cpu.client].map((cores) => number(cores, 2)),
  ]);
  return table([head, ...rows], 1);
}

async function measureOverload(bench: Bench, progress: Progress): Promise<string[]> {
  const run = async (title: string, ms: number): Promise<Phase> => {
    const work = () => sharesOf(bench, () => peak(bench, ms));
    const [perSecond, cpu] = await progress.step(title, work);
    return { title, perSecond, cpu };
  };
  // Plans are kept, and those made while the books are empty read whole tables: until the statistics say otherwise,
  // each sale costs more than the one before.
  await run('pembukuan baru', WARM_MS);
  await progress.step('Statistik', () => settle(bench.world));
  await run('pemanasan', WARM_MS / 2);
  const peaks = [await run('laju tertinggi', ROUND_MS)];
  const storms: Phase[] = [];
  const all: Answered[] = [];
  const title = `${FACTOR} kali lipat`;
  for (let round = 0; round < ROUNDS; round += 1) {
    const speed = FACTOR * Math.max(...peaks.map(({ perSecond }) => perSecond));
    const work = () => sharesOf(bench, () => storm(bench, speed));
    const [answers, cpu] = await progress.step(title, work);
    const made = answers.filter(({ status }) => status === 201).length;
    storms.push({ title, perSecond: (made / ROUND_MS) * 1000, cpu });
    all.push(...answers);
    peaks.push(await run('sesudahnya', ROUND_MS));
  }
  const rate = mean(peaks.map(({ perSecond }) => perSecond));
  const phases = peaks.flatMap((one, n) => [one, ...storms.slice(n, n + 1)]);
  return [...phaseLines(phases), '', ...table(stormLines(all, storms, rate), 2)];
}

export async function benchOverload(world: World, progress: Progress): Promise<string[]> {
  const [shop] = (await progress.step('Toko', () => openShops(world, 1))) as [Shop];
  // Only here the limit of waiting is in force.
  const { POOL_WAIT_MS: _, ...env } = world.serverEnv;
  const server = await world.start(process.env.BENCH_SERVER, env);
  const client = makeRawClient(server.port);
  world.onStop(client.close);
  const requests = Array.from({ length: shop.barang.length - 2 }, (_, first) =>
    client.request('POST', '/api/transaksi/penjualan', shop.token, saleOf(shop, first)),
  );
  const lines = await measureOverload({ world, server, client, requests }, progress);
  return [...lines, '', `Koneksi yang dibuka klien: ${client.opened}`];
}
