import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../base/config.ts';
import { requireSpace } from '../base/folders.ts';
import { memoryMib } from '../base/memory.ts';
import { withPgClient } from '../postgres/client.ts';
import { clusterSettings } from '../postgres/cluster_settings.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { bornAt } from './lock.ts';

/** Everything that starting the cluster needs to know. */
export type Cluster = {
  dataDir: string;
  clusterDir: string;
  /** The cluster's folder as PostgreSQL names it. */
  namedDir: string;
  account: Account;
  binaries: Binaries;
  password: string;
  /** false only for throw-away data: a power cut may then destroy it. */
  fsync: boolean;
};

// Nothing of our environment is PostgreSQL's business, secrets least of all.
const environment = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

export const adminUrl = (cluster: Cluster, port: number, database: string): string =>
  `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;

/** What a new cluster takes with its first migration (90 MiB) and the demo data (60), with room to begin to work. */
const NEW_CLUSTER_MIB = 256;

const logFile = (cluster: Cluster): string => path.join(cluster.dataDir, 'postgres.log');

/**
 * Makes the cluster's files when there are none. They are made beside their place and moved there whole, so an
 * interrupted start leaves nothing that the next one would take for a cluster.
 */
export async function initialise(cluster: Cluster): Promise<void> {
  if (fs.existsSync(path.join(cluster.clusterDir, 'PG_VERSION'))) {
    const major = fs.readFileSync(path.join(cluster.clusterDir, 'PG_VERSION'), 'utf8').trim();
    if (major === '18') return;
    throw new StartError(`Data di ${cluster.clusterDir} dibuat oleh PostgreSQL ${major}, bukan 18`);
  }
  const draft = `${cluster.clusterDir}.baru`;
  fs.rmSync(draft, { recursive: true, force: true });
  requireSpace(cluster.dataDir, NEW_CLUSTER_MIB);
  fs.mkdirSync(draft, { mode: 0o700 });
  const passwordFile = path.join(cluster.dataDir, '.initdb');
  fs.writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  if (cluster.account) {
    fs.chownSync(draft, cluster.account.uid, cluster.account.gid);
    fs.chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
  }
  try {
    await runInitdb(cluster, draft);
    // Fails, and rightly so, when the folder is not empty any more.
    fs.renameSync(draft, cluster.clusterDir);
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function runInitdb(cluster: Cluster, folder: string): Promise<void> {
  const byPath = cluster.namedDir === cluster.clusterDir;
  const args = [
    `--pgdata=${byPath ? folder : cluster.namedDir}`,
    '--username=postgres',
    '--pwfile=../.initdb',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own locale: the same on every machine, whatever the system has.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(cluster.fsync ? [] : ['--no-sync']),
  ];
  const child = spawn(cluster.binaries.initdb, args, {
    ...cluster.account,
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  if (code === 0) return;
  const lines = stderr.trim().split('\n');
  const reason = lines.find((line) => /error:|FATAL:/.test(line)) ?? stderr.trim();
  throw new StartError(`PostgreSQL tidak dapat menyiapkan ${cluster.clusterDir}: ${reason}`);
}

/** A port nobody listens on: the wanted one when it is free, else any. */
export async function freePort(wanted: number): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | undefined>((resolve) => {
      const probe = net.createServer();
      probe.once('error', () => resolve(undefined));
      probe.listen(port, '127.0.0.1', () => {
        const { port: got } = probe.address() as net.AddressInfo;
        probe.close(() => resolve(got));
      });
    });
  return (wanted > 0 ? await tryPort(wanted) : undefined) ?? (await tryPort(0)) ?? 0;
}

/**
 * Clears what an earlier PostgreSQL left in the folder. One that still lives has lost its Niaga (we hold the lock)
 * and is being ended by its watchdog, or has lost that too: it is asked to stop, and waited for.
 */
export async function clearLeftovers(cluster: Cluster): Promise<void> {
  const file = path.join(cluster.clusterDir, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number(fs.readFileSync(file, 'utf8').split('\n', 1)[0]);
  for (let waited = 0; isOurPostgres(pid, cluster); waited += 100) {
    const old = `PostgreSQL lama (proses ${pid}) di ${cluster.clusterDir}`;
    if (waited === 15_000) throw new StartError(`${old} tidak berhenti`);
    if (waited === 0 || waited === 8_000) process.kill(pid, waited === 0 ? 'SIGINT' : 'SIGQUIT');
    await sleep(100);
  }
  // The pid in the file is dead or another program's by now; PostgreSQL would refuse over the latter.
  if (fs.existsSync(file)) fs.unlinkSync(file);
}

function isOurPostgres(pid: number, cluster: Cluster): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || bornAt(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  try {
    return fs.readlinkSync(`/proc/${pid}/cwd`) === cluster.clusterDir;
  } catch {
    return false;
  }
}

function settings(cluster: Cluster, port: number, extra: Record<string, string>): string[] {
  const all: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    // Sockets need a short path in a folder that two accounts may enter: loopback has neither trouble.
    unix_socket_directories: '',
    ...clusterSettings(process.platform),
    // Snapshots of change data capture hold a slot and a sender each while they begin.
    max_replication_slots: '30',
    max_wal_senders: '30',
    log_timezone: 'UTC',
    // Also the length of the queue of files that a checkpoint must flush: a thousand tenants have a quarter of a million.
    shared_buffers: `${Math.min(4096, Math.max(128, Math.floor(memoryMib() / 6)))}MB`,
    ...(cluster.fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...extra,
  };
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function openLog(cluster: Cluster): number {
  const file = logFile(cluster);
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > 20_000_000) fs.renameSync(file, `${file}.1`);
  return fs.openSync(file, 'a', 0o600);
}

export type Running = { child: ChildProcess; pid: number; port: number };

/** Starts PostgreSQL in a session of its own and waits until it answers. */
export async function launch(
  cluster: Cluster,
  port: number,
  extra: Record<string, string>,
): Promise<Running> {
  const log = openLog(cluster);
  const from = fs.statSync(logFile(cluster)).size;
  const args = ['-D', cluster.namedDir, ...settings(cluster, port, extra)];
  const child = spawn(cluster.binaries.postgres, args, {
    ...cluster.account,
    cwd: cluster.clusterDir,
    env: environment,
    // Its own file, not a pipe to us: it must be able to write after our death.
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  const gone = new Promise<boolean>((resolve) => {
    child.once('exit', () => {
      ended ??= fatalLine(cluster, from);
      resolve(false);
    });
  });
  for (;;) {
    if (ended !== undefined) throw new StartError(`PostgreSQL tidak dapat dijalankan: ${ended}`);
    // Where somebody else has the port, what listens there may never answer.
    const asked = answers(adminUrl(cluster, port, 'postgres'));
    asked.catch(() => {});
    if (await Promise.race([asked, gone])) break;
    await sleep(25);
  }
  return { child, pid: child.pid as number, port };
}

function fatalLine(cluster: Cluster, from: number): string {
  const said = fs.readFileSync(logFile(cluster)).subarray(from).toString('utf8');
  const lines = said.trim().split('\n');
  const fatal = lines.filter((line) => / (FATAL|PANIC): |: could not /.test(line)).at(-1);
  return (fatal ?? lines.at(-1) ?? 'berhenti tanpa pesan').replace(/^.*?(FATAL|PANIC): +/, '');
}

const answers = (url: string): Promise<boolean> =>
  withPgClient(url, (client) => client.query('select')).then(
    () => true,
    ({ code }: { code?: string }) => {
      // 28P01: it answers, but not to us. Waiting would not mend that.
      if (code !== '28P01') return false;
      throw new StartError('Kata sandi PostgreSQL di folder data tidak cocok dengan datanya');
    },
  );
