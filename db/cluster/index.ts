import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { callerDir, loadConfig, StartError } from '../../server/base/config.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { onStopSignal } from '../../server/base/shutdown.ts';
import { makeTenants } from './demo.ts';
import { install, MIRROR, requireInstalled, SUITE } from './install.ts';
import { type Layout, layoutOf, outside, PORTS } from './layout.ts';
import { ADMIN_KEY, prepareNiaga, startNiaga, writeEnvironment } from './niaga.ts';
import { postgresPid, requireFreePorts, startCluster } from './start.ts';

const COMMAND = {
  usage: [
    'npm run cluster -- install [--mirror URL]',
    'npm run cluster [-- OPSI]',
    'npm run cluster -- stop',
  ],
  about: `Simpul-simpul seperti di produksi, semuanya di mesin ini: tiap simpul satu primary dengan siaganya di bawah Patroni, dengan
etcd dan HAProxy, lalu server, worker, dan tenant contoh. Sampai Ctrl-C; datanya tetap ada. Hanya di Linux, sebagai root.

install  menaruh Patroni, etcd, HAProxy dan PostgreSQL 18 dari Debian ke folder tersendiri; memerlukan debootstrap
         (apt-get install debootstrap), 1,5 GB, dan beberapa menit. Boleh diulang; sistemnya sendiri tidak disentuh.
stop     menghentikan yang berjalan dari terminal lain`,
  options: {
    root: { value: 'FOLDER', help: 'folder program; bawaan: cluster di folder data' },
    mirror: { value: 'URL', default: MIRROR, help: 'install: cermin Debian' },
    suite: { value: 'NAMA', default: SUITE, help: 'install: rilis Debian' },
    nodes: { value: 'N', default: '3', help: 'banyaknya simpul, 1 sampai 6' },
    members: { value: 'N', default: '2', help: 'PostgreSQL tiap simpul, 2 atau 3' },
    tenants: { value: 'N', default: '30', help: 'tenant contoh' },
    workers: { value: 'N', default: '2', help: 'worker' },
    port: { value: 'N', default: '15400', help: `port pertama dari ${PORTS} untuk simpul` },
    http: { value: 'N', default: '3000', help: 'port server' },
  },
  positionals: [0, 1],
} as const;

type Asked = Given<typeof COMMAND.options>['values'];

function whole(asked: Asked, name: keyof Asked, least: number, most: number): number {
  const value = Number(asked[name]);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw usageError(COMMAND, `--${name}: bilangan bulat dari ${least} sampai ${most}`);
}

const rootOf = ({ root }: Asked): string =>
  root === undefined ? path.join(loadConfig().dataDir, 'cluster') : path.resolve(callerDir, root);

const pidFile = (root: string): string => path.join(root, 'srv', 'niaga.pid');

/** Primaries write a checkpoint before they end. */
const STOP_MS = 60_000;

function runningPid(root: string): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile(root), 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

async function stop(root: string): Promise<void> {
  const pid = runningPid(root);
  if (pid === undefined) throw new StartError('Tidak ada yang berjalan.');
  process.kill(pid, 'SIGTERM');
  while (runningPid(root) !== undefined) await sleep(100);
  console.log('Berhenti.');
}

/** What runs where, a line each. */
function places(layout: Layout, tenants: ReadonlyMap<string, string>): string[] {
  return layout.nodes.flatMap(({ name, port, members }) => {
    const here = [...tenants.values()].filter((node) => node === name).length;
    const inside = members.map(
      (member) =>
        `            ${member.name.padEnd(9)} port ${member.port}, Patroni ${member.restPort}, proses ${postgresPid(layout, member)}`,
    );
    return [`  ${name.padEnd(8)}  port ${port} (HAProxy, ke primary), ${here} tenant`, ...inside];
  });
}

async function start(asked: Asked, root: string): Promise<void> {
  requireInstalled(root);
  if (runningPid(root) !== undefined) {
    throw new StartError('Sudah berjalan; npm run cluster -- stop menghentikannya.');
  }
  const layout = layoutOf(root, {
    nodes: whole(asked, 'nodes', 1, 6),
    members: whole(asked, 'members', 2, 3),
    first: whole(asked, 'port', 1024, 65_535 - PORTS),
    name: 'niaga',
  });
  const [count, workers] = [whole(asked, 'tenants', 0, 99), whole(asked, 'workers', 1, 9)];
  const http = whole(asked, 'http', 1, 65_535);
  writeFileSync(pidFile(root), String(process.pid));
  const ending: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (let one = ending.pop(); one !== undefined; one = ending.pop()) await one();
    rmSync(pidFile(root), { force: true });
  };
  onStopSignal(() => {
    console.log('Menghentikan semuanya; primary menulis checkpoint dahulu.');
    return end();
  }, STOP_MS);
  try {
    const progress = makeProgress();
    await requireFreePorts([http], '--http');
    const cluster = await startCluster(layout, progress);
    ending.push(cluster.stop);
    const prepared = await prepareNiaga(cluster, progress);
    const niaga = await progress.step('Server dan worker', () =>
      startNiaga(prepared, { port: http, workers }),
    );
    ending.push(niaga.stop);
    const given = { config: prepared.config, ownerUrl: prepared.urls.owner, base: niaga.base };
    const tenants = await progress.step(`${count} tenant`, (say) => makeTenants(given, count, say));
    const lines = [
      '',
      `Berjalan sampai Ctrl-C. ${niaga.base}, ${workers} worker, x-admin-key ${ADMIN_KEY}`,
      ...places(layout, tenants),
      `  etcd      port ${layout.etcdPort}`,
      `  berkas    ${outside(layout, layout.data)} (conf, log)`,
      `  patronictl  chroot ${root} patronictl -c ${layout.data}/conf/${layout.nodes[0]?.members[0]?.name}.yml list`,
      `  perintah  NIAGA_ENV_FILE=${writeEnvironment(cluster)} npm run -s tenant -- list`,
      '            (juga node -- list, tenant -- move toko01 --to dua, token -- admin@toko01.test)',
    ];
    console.log(lines.join('\n'));
  } catch (error) {
    await end();
    throw error;
  }
}

await runCommand(COMMAND, async ({ values, positionals: [verb] }) => {
  const root = rootOf(values);
  if (verb === 'install') {
    const { mirror, suite } = values;
    const made = await makeProgress().step(root, (say) => install(root, { mirror, suite }, say));
    return console.log(made.trimEnd());
  }
  if (verb === 'stop') return stop(root);
  if (verb !== undefined) throw usageError(COMMAND, `Argumen tidak dikenal: ${verb}`);
  await start(values, root);
});
