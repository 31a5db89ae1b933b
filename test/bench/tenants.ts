import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import type { Progress } from '../../server/base/progress.ts';
import { memoryOf } from './cpu.ts';
import { median, number, quantile, table } from './format.ts';
import { spawnScript, startProcess } from './process.ts';
import { countTenants, kodeOf, makeTenant } from './shops.ts';
import { SERVER, type World } from './world.ts';

/**
 * `npm run bench -- tenants`: a thousand tenants (BENCH_TENANTS): what the last one costs to make against the first
 * ones, whether the server notices how many there are, and a step of all of them: killed half-way, taken up again,
 * with one tenant that cannot take it. With BENCH_DATA=FOLDER the tenants stay there, and the next run goes on with
 * them.
 */

const COUNT = Number(process.env.BENCH_TENANTS ?? 1000);
const STARTS = 3;
/** Beyond any number that a real step will have. */
const STEP = 900_000 + Math.floor(Date.now() / 1000 - 1_790_000_000);
const BROKEN = Math.floor(COUNT / 2);

/** How long the server takes to start on the database as it is, and the memory that it holds then; medians. */
async function startUp(world: World): Promise<string> {
  const [ms, mib]: [number[], number[]] = [[], []];
  for (let n = 0; n < STARTS; n += 1) {
    const server = await startProcess(SERVER, world.serverEnv);
    ms.push(server.startMs);
    mib.push(memoryOf(server.pid));
    await server.stop();
  }
  return `${number(median(ms), 0)} ms, ${number(median(mib), 0)} MiB`;
}

/** @returns ms of each tenant that was made now */
async function makeMissing(world: World, say: (text: string) => void): Promise<number[]> {
  const ada = await countTenants(world);
  const times: number[] = [];
  for (let n = ada; n < COUNT; n += 1) {
    const started = performance.now();
    await makeTenant(world, n);
    times.push(performance.now() - started);
    say(`${n + 1}/${COUNT}`);
  }
  return times;
}

const stepped = async (world: World): Promise<number> =>
  (
    await world.owner<{ n: number }>(
      'select count(*)::int as n from erp_private.tenant where langkah = $1',
      [STEP],
    )
  )[0]?.n ?? 0;

/** Runs the command until half of the tenants have the step, and kills it. */
async function killHalfWay(world: World): Promise<number> {
  const command = ['db/scripts/tenants.ts', 'upgrade', '--parallel', '4'] as const;
  const { child, end } = spawnScript(command, { DATABASE_URL: world.urls.owner });
  while (child.exitCode === null && (await stepped(world)) < COUNT / 2) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await end('SIGKILL');
  return stepped(world);
}

async function timed<T>(work: () => Promise<T>): Promise<{ seconds: number; result: T }> {
  const started = performance.now();
  const result = await work();
  return { seconds: (performance.now() - started) / 1000, result };
}

async function steps(world: World, progress: Progress): Promise<string[][]> {
  const add = 'alter table barang add column if not exists bench integer';
  await world.owner(`select erp_private.tenant_step_register($1, 'bench', $2)`, [STEP, add]);
  // What the step wants to change is not there under its name.
  const skema = `t_${kodeOf(BROKEN)}`;
  await world.owner(`alter table ${skema}.barang rename to barang_hilang`);
  const half = await progress.step('Langkah, dihentikan di tengah', () => killHalfWay(world));
  const rest = await progress.step('Langkah, dilanjutkan', (say) =>
    timed(() =>
      upgradeTenants(world.urls.owner, { onProgress: (done, all) => say(`${done}/${all}`) }),
    ),
  );
  const named = rest.result.failed.map(({ kode }) => kode).join(', ');
  await world.owner(`alter table ${skema}.barang_hilang rename to barang`);
  const mended = await upgradeTenants(world.urls.owner);
  const nothing = await timed(() => upgradeTenants(world.urls.owner));
  // A database that is kept must not hold its tenants to be beyond the steps that come.
  await world.owner('delete from erp_private.tenant_step where nomor = $1', [STEP]);
  await world.owner(
    'update erp_private.tenant set langkah = (select max(nomor) from erp_private.tenant_step)',
  );
  const each = rest.seconds / Math.max(1, rest.result.tenants);
  return [
    ['dihentikan (SIGKILL) setelah', `${half} dari ${COUNT} tenant`],
    ['dilanjutkan, sisanya', `${rest.result.steps} tenant, ${number(rest.seconds, 1)} dtk`],
    [`langkah ${COUNT} tenant (dihitung dari sisanya)`, `${number(each * COUNT, 1)} dtk`],
    ['tenant yang rusak disebut', named],
    ['setelah diperbaiki', `${mended.steps} tenant`],
    ['memeriksa bahwa tidak ada langkah', `${number(nothing.seconds, 2)} dtk`],
  ];
}

export async function benchTenants(world: World, progress: Progress): Promise<string[]> {
  const before = await progress.step('Awal server', () => startUp(world));
  const times = await progress.step(`${COUNT} tenant`, (say) => makeMissing(world, say));
  const after = await progress.step('Awal server', () => startUp(world));
  const stepRows = await steps(world, progress);
  const some = (list: number[]) =>
    `${number(median(list), 0)} · ${number(quantile(list, 0.95), 0)}`;
  const rows = [
    ['membuat tenant, 20 yang pertama', `${some(times.slice(0, 20))} ms (median · p95)`],
    ['membuat tenant, 20 yang terakhir', `${some(times.slice(-20))} ms`],
    ['awal server sebelum', before],
    ['awal server sesudah', after],
    ...stepRows,
  ];
  return table(rows, 2);
}
