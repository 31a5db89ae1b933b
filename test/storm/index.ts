import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { StartError } from '../../server/config.ts';
import { runMain } from '../../server/main.ts';
import { makeProgress, type Progress } from '../../server/progress.ts';
import { onStopSignal } from '../../server/shutdown.ts';
import { stormCdc } from './cdc/run.ts';
import type { Storm } from './client.ts';
import { drive } from './drive.ts';
import { awaitReady, type Machine, openMachine } from './machine.ts';
import { makeRandom } from './random.ts';
import { makeRecord } from './record.ts';
import { figureLines, unexpected } from './report.ts';
import { furnish, type Shop } from './shop.ts';
import { openTenant } from './tenants.ts';
import { verify } from './verify.ts';

/**
 * `npm run storm [-- --seconds 60 --clients 16 --seed N --tenants 2 --kill]`: clients that do all that a business
 * does, at random and at once, over REST; then the proof that the books are sound. With --kill the server, the worker
 * and PostgreSQL die by SIGKILL meanwhile. Exit code 1 with any finding. `npm run storm -- cdc` proves the sinks of
 * change data capture (cdc/run.ts).
 */

type Plan = { seconds: number; clients: number; seed: number; tenants: number; kill: boolean };

function readPlan(): Plan {
  try {
    const { values } = parseArgs({
      options: {
        seconds: { type: 'string', default: '60' },
        clients: { type: 'string', default: '16' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        tenants: { type: 'string', default: '2' },
        kill: { type: 'boolean', default: false },
      },
    });
    const whole = (text: string) => {
      if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(text);
      return Number(text);
    };
    return {
      seconds: whole(values.seconds),
      clients: whole(values.clients),
      seed: whole(values.seed),
      tenants: whole(values.tenants),
      kill: values.kill,
    };
  } catch {
    throw new StartError(
      'Pemakaian: npm run storm [-- --seconds 60 --clients 16 --seed N --tenants 2 --kill]',
    );
  }
}

/** Kills something every few seconds until it is time, and waits until all of it is there again. */
async function killer(machine: Machine, plan: Plan, until: number): Promise<Map<string, number>> {
  const killed = new Map<string, number>();
  const random = makeRandom(plan.seed);
  for (;;) {
    const pause = random.int(1500, 5000);
    if (performance.now() + pause + 2000 > until) break;
    await sleep(pause);
    const name = await machine.kill(random);
    killed.set(name, (killed.get(name) ?? 0) + 1);
  }
  return killed;
}

async function storm(
  machine: Machine,
  plan: Plan,
  state: Storm,
  shops: Shop[],
  progress: Progress,
) {
  const title = `Badai ${plan.seconds} dtk, ${plan.clients} klien, benih ${plan.seed}`;
  const [done, killed] = await progress.step(title, (say) => {
    const until = performance.now() + plan.seconds * 1000;
    return Promise.all([
      drive(state, shops, { ...plan, until }, (count) => say(`${count} operasi`)),
      plan.kill ? killer(machine, plan, until) : new Map<string, number>(),
    ]);
  });
  await awaitReady(machine.base);
  return { done, killed };
}

/** Runs the storm and tells; answers whether anything is wrong. */
async function run(machine: Machine, plan: Plan, progress: Progress): Promise<boolean> {
  const random = makeRandom(plan.seed);
  const shops = await progress.step(`${plan.tenants} tenant`, async () => {
    const made: Shop[] = [];
    for (let n = 1; n <= plan.tenants; n += 1) {
      const access = await openTenant(machine, `badai${n}`, n - 1);
      made.push(await furnish(machine.base, access, random));
    }
    return made;
  });
  const record = makeRecord();
  const state: Storm = { base: machine.base, record, kills: plan.kill };
  const { done, killed } = await storm(machine, plan, state, shops, progress);
  const found = await progress.step('Pemeriksaan', () =>
    verify(state, machine.ask, shops, plan.seed),
  );
  const strange = unexpected(record);
  const lines = [
    '',
    `${done} operasi, ${record.acknowledged.length} dokumen dijawab, benih ${plan.seed}`,
    ...figureLines(record),
    '',
    `deadlock: ${machine.logged('deadlock detected')}, serialisasi: ${machine.logged('could not serialize')}`,
    ...(plan.kill
      ? [
          `dibunuh: ${[...killed].map(([name, count]) => `${name} ${count}`).join(', ')}; ` +
            `${record.interrupted} permintaan diulang`,
        ]
      : []),
    ...(strange.length > 0 ? ['kode yang tidak biasa:', ...strange.map((one) => `  ${one}`)] : []),
    ...record.faults.slice(0, 50).map((one) => `SALAH ${one}`),
    ...found.slice(0, 100).map((one) => `SALAH ${one}`),
    found.length + record.faults.length === 0
      ? 'Buku utuh: tidak ada temuan.'
      : `${found.length + record.faults.length} temuan; ulangi dengan --seed ${plan.seed}`,
  ];
  console.log(lines.join('\n'));
  return found.length + record.faults.length > 0;
}

await runMain(async () => {
  const [name, ...rest] = process.argv.slice(2);
  if (name === 'cdc') return stormCdc(rest);
  const plan = readPlan();
  const progress = makeProgress();
  const machine = await openMachine(progress);
  onStopSignal(() => machine.stop());
  try {
    if (await run(machine, plan, progress)) process.exitCode = 1;
  } finally {
    await machine.stop();
  }
});
