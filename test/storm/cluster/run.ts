/** Business in many tenants over the nodes of a cluster, while its parts die and its cables are cut. */
import { makeProgress, type Progress } from '../../../server/base/progress.ts';
import type { Storm } from '../client.ts';
import { drive } from '../drive.ts';
import { conduct, killAgain } from '../machine.ts';
import type { Random } from '../random.ts';
import { makeRecord, openLines } from '../record.ts';
import { figureLines, spread, unexpected } from '../report.ts';
import { openShops } from '../tenants.ts';
import { verify } from '../verify.ts';
import { startMoves } from './moves.ts';
import { runPages } from './pages.ts';
import { runPatroni } from './patroni.ts';
import { leftovers, misplaced } from './places.ts';
import { type ClusterPlan, type ClusterWorld, openClusterWorld } from './world.ts';

/** Primaries write a checkpoint before they end. */
const STOP_MS = 60_000;

/** A primary that is lost is missed for half a minute, and its successor waits for its standby. */
const PATIENCE_MS = 300_000;

/** Requests that wait longer are named during the run. */
const LONG_MS = 60_000;

async function run(world: ClusterWorld, plan: ClusterPlan, progress: Progress) {
  const { seconds, clients, seed, pause, movers } = plan;
  const shops = await openShops(world, plan, progress);
  const record = makeRecord();
  const state: Storm = { base: world.base, record, kills: true, patienceMs: PATIENCE_MS };
  const title = `Badai ${seconds} dtk, ${clients} klien, benih ${seed}`;
  const [done, killed, moves] = await progress.step(title, (say) => {
    const until = performance.now() + seconds * 1000;
    const kodes = shops.map(({ kode }) => kode);
    const goesOn = () => performance.now() < until;
    const watching = setInterval(() => say(openLines(record, LONG_MS).join('; ')), LONG_MS);
    const moving = startMoves(world, { kodes, seed, movers, goesOn });
    const nextPause = (random: Random) => {
      const ms = random.int(pause * 400, pause * 1600);
      return performance.now() + ms > until ? undefined : ms;
    };
    return Promise.all([
      drive(state, shops, { ...plan, until }, (count) => say(`${count} operasi`)),
      killAgain({ ...world.victims, 'perintah pindah': moving.kill }, seed, nextPause),
      moving.ended,
    ]).finally(() => clearInterval(watching));
  });
  await progress.step('Semua kembali', world.settled);
  const wrong = await progress.step('Pemeriksaan', async () => [
    ...(await misplaced(world.owners)),
    ...(await leftovers(world.owners, world.members)),
    ...(await verify(state, world.ask, shops, seed)),
  ]);
  const found = [...record.faults, ...wrong];
  const strange = unexpected(record);
  const lines = [
    `${done} operasi, ${record.acknowledged.length} dokumen dijawab, benih ${seed}`,
    ...figureLines(record),
    '',
    `${killed}; ${record.interrupted} permintaan diulang`,
    `menunggu sesudah gangguan: ${record.waits.length} kali, ${spread(record.waits)}`,
    ...moves.lines,
    ...(strange.length > 0 ? ['kode yang tidak biasa:', ...strange.map((one) => `  ${one}`)] : []),
    found.length === 0
      ? 'Tiap dokumen yang dijawab ada sekali, buku utuh, tiap tenant di satu tempat: tidak ada temuan.'
      : `${found.length} temuan; ulangi dengan --seed ${seed}`,
  ];
  return { lines, found };
}

export async function stormCluster(plan: ClusterPlan): Promise<void> {
  const progress = makeProgress();
  await progress.step('Perintah halaman', (say) => runPages(plan.root, say));
  await runPatroni(plan.root, plan.first, progress);
  await conduct(
    await openClusterWorld(plan, progress),
    (world) => run(world, plan, progress),
    STOP_MS,
  );
}
