import path from 'node:path';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { callerDir, loadConfig } from '../../server/base/config.ts';
import { makeProgress, type Progress } from '../../server/base/progress.ts';
import { type CdcPlan, stormCdc } from './cdc/run.ts';
import type { Storm } from './client.ts';
import { stormCluster } from './cluster/run.ts';
import type { ClusterPlan } from './cluster/world.ts';
import { drive } from './drive.ts';
import { openHooks } from './hooks.ts';
import { stormImpor } from './impor/run.ts';
import { awaitReady, conduct, killAgain, type Machine, openMachine } from './machine.ts';
import type { Random } from './random.ts';
import { makeRecord } from './record.ts';
import { figureLines, unexpected } from './report.ts';
import type { Shop } from './shop.ts';
import { openShops } from './tenants.ts';
import { verify } from './verify.ts';

const COMMAND = {
  usage: [
    'npm run storm [-- OPSI]',
    'npm run storm -- cdc [OPSI]',
    'npm run storm -- cluster [OPSI]',
    'npm run storm -- impor [OPSI]',
  ],
  about: `Menjalankan semuanya di folder sementara, membiarkan banyak klien melakukan semua pekerjaan usaha secara acak dan
bersamaan lewat REST, lalu membuktikan bukunya. Kode keluar 1 bila ada temuan; --seed mengulangi pilihannya.
Dengan cdc: tujuan change data capture dibandingkan dengan sumbernya, sementara proses-prosesnya dibunuh.
Dengan cluster: simpul di bawah Patroni (npm run cluster -- install), yang dibunuh dan diputus jaringannya.
Dengan impor: berkas beraneka bentuk; bukunya sama dengan isinya, atau impor bertanya atau menolak.`,
  options: {
    seconds: { value: 'N', default: '60', help: 'lamanya badai' },
    clients: { value: 'N', help: 'klien sekaligus (bawaan 16, cdc dan cluster 6)' },
    seed: { value: 'N', help: 'benih pilihan acak; bawaan: dari jam' },
    tenants: { value: 'N', help: 'banyaknya tenant (bawaan 2, cluster 6)' },
    files: { value: 'N', default: '10000', help: 'impor: banyaknya berkas' },
    kill: { help: 'server, worker, dan PostgreSQL dibunuh berulang kali' },
    kills: { value: 'N', default: '20', help: 'cdc: berapa kali membunuh' },
    members: { value: 'N', default: '2', help: 'cluster: PostgreSQL tiap simpul, 2 atau 3' },
    pause: { value: 'N', default: '5', help: 'cluster: rata-rata detik antara dua kematian' },
    movers: { value: 'N', default: '1', help: 'cluster: tenant yang dipindahkan sekaligus' },
    root: { value: 'FOLDER', help: 'cluster: folder programnya; bawaan seperti npm run cluster' },
    port: { value: 'N', default: '15400', help: 'cluster: port pertama dari seratus' },
  },
  positionals: [0, 1],
  envFile: false,
} as const;

type Asked = Given<typeof COMMAND.options>['values'];
type Plan = ReturnType<typeof planOf>;

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usageError(COMMAND, `--${name}: bilangan bulat dari 1`);
  return Number(text);
}

const seedOf = ({ seed }: Asked): number =>
  seed === undefined ? Date.now() % 1_000_000 : whole('seed', seed);

const planOf = (asked: Asked) => ({
  seconds: whole('seconds', asked.seconds),
  clients: whole('clients', asked.clients ?? '16'),
  seed: seedOf(asked),
  tenants: whole('tenants', asked.tenants ?? '2'),
  kill: asked.kill,
});

const cdcPlanOf = (asked: Asked): CdcPlan => ({
  kills: whole('kills', asked.kills),
  clients: whole('clients', asked.clients ?? '6'),
  seed: seedOf(asked),
  tenants: whole('tenants', asked.tenants ?? '2'),
});

function membersOf({ members }: Asked): number {
  if (/^[23]$/.test(members)) return Number(members);
  throw usageError(COMMAND, '--members: 2 atau 3');
}

const clusterPlanOf = (asked: Asked): ClusterPlan => ({
  seconds: whole('seconds', asked.seconds),
  clients: whole('clients', asked.clients ?? '6'),
  seed: seedOf(asked),
  tenants: whole('tenants', asked.tenants ?? '6'),
  members: membersOf(asked),
  pause: whole('pause', asked.pause),
  movers: whole('movers', asked.movers),
  first: whole('port', asked.port),
  root:
    asked.root === undefined
      ? path.join(loadConfig().dataDir, 'cluster')
      : path.resolve(callerDir, asked.root),
});

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
    const pause = (random: Random) => {
      const ms = random.int(1500, 5000);
      return performance.now() + ms + 2000 > until ? undefined : ms;
    };
    return Promise.all([
      drive(state, shops, { ...plan, until }, (count) => say(`${count} operasi`)),
      plan.kill ? killAgain(machine.victims, plan.seed, pause) : undefined,
    ]);
  });
  await awaitReady(machine.base);
  return { done, killed };
}

async function run(machine: Machine, plan: Plan, progress: Progress) {
  const shops = await openShops(machine, plan, progress);
  const record = makeRecord();
  const state: Storm = { base: machine.base, record, kills: plan.kill };
  const hooks = await openHooks(machine.base, shops, plan.seed);
  const { done, killed } = await storm(machine, plan, state, shops, progress);
  const wrong = await progress.step('Pemeriksaan', async () => [
    ...(await hooks.verify(machine.ask)),
    ...(await verify(state, machine.ask, shops, plan.seed)),
  ]);
  hooks.close();
  const found = [...record.faults, ...wrong];
  const strange = unexpected(record);
  const lines = [
    `${done} operasi, ${record.acknowledged.length} dokumen dijawab, benih ${plan.seed}`,
    ...figureLines(record),
    hooks.told(),
    '',
    `deadlock: ${machine.logged('deadlock detected')}, serialisasi: ${machine.logged('could not serialize')}`,
    ...(killed ? [`${killed}; ${record.interrupted} permintaan diulang`] : []),
    ...(strange.length > 0 ? ['kode yang tidak biasa:', ...strange.map((one) => `  ${one}`)] : []),
    found.length === 0
      ? 'Buku utuh: tidak ada temuan.'
      : `${found.length} temuan; ulangi dengan --seed ${plan.seed}`,
  ];
  return { lines, found };
}

await runCommand(COMMAND, async ({ values, positionals: [name] }) => {
  if (name === 'cdc') return stormCdc(cdcPlanOf(values));
  if (name === 'impor') {
    return stormImpor({ files: whole('files', values.files), seed: seedOf(values) });
  }
  if (name === 'cluster') return stormCluster(clusterPlanOf(values));
  if (name !== undefined) throw usageError(COMMAND, `Argumen tidak dikenal: ${name}`);
  const plan = planOf(values);
  const progress = makeProgress();
  await conduct(
    await openMachine(progress, { moreEnv: { WEBHOOK_ALLOW: '127.0.0.1' } }),
    (machine) => run(machine, plan, progress),
  );
});
