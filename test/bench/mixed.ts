import { readdirSync, readFileSync } from 'node:fs';
import type { Progress } from '../../server/base/progress.ts';
import { cpuOf, cpuOfFamily, memoryOf } from './cpu.ts';
import { number, table } from './format.ts';
import { type HttpClient, makeHttpClient } from './http_client.ts';
import type { ServerProcess } from './process.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { DETAIL, REPORT, SALE } from './ways.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- mixed`: posting and reading through REST, of a tenant that is drawn anew for each request, out of
 * 1, 50 and BENCH_TENANTS (1,000) of them, and of one that a client works with for eight requests, as people do. In turn,
 * so that whatever else the machine does meets all alike.
 */

const COUNT = Number(process.env.BENCH_TENANTS ?? 1000);
/** Out of how many tenants each client draws one, and for how many requests it stays there. */
const KINDS = [
  { spread: 1, stay: 1 },
  { spread: 50, stay: 1 },
  { spread: COUNT, stay: 1 },
  { spread: COUNT, stay: 8 },
];
const CLIENTS = 16;
const ROUNDS = 3;
const ROUND_MS = 6000;
/** Goes before each round and does not count: connections come back from those whom the last round's load served. */
const SETTLE_MS = 4000;
/**
 * Before the first round each tenant sends the mixture so often: its connection learns it with the first one, and PostgreSQL
 * settles for a plan of a statement with the sixth.
 */
const WARM_TIMES = 7;
/** A tenant alone also warms up the server. */
const WARM_LEAST = 600;

const PAGE = {
  http: (client: HttpClient, { token }: Shop) =>
    client.ask('GET', '/api/master/barang?page=1&per_page=20', token),
};
/** Of eight requests two are sales. */
const MIXTURE = [PAGE, DETAIL, SALE, DETAIL, PAGE, DETAIL, SALE, REPORT];

type Sum = {
  spread: number;
  stay: number;
  count: number;
  seconds: number;
  /** Requests a second in each round. */
  rounds: number[];
  node: number;
  postgres: number;
};

async function load(
  client: HttpClient,
  shops: readonly Shop[],
  stay: number,
  ms: number,
): Promise<number> {
  let count = 0;
  const until = performance.now() + ms;
  const draw = () => shops[Math.floor(Math.random() * shops.length)] as Shop;
  const one = async (_: unknown, index: number) => {
    let shop = draw();
    for (let turn = index; performance.now() < until; turn += 1) {
      if (turn % stay === 0) shop = draw();
      await MIXTURE[turn % MIXTURE.length]?.http(client, shop);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
  return count;
}

/** Sends the mixture for each tenant in turn, again and again. */
async function warm(client: HttpClient, shops: readonly Shop[]): Promise<void> {
  const turns = Math.max(WARM_TIMES * shops.length, WARM_LEAST);
  let next = 0;
  const one = async () => {
    while (next < turns) {
      const shop = shops[next % shops.length] as Shop;
      next += 1;
      for (const kind of MIXTURE) await kind.http(client, shop);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
}

/** Memory that the server's connections hold for themselves, MiB each. */
async function backends(world: World): Promise<number[]> {
  const pids = (
    await world.owner<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'niaga' and usename = 'erp_authenticator'`,
    )
  ).map(({ pid }) => pid);
  if (!readdirSync('/').includes('proc')) return pids.map(() => Number.NaN);
  return pids.map((pid) => {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const of = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1]);
    return (of('Private_Dirty') + of('Private_Clean')) / 1024;
  });
}

async function measure(
  world: World,
  shops: readonly Shop[],
  server: ServerProcess,
  progress: Progress,
): Promise<Sum[]> {
  const client = makeHttpClient(server.port);
  const sums = KINDS.map((kind) => ({
    ...kind,
    count: 0,
    seconds: 0,
    rounds: [] as number[],
    node: 0,
    postgres: 0,
  }));
  for (const spread of new Set(sums.map((sum) => sum.spread))) {
    await progress.step(`Pemanasan, ${spread} tenant`, () => warm(client, shops.slice(0, spread)));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const sum of sums) {
      await load(client, shops.slice(0, sum.spread), sum.stay, SETTLE_MS);
      const [node, postgres] = [cpuOf(server.pid), cpuOfFamily(world.postgresPid)];
      const started = performance.now();
      const count = await load(client, shops.slice(0, sum.spread), sum.stay, ROUND_MS);
      const seconds = (performance.now() - started) / 1000;
      sum.count += count;
      sum.seconds += seconds;
      sum.rounds.push(count / seconds);
      sum.node += cpuOf(server.pid) - node;
      sum.postgres += cpuOfFamily(world.postgresPid) - postgres;
    }
  }
  client.close();
  return sums;
}

export async function benchMixed(world: World, progress: Progress): Promise<string[]> {
  const shops = await progress.step(`${COUNT} tenant`, (say) => openShops(world, COUNT, { say }));
  await settle(world);
  const server = await world.start();
  const sums = await measure(world, shops, server, progress);
  const rate = ({ count, seconds }: Sum) => count / seconds;
  const cpu = ({ count, node, postgres }: Sum) => (node + postgres) / count;
  const [first] = sums as [Sum, ...Sum[]];
  const rows = sums.map((sum) => [
    String(sum.spread),
    String(sum.stay),
    number(rate(sum), 1),
    sum.rounds.map((each) => number(each, 0)).join(' '),
    number(rate(sum) / rate(first), 2),
    number(sum.node / sum.count, 2),
    number(sum.postgres / sum.count, 2),
    number(cpu(first) / cpu(sum), 2),
  ]);
  const speed = ['per dtk', 'tiap putaran', 'dari 1'];
  const head = ['tenant', 'berturut-turut', ...speed, 'CPU Node', 'CPU PG', 'CPU 1 / CPU'];
  const held = await backends(world);
  const [most, all] = [Math.max(...held), held.reduce((sum, one) => sum + one, 0)];
  return [
    ...table([head, ...rows], 0),
    '',
    `Koneksi ${held.length}, memori sendiri ${number(most, 0)} MiB paling banyak, ` +
      `${number(all, 0)} MiB semuanya; server ${number(memoryOf(server.pid), 0)} MiB.`,
  ];
}
