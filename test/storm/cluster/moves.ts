/** Tenants that go from node to node while business goes on in them and everything around them dies. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentWith, rootDir } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { makeRandom } from '../random.ts';
import { spread } from '../report.ts';
import type { ClusterWorld } from './world.ts';

/** One run of the command in a process of its own; answers what it said where it failed. */
function startMove(
  { dataDir, urls }: Pick<ClusterWorld, 'dataDir' | 'urls'>,
  kode: string,
  to: string,
) {
  const script = path.join(rootDir, 'db/scripts/tenants.ts');
  const child = spawn(process.execPath, [script, 'move', kode, '--to', to], {
    env: environmentWith({
      NIAGA_ENV_FILE: '/dev/null',
      NODE_ENV: 'development',
      NIAGA_DATA: dataDir,
      DATABASE_URL: urls.owner,
    }),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const failed = new Promise<string | undefined>((resolve) => {
    child.once('close', (code, signal) =>
      resolve(code === 0 ? undefined : (signal ?? said.trim().split('\n')[0] ?? '')),
    );
  });
  return { child, failed };
}

const nodeOf = (owner: string, kode: string): Promise<string> =>
  withPgClient(owner, async (client) => {
    const text = 'select simpul from erp_private.tenant where kode = $1';
    return (await client.query<{ simpul: string }>(text, [kode])).rows[0]?.simpul as string;
  });

export type Moves = Awaited<ReturnType<typeof startMoves>['ended']>;

/**
 * Moves one tenant after the other as long as `goesOn`, several at the same time. A command that fails or is killed is
 * repeated until it is through, also when nothing goes on any more.
 */
export function startMoves(
  world: Pick<ClusterWorld, 'dataDir' | 'urls' | 'owners'>,
  plan: { kodes: readonly string[]; seed: number; movers: number; goesOn: () => boolean },
) {
  const random = makeRandom(plan.seed + 17);
  const free = new Set(plan.kodes);
  const running = new Set<ChildProcess>();
  const reasons = new Map<string, number>();
  /** How long each took with all its repetitions, and the command that came through alone, ms. */
  const times = { whole: [] as number[], last: [] as number[] };

  async function moveOnce(kode: string): Promise<void> {
    const from = await patiently(() => nodeOf(world.urls.owner, kode));
    const to = random.pick(world.owners.filter(({ name }) => name !== from))?.name as string;
    const first = performance.now();
    for (;;) {
      const started = performance.now();
      const { child, failed } = startMove(world, kode, to);
      running.add(child);
      const reason = await failed;
      running.delete(child);
      if (reason === undefined) {
        times.last.push(performance.now() - started);
        break;
      }
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      // Killed after its decision, it may be there already.
      if (/sudah di/.test(reason) && (await patiently(() => nodeOf(world.urls.owner, kode))) === to)
        break;
      await sleep(500);
    }
    times.whole.push(performance.now() - first);
  }
  async function moveAgain(): Promise<void> {
    while (plan.goesOn()) {
      const kode = random.pick([...free]) as string;
      free.delete(kode);
      await moveOnce(kode);
      free.add(kode);
    }
  }
  const movers = Array.from({ length: Math.min(plan.movers, plan.kodes.length) }, moveAgain);
  return {
    kill: async () => void random.pick([...running])?.kill('SIGKILL'),
    ended: Promise.all(movers).then(() => ({
      moved: times.whole.length,
      lines: [
        `${times.whole.length} pemindahan; perintah yang selesai ${spread(times.last)}; dengan ulangannya ${spread(times.whole)}`,
        ...[...reasons].map(([reason, n]) => `  ${n} kali diulang: ${reason.slice(0, 160)}`),
      ],
    })),
  };
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await work().catch(() => undefined);
    if (answer !== undefined) return answer;
    await sleep(500);
  }
}
