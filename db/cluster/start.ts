/** Nodes under Patroni with etcd and HAProxy, all on this machine. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../../server/base/config.ts';
import type { Progress } from '../../server/base/progress.ts';
import { secretOf } from '../../server/base/secrets.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import {
  DATABASE,
  etcdFile,
  HOST,
  haproxyFile,
  haproxyNodeFile,
  niagaData,
  patroniFile,
} from './files.ts';
import { type Layout, type Member, type NodePlan, outside } from './layout.ts';
import { intoFile, type Kept, keep, runInRoot, spawnInRoot } from './root.ts';

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

const BOOT_MS = 120_000;

/** @throws StartError with `what` when it did not come true in time */
async function until(what: string, ms: number, look: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + ms;
  for (;;) {
    if (await look().catch(() => false)) return;
    if (performance.now() > end) throw new StartError(`${what}: tidak siap dalam ${ms / 1000} dtk`);
    await sleep(200);
  }
}

/** @throws StartError that names the port which is in use, and the option that chooses another */
export async function requireFreePorts(ports: readonly number[], option: string): Promise<void> {
  for (const port of ports) {
    await new Promise<void>((resolve, reject) => {
      const probe = net.createServer();
      probe.once('error', () =>
        reject(new StartError(`Port ${port} sudah dipakai; pilih ${option} lain`)),
      );
      probe.listen(port, HOST, () => probe.close(() => resolve()));
    });
  }
}

const portsOf = ({ nodes, etcdPort, etcdPeerPort }: Layout): number[] => [
  etcdPort,
  etcdPeerPort,
  ...nodes.flatMap(({ port, members }) => [
    port,
    ...members.flatMap((member) => [member.port, member.restPort]),
  ]),
];

/** A file that the account `postgres` of the root alone reads. */
async function write(layout: Layout, inner: string, text: string): Promise<string> {
  writeFileSync(outside(layout, inner), text, { mode: 0o600 });
  await runInRoot(layout.root, ['chown', 'postgres:', inner]);
  return inner;
}

async function prepareFolders(layout: Layout): Promise<void> {
  mkdirSync(outside(layout, layout.data), { recursive: true, mode: 0o711 });
  mkdirSync(niagaData(layout), { recursive: true, mode: 0o711 });
  const own = ['log', 'conf', 'haproxy.d', 'etcd'].map((name) => `${layout.data}/${name}`);
  await runInRoot(layout.root, [
    'install',
    '-d',
    '-o',
    'postgres',
    '-m',
    '700',
    layout.data,
    ...own,
  ]);
  // Niaga's own folder lies below, and is not theirs.
  chmodSync(outside(layout, layout.data), 0o711);
}

/** PostgreSQL's process id of a member that runs. */
export function postgresPid(layout: Layout, { name }: Member): number | undefined {
  try {
    const file = outside(layout, `${layout.data}/${name}/postmaster.pid`);
    const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** The owner's address of a node, by way of HAProxy. */
export const ownerUrl = (layout: Layout, { port }: NodePlan): string =>
  `postgres://postgres:${secretOf(niagaData(layout), 'postgres')}@${HOST}:${port}/${DATABASE}`;

const adminUrl = (layout: Layout, node: NodePlan): string =>
  ownerUrl(layout, node).replace(/[^/]+$/, 'postgres');

/** Whether the node's primary takes writes: it has a standby that is awaited. */
export const isWhole = (layout: Layout, node: NodePlan): Promise<boolean> =>
  withPgClient(adminUrl(layout, node), async (client) => {
    const { rows } = await client.query(
      `select not pg_is_in_recovery()
          and exists (select from pg_stat_replication where sync_state in ('sync', 'quorum')) as utuh`,
    );
    return rows[0].utuh;
  });

async function makeDatabase(layout: Layout, node: NodePlan): Promise<void> {
  await withPgClient(adminUrl(layout, node), async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

const keepInRoot = ({ root }: Layout, command: readonly string[], log: string): Kept =>
  keep(() => spawnInRoot(root, command, { account: 'postgres', ...intoFile(log) }));

async function startMembers(layout: Layout): Promise<Map<string, Kept>> {
  const kept = new Map<string, Kept>();
  for (const member of layout.nodes.flatMap(({ members }) => members)) {
    const inner = `${layout.data}/conf/${member.name}.yml`;
    const file = await write(layout, inner, patroniFile(layout, member));
    const log = outside(layout, `${layout.data}/log/${member.name}.log`);
    kept.set(member.name, keepInRoot(layout, ['patroni', file], log));
  }
  return kept;
}

async function startElecting(layout: Layout): Promise<Kept> {
  const file = await write(layout, `${layout.data}/conf/etcd.yml`, etcdFile(layout));
  const log = outside(layout, `${layout.data}/log/etcd.log`);
  const command = ['etcd', '--config-file', file];
  const etcd = keepInRoot(layout, command, log);
  const health = `http://${HOST}:${layout.etcdPort}/health`;
  await until('etcd', 30_000, async () => (await fetch(health)).ok);
  return etcd;
}

async function startRouting(layout: Layout): Promise<Kept> {
  const { data } = layout;
  const head = await write(layout, `${data}/conf/haproxy.cfg`, haproxyFile());
  for (const node of layout.nodes) {
    await write(layout, `${data}/haproxy.d/${node.name}.cfg`, haproxyNodeFile(layout, node));
  }
  const command = ['haproxy', '-db', '-f', head, '-f', `${data}/haproxy.d`];
  const log = outside(layout, `${data}/log/haproxy.log`);
  return keepInRoot(layout, command, log);
}

/** A PostgreSQL whose Patroni was killed goes on: it is ended in order. */
async function endOrphans(layout: Layout): Promise<void> {
  const left = () =>
    layout.nodes
      .flatMap(({ members }) => members)
      .flatMap((member) => postgresPid(layout, member) ?? []);
  for (const pid of left()) process.kill(pid, 'SIGINT');
  await until('PostgreSQL', 10_000, async () => left().length === 0).catch(() => {
    for (const pid of left()) process.kill(pid, 'SIGKILL');
  });
}

/** Starts what the layout says, from nothing or again, and waits until each node takes writes. */
export async function startCluster(layout: Layout, progress: Progress) {
  await endOrphans(layout);
  await requireFreePorts(portsOf(layout), '--port');
  await prepareFolders(layout);
  const kept: Kept[] = [];
  const members = new Map<string, Kept>();
  const stop = async () => {
    // Those who elect go last: without them a primary ends in a hurry.
    await Promise.all([...members.values()].map((one) => one.stop()));
    await Promise.all(kept.splice(0).map((one) => one.stop()));
    await endOrphans(layout);
  };
  try {
    const etcd = await progress.step('etcd', () => startElecting(layout));
    kept.push(etcd);
    for (const [name, one] of await startMembers(layout)) members.set(name, one);
    const haproxy = await startRouting(layout);
    kept.push(haproxy);
    await progress.step('Simpul dengan siaganya', () =>
      Promise.all(
        layout.nodes.map((node) => until(node.name, BOOT_MS, () => isWhole(layout, node))),
      ),
    );
    for (const node of layout.nodes) await makeDatabase(layout, node);
    return {
      layout,
      dataDir: niagaData(layout),
      ownerUrls: layout.nodes.map((node) => ({ name: node.name, url: ownerUrl(layout, node) })),
      members,
      etcd,
      haproxy,
      stop,
      /** Its data too. */
      remove: async () => {
        await stop();
        rmSync(path.join(layout.root, layout.data), { recursive: true, force: true });
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
