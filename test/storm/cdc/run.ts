import { setTimeout as sleep } from 'node:timers/promises';
import { makeProgress, type Progress } from '../../../server/base/progress.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import type { Storm } from '../client.ts';
import { drive } from '../drive.ts';
import { awaitReady, conduct, killAgain } from '../machine.ts';
import { makeRecord } from '../record.ts';
import type { Shop } from '../shop.ts';
import { openShops, signIn } from '../tenants.ts';
import { type Job, judge, settle, startJobs } from './jobs.ts';
import { openWorld, type World } from './world.ts';

/**
 * `npm run storm -- cdc [--kills 20 --clients 6 --seed N --tenants 2]`: while clients post, the workers, the source
 * and the target database die by SIGKILL, as often as asked; in the end each sink must say what the source says, table by table, row by row. One tenant's jobs begin before the storm, the next ones' in it.
 */

export type CdcPlan = { kills: number; clients: number; seed: number; tenants: number };

/** Who runs the jobs of a tenant; answers the token. */
async function openOps({ machine }: World, kode: string): Promise<string> {
  const email = `ops@${kode}.test`;
  await withPgClient(machine.urls.owner, (client) =>
    client.query(`select erp_private.membership_set($1, 'ops', $2, 'ops')`, [email, kode]),
  );
  return signIn(machine, email, kode);
}

/** Kills as often as asked, with pauses in which some of them have not recovered yet. */
function killer(
  { victims }: World,
  { kills, seed }: CdcPlan,
  say: (text: string) => void,
): Promise<string> {
  let n = 0;
  return killAgain(victims, seed, (random) => {
    say(`${n} dari ${kills} kali dibunuh`);
    n += 1;
    return n > kills ? undefined : random.int(1000, 6000);
  });
}

async function blow(world: World, plan: CdcPlan, shops: readonly Shop[], progress: Progress) {
  const state: Storm = { base: world.machine.base, record: makeRecord(), kills: true };
  const start = async ({ kode }: Shop) => startJobs(world, kode, await openOps(world, kode));
  const [first, ...others] = shops as [Shop, ...Shop[]];
  const jobs = await start(first);
  const title = `Badai CDC, ${plan.clients} klien, benih ${plan.seed}`;
  const killed = await progress.step(title, async (say) => {
    const driven = { ...plan, until: Infinity };
    const driving = drive(state, shops, driven);
    const killing = killer(world, plan, say);
    for (const shop of others) jobs.push(...(await start(shop)));
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

async function run(world: World, plan: CdcPlan, progress: Progress) {
  const shops = await openShops(world.machine, plan, progress);
  const { jobs, killed, record } = await blow(world, plan, shops, progress);
  const { late, all } = await verdicts(world, jobs, progress);
  const found = [
    ...record.faults,
    ...late,
    ...all.flatMap(({ name, found: one }) => one.map((text) => `${name} ${text}`)),
  ];
  const lines = [
    `${record.acknowledged.length} dokumen dijawab, benih ${plan.seed}`,
    killed,
    ...all.map(
      ({ name, lines: count, again, found: one }) =>
        `${name.padEnd(26)} ${count} perubahan, ${again} datang lagi, ` +
        `${one.length === 0 ? 'sama dengan sumber' : 'BERBEDA'}`,
    ),
    found.length === 0
      ? 'Semua tujuan sama dengan sumbernya.'
      : `${found.length} temuan; ulangi dengan --seed ${plan.seed}`,
  ];
  return { lines, found };
}

export async function stormCdc(plan: CdcPlan): Promise<void> {
  const progress = makeProgress();
  await conduct(await openWorld(progress), (world) => run(world, plan, progress));
}
