/** The processes of a run: PostgreSQL in a temporary folder, a server and a worker, each of which may be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { rootDir } from '../../server/base/config.ts';
import type { Progress } from '../../server/base/progress.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { type DatabaseUrls, loginUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { WITHOUT_ENV_FILE } from '../bench/process.ts';
import type { Random } from './random.ts';
import type { Ask } from './verify.ts';

export const ADMIN_KEY = 'kunci-admin-untuk-badai';

export type Machine = {
  base: string;
  dataDir: string;
  urls: DatabaseUrls;
  workers: Kept[];
  /** Kills PostgreSQL, and waits until it is there again. */
  killPostgres(): Promise<void>;
  /** A query in a tenant's context, as the owner. */
  ask: Ask;
  /** Kills one of the three with SIGKILL, and starts it again; answers which. */
  kill(random: Random): Promise<string>;
  /** Lines of PostgreSQL's log that hold the text. */
  logged(text: string): number;
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

export type Kept = { kill(): Promise<void>; stop(): Promise<void> };

/** A process that is started again after each death, until it is stopped. */
export function keepAlive(script: string, env: Record<string, string>): Kept {
  let child: ChildProcess;
  let ended: Promise<void>;
  let stopping = false;
  const start = () => {
    child = spawn(process.execPath, [path.join(rootDir, script)], {
      cwd: rootDir,
      env: { PATH: process.env.PATH, ...WITHOUT_ENV_FILE, ...env },
      stdio: 'ignore',
    });
    ended = new Promise((resolve) => {
      child.once('exit', () => {
        resolve();
        // A process that found no database at its start ends too: whoever keeps it waits a little.
        if (!stopping) setTimeout(() => stopping || start(), 300);
      });
    });
  };
  start();
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      stopping = true;
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits until the server answers that it is ready. */
export async function awaitReady(base: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${base} tidak siap dalam satu menit`);
}

function asker(ownerUrl: string): Ask {
  return (tenant, text, values) =>
    withPgClient(ownerUrl, async (client) => {
      await client.query(
        `begin; set local search_path to ${pg.escapeIdentifier(`t_${tenant}`)}, erp, pg_temp;
         set local erp.tenant to ${pg.escapeLiteral(tenant)}`,
      );
      const { rows } = await client.query(text, values);
      await client.query('commit');
      return rows;
    });
}

/** What a run wants beside the usual: several workers, and more in the environment of all. */
export type MachineOptions = { workers?: number; moreEnv?: Record<string, string> };

async function startProcesses(
  dataDir: string,
  urls: DatabaseUrls,
  { workers: count = 1, moreEnv }: MachineOptions,
) {
  const port = await freePort();
  const shared = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    NIAGA_DATA: dataDir,
    ADMIN_KEY,
    LOG_LEVEL: 'fatal',
    ...moreEnv,
  };
  const server = keepAlive('server/main/server_cli.ts', {
    ...shared,
    PORT: String(port),
    DATABASE_URL_APP: urls.app,
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
    // A busy machine is no overload.
    POOL_WAIT_MS: '600000',
  });
  const workers = Array.from({ length: count }, () =>
    keepAlive('workers/index.ts', {
      ...shared,
      DATABASE_URL_WORKER: urls.worker,
      DATABASE_URL_CDC: urls.cdc,
    }),
  );
  const base = `http://127.0.0.1:${port}`;
  await awaitReady(base);
  return { server, workers, base };
}

/** Kills PostgreSQL's head process, and waits until its keeper has started another. */
export async function killEmbedded(embedded: Embedded): Promise<void> {
  const pid = embedded.pid();
  process.kill(pid, 'SIGKILL');
  for (let tries = 0; embedded.pid() === pid; tries += 1) {
    if (tries === 900) throw new Error('PostgreSQL tidak kembali dalam 90 detik');
    await sleep(100);
  }
}

function assemble(
  embedded: Embedded,
  dataDir: string,
  urls: DatabaseUrls,
  { server, workers, base }: Awaited<ReturnType<typeof startProcesses>>,
  remove: () => void,
): Machine {
  // Its keeper in this process starts it again, with a new process id.
  const killPostgres = () => killEmbedded(embedded);
  const victims = {
    server: server.kill,
    worker: () => (workers[0] as Kept).kill(),
    postgres: killPostgres,
  };
  return {
    base,
    dataDir,
    urls,
    workers,
    killPostgres,
    ask: asker(urls.owner),
    kill: async (random) => {
      const name = random.pick(['server', 'postgres', 'worker'] as const) ?? 'server';
      await victims[name]();
      return name;
    },
    logged: (text) =>
      readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(text)).length,
    stop: async () => {
      await Promise.allSettled([server, ...workers].map((one) => one.stop()));
      await embedded.stop();
      remove();
    },
  };
}

/** That it ends is the storm's own doing; that it cannot be started again is not. */
export const onTrouble = (message: string) => {
  if (!message.endsWith('dijalankan lagi') || message.includes('tidak dapat'))
    console.error(message);
};

/** Everything from nothing, with the settings of production (fsync on) but for the limits on requests. */
export async function openMachine(
  progress: Progress,
  options: MachineOptions = {},
): Promise<Machine> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-storm-'));
  const dataDir = path.join(folder, 'data');
  // As root, PostgreSQL runs as another account, which must be able to pass through.
  chmodSync(folder, 0o711);
  mkdirSync(dataDir, { mode: 0o711 });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let embedded: Embedded | undefined;
  try {
    embedded = await progress.step('PostgreSQL', () => startEmbedded({ dataDir, onTrouble }));
    const { ownerUrl } = embedded;
    await progress.step('Migrasi', () => migrateDatabase(ownerUrl));
    const urls = await loginUrls({ dataDir, database: {} }, ownerUrl);
    const processes = await progress.step('Server dan worker', () =>
      startProcesses(dataDir, urls, options),
    );
    return assemble(embedded, dataDir, urls, processes, remove);
  } catch (error) {
    await embedded?.stop();
    remove();
    throw error;
  }
}
