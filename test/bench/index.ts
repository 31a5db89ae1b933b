import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { makeProgress, type Progress } from '../../server/base/progress.ts';
import { onStopSignal } from '../../server/base/shutdown.ts';
import { benchBackDating } from './back_dating.ts';
import { benchCdc } from './cdc.ts';
import { benchClosing } from './closing.ts';
import { benchCommits } from './commits.ts';
import { benchExports } from './exports.ts';
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

const COMMAND = {
  usage: ['npm run bench [-- --quick]', 'npm run bench -- NAMA'],
  about: `Tanpa NAMA: biaya jalan dari HTTP ke fungsi SQL, di mesin ini, sekitar empat menit. Perbandingan dalam satu jalan
lebih berarti daripada angka dua jalan. NAMA mengukur bagian lain:
  back-dating  bukti yang datang terlambat
  cdc          change data capture
  closing      menutup bulan selagi delapan klien menjual
  commits      enam belas klien dalam satu tenant
  exports      berkas csv, xlsx, dan pdf dari buku yang panjang
  facade       CPU facade REST sendiri
  lists        daftar dengan sejuta baris
  mixed        lalu lintas campuran pada banyak tenant
  overload     sepuluh kali yang dapat dilayani
  posting      biaya sebuah penjualan di PostgreSQL
  reports      laporan atas buku yang panjang
  tenants      membuat dan mengubah seribu tenant
Semuanya bekerja di folder sementara.`,
  options: { quick: { help: 'sekitar satu menit: tenant lebih sedikit, putaran lebih pendek' } },
  positionals: [0, 1],
  envFile: false,
} as const;

const OTHERS = {
  'back-dating': benchBackDating,
  cdc: benchCdc,
  closing: benchClosing,
  commits: benchCommits,
  exports: benchExports,
  facade: benchFacade,
  lists: benchLists,
  mixed: benchMixed,
  overload: benchOverload,
  posting: benchPosting,
  reports: benchReports,
  tenants: benchTenants,
};

function planOf({
  values,
  positionals: [name],
}: Given<typeof COMMAND.options>): Plan | keyof typeof OTHERS {
  if (name === undefined) return values.quick ? QUICK : WHOLE;
  if (Object.hasOwn(OTHERS, name) && !values.quick) return name as keyof typeof OTHERS;
  throw usageError(COMMAND, `NAMA tidak dikenal, atau tidak bersama --quick: ${name}`);
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
  const rest = await startProcess('server/main/server_cli.ts', world.serverEnv);
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

await runCommand(COMMAND, async (given) => {
  const plan = planOf(given);
  const progress = makeProgress(false);
  const world = await openWorld(progress);
  onStopSignal(() => world.stop());
  try {
    await (typeof plan === 'string' ? OTHERS[plan](world, progress) : bench(world, plan, progress));
  } finally {
    await world.stop();
  }
});
