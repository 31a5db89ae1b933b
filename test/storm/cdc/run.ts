import { setTimeout as sleep } from 'node:timers/promises';
import { makeProgress, type Progress } from '../../../server/base/progress.ts';
import { onStopSignal } from '../../../server/base/shutdown.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import type { Storm } from '../client.ts';
import { drive } from '../drive.ts';
import { awaitReady } from '../machine.ts';
import { makeRandom } from '../random.ts';
import { makeRecord } from '../record.ts';
import { furnish, type Shop } from '../shop.ts';
import { openTenant, signIn } from '../tenants.ts';
import { type Job, judge, settle, startJobs } from './jobs.ts';
import { openWorld, type World } from './world.ts';

/**
 * `npm run storm -- cdc [--kills 20 --clients 6 --seed N --tenants 2]`: while clients post, the workers, the source,
 * the target database and the receiver of webhooks die by SIGKILL, as often as asked; in the end each sink must say
 * what the source says, table by table, row by row. One tenant's jobs begin before the storm, the next ones' in it.
 */

export type CdcPlan = { kills: number; clients: number; seed: number; tenants: number };

type Tenant = { shop: Shop; ops: string };

async function openTenants(world: World, { tenants, seed }: CdcPlan): Promise<Tenant[]> {
  const { machine } = world;
  const random = makeRandom(seed);
  const made: Tenant[] = [];
  for (let n = 1; n <= tenants; n += 1) {
    const kode = `badai${n}`;
    const access = await openTenant(machine, kode, n - 1);
    const email = `ops@${kode}.test`;
    await withPgClient(machine.urls.owner, (client) =>
      client.query('select erp_private.membership_set($1, $2, $3, $4)', [
        email,
        'ops',
        kode,
        'ops',
      ]),
    );
    const ops = await signIn(machine, email, kode);
    made.push({ shop: await furnish(machine.base, access, random), ops });
  }
  return made;
}

/** Kills as often as asked, with pauses in which some of them have not recovered yet. */
async function killer(
  world: World,
  { kills, seed }: CdcPlan,
  say: (text: string) => void,
): Promise<Map<string, number>> {
  const killed = new Map<string, number>();
  const random = makeRandom(seed);
  for (let n = 0; n < kills; n += 1) {
    await sleep(random.int(1000, 6000));
    const name = await world.kill(random);
    killed.set(name, (killed.get(name) ?? 0) + 1);
    say(`${n + 1} dari ${kills} kali dibunuh`);
  }
  return killed;
}

async function blow(world: World, plan: CdcPlan, tenants: readonly Tenant[], progress: Progress) {
  const state: Storm = { base: world.machine.base, record: makeRecord(), kills: true };
  const shops = tenants.map(({ shop }) => shop);
  const [first, ...others] = tenants as [Tenant, ...Tenant[]];
  const jobs = await startJobs(world, first.shop.kode, first.ops);
  const title = `Badai CDC, ${plan.clients} klien, benih ${plan.seed}`;
  const killed = await progress.step(title, async (say) => {
    const driven = { ...plan, until: Infinity };
    const driving = drive(state, shops, driven);
    const killing = killer(world, plan, say);
    for (const { shop, ops } of others) jobs.push(...(await startJobs(world, shop.kode, ops)));
    const result = await killing;
    driven.until = 0;
    await driving;
    return result;
  });
  return { jobs, killed, record: state.record };
}

/**
 * Waits until all is in the sinks, and compares. What the workers' own tasks write in the moment between (the audit
 * trail is sealed late) is no loss: then it is asked again. A loss stays.
 */
async function verdicts(world: World, jobs: readonly Job[], progress: Progress) {
  await awaitReady(world.machine.base);
  for (let tries = 1; ; tries += 1) {
    const late = await progress.step('Menunggu tujuan', () => settle(world, jobs, 180_000));
    const all = await progress.step('Perbandingan', async () => {
      const made = [];
      for (const job of jobs) made.push(await judge(world, job));
      return made;
    });
    if (tries === 3 || all.every(({ found }) => found.length === 0)) return { late, all };
    await sleep(5000);
  }
}

async function run(world: World, plan: CdcPlan, progress: Progress): Promise<boolean> {
  const tenants = await progress.step(`${plan.tenants} tenant`, () => openTenants(world, plan));
  const { jobs, killed, record } = await blow(world, plan, tenants, progress);
  const { late, all } = await verdicts(world, jobs, progress);
  const found = [
    ...record.faults,
    ...late,
    ...all.flatMap(({ job, found: one }) =>
      one.map((text) => `job ${job.id} ${job.kode} ${job.sink} ${text}`),
    ),
  ];
  const lines = [
    '',
    `${record.acknowledged.length} dokumen dijawab, benih ${plan.seed}`,
    `dibunuh: ${[...killed].map(([name, count]) => `${name} ${count}`).join(', ')}`,
    ...all.map(
      ({ job, lines: count, again, found: one }) =>
        `job ${job.id} ${job.kode} ${job.sink.padEnd(9)} ${count} perubahan, ${again} datang lagi, ` +
        `${one.length === 0 ? 'sama dengan sumber' : 'BERBEDA'}`,
    ),
    ...found.slice(0, 60).map((one) => `SALAH ${one}`),
    found.length === 0
      ? 'Semua tujuan sama dengan sumbernya.'
      : `${found.length} temuan; ulangi dengan --seed ${plan.seed}`,
  ];
  console.log(lines.join('\n'));
  return found.length > 0;
}

export async function stormCdc(plan: CdcPlan): Promise<void> {
  const progress = makeProgress();
  const world = await openWorld(progress);
  onStopSignal(() => world.stop());
  try {
    if (await run(world, plan, progress)) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}
