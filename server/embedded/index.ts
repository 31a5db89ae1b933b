import { once } from 'node:events';
import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartError } from '../base/config.ts';
import { retry } from '../base/retry.ts';
import { secretOf } from '../base/secrets.ts';
import { withPgClient } from '../postgres/client.ts';
import { postgresAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import * as cluster from './cluster.ts';
import { folderOwner, lockFolder } from './lock.ts';
import { clusterPath, prepareFolders, reachableBinaries } from './reach.ts';
import { watchOver } from './watchdog.ts';

type EmbeddedOptions = {
  /** Absolute. Holds pg/, secrets/, postgres.log, niaga.lock and running.json. */
  dataDir: string;
  /** default true; false only for throw-away data (tests). */
  fsync?: boolean;
  /** Further PostgreSQL settings. */
  settings?: Record<string, string>;
  /** Wanted port; another is taken when it is in use. Default: the one of the last run. */
  port?: number;
  /** The database that `ownerUrl` names; made when missing. Default niaga. */
  database?: string;
  /** Told when PostgreSQL ended by itself (and is started again), or could not be started again. */
  onTrouble?: (message: string) => void;
};

export type Embedded = {
  /** Superuser's address of the database. */
  ownerUrl: string;
  port: number;
  /** PostgreSQL's process id, of the present run. */
  pid: () => number;
  /** Ends PostgreSQL in order (by force after seven seconds) and gives the data folder back. */
  stop: () => Promise<void>;
};

const runningFile = (dataDir: string): string => path.join(dataDir, 'running.json');

/** What the last run noted; nothing where none did, or not to its end. */
function lastRun(dataDir: string): { port: number; ready: boolean } {
  try {
    const { port, ready } = JSON.parse(readFileSync(runningFile(dataDir), 'utf8'));
    return { port: Number(port) || 0, ready: ready === true };
  } catch {
    return { port: 0, ready: false };
  }
}

/** The superuser's address of the embedded PostgreSQL that runs on the data folder; undefined when none does. */
export function runningUrl(dataDir: string, database = 'niaga'): string | undefined {
  const { port, ready } = lastRun(dataDir);
  if (folderOwner(dataDir) === undefined || !ready) return undefined;
  return `postgres://postgres:${secretOf(dataDir, 'postgres')}@127.0.0.1:${port}/${database}`;
}

/** Turns what the file system refuses into one line. */
function permission(error: unknown, dataDir: string): unknown {
  const { code, path: file } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return new StartError(`Tidak ada izin pada ${file ?? dataDir} (folder data ${dataDir})`);
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') {
    return new StartError(`${file ?? dataDir} bukan folder (folder data ${dataDir})`);
  }
  return error;
}

function prepare(options: EmbeddedOptions): { plan: cluster.Cluster; unlock: () => void } {
  let unlock = () => {};
  try {
    const wanted = path.join(options.dataDir, 'pg');
    const account = postgresAccount(wanted);
    prepareFolders(options.dataDir, wanted, account);
    unlock = lockFolder(options.dataDir);
    const clusterDir = realpathSync(wanted);
    const plan = {
      dataDir: options.dataDir,
      clusterDir,
      namedDir: clusterPath(clusterDir, account),
      account,
      binaries: reachableBinaries(findBinaries(), options.dataDir, account),
      password: secretOf(options.dataDir, 'postgres'),
      fsync: options.fsync ?? true,
    };
    return { plan, unlock };
  } catch (error) {
    unlock();
    throw permission(error, options.dataDir);
  }
}

const WAIT_MS = 500;
/** Half a minute for a start, which somebody waits for; ten minutes for PostgreSQL that died under those who use it. */
const [TRIES_START, TRIES_REVIVE] = [61, 1201];

/** Whether somebody else listens on the port, though nobody did a moment ago. */
const isPortTaken = (error: unknown): boolean =>
  (error as Error).message.includes('could not create any TCP/IP sockets');

/**
 * Whether the old server still keeps the new one away. After a crash its children hold its memory until they notice, a
 * busy one only when its statement is done. What they say as they go lies in the same log as the new one's errors.
 */
const isHeld = (error: unknown): boolean =>
  /pre-existing shared memory|lock file|terminating connection/.test((error as Error).message);

/** Starts it on the wanted port, or, where that is not free, on any other. */
const launchAnywhere = (
  plan: cluster.Cluster,
  wanted: number,
  settings: Record<string, string>,
): Promise<cluster.Running> =>
  retry(async () => cluster.launch(plan, await cluster.freePort(wanted), settings), {
    times: TRIES_START,
    mayPass: (error) => isHeld(error) || isPortTaken(error),
    waitMs: () => WAIT_MS,
  });

/** Starts it again with the same port and settings, until `signal` says that it is not wanted any more. */
const launchAgain = (
  signal: AbortSignal,
  ...given: Parameters<typeof cluster.launch>
): Promise<cluster.Running> =>
  retry(() => cluster.launch(...given), {
    times: TRIES_REVIVE,
    mayPass: (error) => isHeld(error) || isPortTaken(error),
    waitMs: () => WAIT_MS,
    signal,
  });

async function ensureDatabase(url: string, name: string): Promise<void> {
  await withPgClient(url, async (client) => {
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  });
}

async function end(running: cluster.Running): Promise<void> {
  const { child } = running;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  const quit = setTimeout(() => child.kill('SIGQUIT'), 5000);
  const kill = setTimeout(() => child.kill('SIGKILL'), 7000);
  await exited;
  clearTimeout(quit);
  clearTimeout(kill);
}

/**
 * Starts the embedded PostgreSQL 18 on a data folder, making the folder, the cluster and the database when they
 * are missing. It is started again when it dies, and ends when this process ends, however that happens.
 * Throws a StartError when the folder is in use, closed to us, or of another PostgreSQL.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { plan, unlock } = prepare(options);
  const database = options.database ?? 'niaga';
  const settings = options.settings ?? {};
  let stopping = false;
  const unwanted = new AbortController();
  let reviving: Promise<void> = Promise.resolve();
  let running: cluster.Running;
  let dismiss = () => {};

  const note = (port: number, ready: boolean) =>
    writeFileSync(runningFile(plan.dataDir), JSON.stringify({ port, ready }));
  const guard = () => {
    dismiss = watchOver(running.pid, plan.account);
    running.child.once('exit', () => {
      dismiss();
      if (!stopping) reviving = revive();
    });
  };
  const revive = async () => {
    options.onTrouble?.('PostgreSQL bawaan berhenti sendiri; dijalankan lagi');
    try {
      await cluster.clearLeftovers(plan);
      running = await launchAgain(unwanted.signal, plan, running.port, settings);
      guard();
    } catch (error) {
      if (stopping) return;
      const { message } = error as Error;
      options.onTrouble?.(`PostgreSQL bawaan tidak dapat dijalankan lagi: ${message}`);
      return;
    }
    if (stopping) await end(running);
  };

  try {
    await cluster.initialise(plan);
    await cluster.clearLeftovers(plan);
    running = await launchAnywhere(plan, options.port ?? lastRun(plan.dataDir).port, settings);
    const { port } = running;
    guard();
    await ensureDatabase(cluster.adminUrl(plan, port, 'postgres'), database);
    note(port, true);
  } catch (error) {
    unlock();
    throw permission(error, plan.dataDir);
  }
  return {
    ownerUrl: cluster.adminUrl(plan, running.port, database),
    port: running.port,
    pid: () => running.pid,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      unwanted.abort();
      await reviving;
      await end(running);
      note(running.port, false);
      unlock();
    },
  };
}
