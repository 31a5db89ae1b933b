import { readdirSync, readFileSync } from 'node:fs';
import type { Progress } from '../../server/base/progress.ts';
import { memoryOf } from './cpu.ts';
import { number, table } from './format.ts';
import { type HttpClient, makeHttpClient } from './http_client.ts';
import { type Figures, measure, type Way } from './load.ts';
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
/** Each round is settled first: connections come back from those whom the last round's load served. */
const LOAD = { clients: 16, rounds: 3, roundMs: 6000, settleMs: 4000 };
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

/** A tenant that each client draws out of the first so many, and stays with for so many requests. */
function wayOf(
  client: HttpClient,
  nodePid: number,
  shops: readonly Shop[],
  { spread, stay }: (typeof KINDS)[number],
): Way {
  const some = shops.slice(0, spread);
  const draw = () => some[Math.floor(Math.random() * some.length)] as Shop;
  const own: Shop[] = [];
  return {
    nodePid,
    send: async (index, turn) => {
      if (turn % stay === 0) own[index] = draw();
      own[index] ??= draw();
      await MIXTURE[turn % MIXTURE.length]?.http(client, own[index]);
    },
  };
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
  await Promise.all(Array.from({ length: LOAD.clients }, one));
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

export async function benchMixed(world: World, progress: Progress): Promise<string[]> {
  const shops = await progress.step(`${COUNT} tenant`, (say) => openShops(world, COUNT, { say }));
  await settle(world);
  const server = await world.start();
  const client = makeHttpClient(server.port);
  world.onStop(client.close);
  for (const spread of new Set(KINDS.map((kind) => kind.spread))) {
    await progress.step(`Pemanasan, ${spread} tenant`, () => warm(client, shops.slice(0, spread)));
  }
  const { postgresPid } = world;
  const ways = KINDS.map((kind) => wayOf(client, server.pid, shops, kind));
  const figures = await measure(ways, { ...LOAD, postgresPid });
  const made = KINDS.map((kind, n) => ({ ...kind, ...(figures.get(ways[n] as Way) as Figures) }));
  const [first] = made as [(typeof made)[number]];
  const rows = made.map((one) => [
    String(one.spread),
    String(one.stay),
    number(one.perSecond, 1),
    one.rounds.map((each) => number(each, 0)).join(' '),
    number(one.perSecond / first.perSecond, 2),
    number(one.node, 2),
    number(one.postgres, 2),
    number((first.node + first.postgres) / (one.node + one.postgres), 2),
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
