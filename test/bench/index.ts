import { parseArgs } from 'node:util';
import { StartError } from '../../server/config.ts';
import { runMain } from '../../server/main.ts';
import { makeProgress, type Progress } from '../../server/progress.ts';
import { onStopSignal } from '../../server/shutdown.ts';
import { benchBackDating } from './back_dating.ts';
import { benchCdc } from './cdc.ts';
import { benchCommits } from './commits.ts';
import { benchFacade } from './facade.ts';
import { benchLists } from './lists.ts';
import { measure } from './load.ts';
import { printMachine } from './machine.ts';
import { benchMixed } from './mixed.ts';
import { benchOverload } from './overload.ts';
import { benchPosting } from './posting.ts';
import { startProcess } from './process.ts';
import { type Bar, type Cell, figureLines, ratioLines, startUpLines } from './report.ts';
import { benchReports } from './reports.ts';
import { fillGoods, kodeOf, makeTenants, openShops, type Shop, settle } from './shops.ts';
import { measureStartUp, type StartUp } from './start_up.ts';
import { benchTenants } from './tenants.ts';
import { LIST, openWays, SALE, type Ways } from './ways.ts';
import { openWorld, type World } from './world.ts';

/**
 * `npm run bench [-- --quick]`: what the way from HTTP to the SQL function costs, on this machine, in about four
 * minutes (one with --quick, with fewer tenants and shorter rounds). Ratios within the run say more than figures of
 * two runs. `npm run bench -- back-dating` measures late vouchers (back_dating.ts), `cdc` change data capture (cdc.ts),
 * `commits` sixteen clients in one tenant (commits.ts), `facade` the facade's own CPU (facade.ts), `lists` lists of a
 * million rows (lists.ts), `mixed` traffic over many tenants (mixed.ts), `overload` ten times what can be served
 * (overload.ts), `posting` what a sale costs PostgreSQL (posting.ts), `reports` reports in long books (reports.ts),
 * `tenants` making and changing a thousand of them (tenants.ts).
 */

type Plan = {
  clients: number[];
  rounds: number;
  roundMs: number;
  /** Tenants that the load is spread over, at most. */
  shops: number;
  /** Tenants beside which the server is started a second time. */
  tenants: number;
  goods: number;
  starts: number;
};

const WHOLE: Plan = {
  clients: [1, 8],
  rounds: 3,
  roundMs: 1800,
  shops: 50,
  tenants: 200,
  goods: 10_000,
  starts: 5,
};
const QUICK: Plan = { ...WHOLE, rounds: 2, roundMs: 700, shops: 10, tenants: 20, starts: 1 };

const SALES = 'penjualan 3 baris';
const GOODS = 'daftar 20 barang';
const BARS: Bar[] = [
  { task: SALES, against: 'fungsi saja', wanted: 0.5 },
  { task: GOODS, against: 'tulis tangan', wanted: 0.5 },
];

const NAMES =
  'back-dating | cdc | commits | facade | lists | mixed | overload | posting | reports | tenants';
const USAGE = `Pemakaian: npm run bench [-- --quick | ${NAMES}]`;

const OTHERS = {
  'back-dating': benchBackDating,
  cdc: benchCdc,
  commits: benchCommits,
  facade: benchFacade,
  lists: benchLists,
  mixed: benchMixed,
  overload: benchOverload,
  posting: benchPosting,
  reports: benchReports,
  tenants: benchTenants,
};

function readPlan(): Plan | keyof typeof OTHERS {
  try {
    const { values, positionals } = parseArgs({
      options: { quick: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.length === 0) return values.quick ? QUICK : WHOLE;
    const [name] = positionals;
    if (positionals.length === 1 && name && name in OTHERS) return name as keyof typeof OTHERS;
  } catch {
    // An option that does not exist: the usage says which do.
  }
  throw new StartError(USAGE);
}

async function openPlan(world: World, plan: Plan, progress: Progress): Promise<Shop[]> {
  return progress.step(`${plan.shops} tenant`, async (say) => {
    const shops = await openShops(world, plan.shops, { say });
    await fillGoods(world, kodeOf(0), plan.goods);
    await settle(world);
    return shops;
  });
}

async function measureLoads(
  world: World,
  plan: Plan,
  ways: Ways,
  shops: readonly Shop[],
  progress: Progress,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  const add = async (task: string, shape: typeof SALE, clients: number, tenants: number) => {
    const title = `${task}, ${clients} klien, ${tenants} tenant`;
    const { rounds, roundMs } = plan;
    const figures = await progress.step(title, () =>
      measure(ways.of(shape, shops.slice(0, tenants)), {
        clients,
        rounds,
        roundMs,
        postgresPid: world.postgresPid,
      }),
    );
    cells.push({ task, clients, tenants, figures });
  };
  for (const clients of plan.clients) await add(GOODS, LIST, clients, 1);
  for (const tenants of [1, plan.shops]) {
    for (const clients of plan.clients) await add(SALES, SALE, clients, tenants);
  }
  return cells;
}

async function loadTest(world: World, plan: Plan, progress: Progress): Promise<Cell[]> {
  const shops = await openPlan(world, plan, progress);
  const rest = await startProcess('server/index.ts', world.serverEnv);
  try {
    const handWritten = await startProcess('test/bench/hand_written.ts', world.serverEnv);
    try {
      const ways = await openWays(world.urls.app, Math.max(...plan.clients), { rest, handWritten });
      const cells = await measureLoads(world, plan, ways, shops, progress);
      await ways.close();
      return cells;
    } finally {
      await handWritten.stop();
    }
  } finally {
    await rest.stop();
  }
}

async function bench(world: World, plan: Plan, progress: Progress): Promise<void> {
  await printMachine(world.urls.owner);
  const startUps = new Map<number, StartUp>();
  const startUp = async (tenants: number) => {
    const title = `Awal server dengan ${tenants} tenant`;
    startUps.set(tenants, await progress.step(title, () => measureStartUp(world, plan.starts)));
  };
  await startUp(0);
  const cells = await loadTest(world, plan, progress);
  await progress.step(`${plan.tenants} tenant`, (say) =>
    makeTenants(world, plan.shops, plan.tenants, say),
  );
  await startUp(plan.tenants);
  const parts = [
    figureLines(cells),
    ['CPU dalam ms per permintaan, tiap jalan bergantian dalam putaran pendek.'],
    startUpLines(startUps),
    ratioLines(cells, BARS),
  ];
  console.log(parts.map((lines) => `\n${lines.join('\n')}`).join('\n'));
}

await runMain(async () => {
  const plan = readPlan();
  const progress = makeProgress(false);
  const world = await openWorld(progress);
  onStopSignal(() => world.stop());
  try {
    await (typeof plan === 'string' ? OTHERS[plan](world, progress) : bench(world, plan, progress));
  } finally {
    await world.stop();
  }
});
