import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { upgradeTenants } from '../../db/scripts/tenants.ts';
import type { Progress } from '../../server/base/progress.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { type DatabaseUrls, loginUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { type ServerProcess, startProcess } from './process.ts';

/** The database of one run. */
export type World = {
  dataDir: string;
  urls: DatabaseUrls;
  postgresPid: number;
  /** The environment of a server process, as in production but for the limits that would stop the load. */
  serverEnv: Record<string, string>;
  /** A statement of the owner. */
  owner<T>(text: string, values?: unknown[]): Promise<T[]>;
  /** A server process until the run ends; without a script Niaga's own. */
  start(script?: string, env?: Record<string, string>): Promise<ServerProcess>;
  /** Runs when the run ends, the last first. */
  onStop(work: () => unknown): void;
  stop(): Promise<void>;
};

export const SERVER = 'server/main/server_cli.ts';

function assemble(
  dataDir: string,
  urls: DatabaseUrls,
  embedded: Embedded,
  remove: () => void,
): World {
  const closing: (() => unknown)[] = [() => embedded.stop().finally(remove)];
  const env = serverEnv(dataDir, urls.app);
  return {
    dataDir,
    urls,
    postgresPid: embedded.pid(),
    serverEnv: env,
    owner: <T>(text: string, values: unknown[] = []) =>
      withPgClient(urls.owner, async (client) => (await client.query(text, values)).rows as T[]),
    start: async (script = SERVER, settings = env) => {
      const started = await startProcess(script, settings);
      closing.push(started.stop);
      return started;
    },
    onStop: (work) => void closing.push(work),
    stop: async () => {
      for (let work = closing.pop(); work !== undefined; work = closing.pop()) await work();
    },
  };
}

/** A PostgreSQL of its own, in a temporary folder (or in BENCH_DATA, where it stays), with the settings of production (fsync on). */
export async function openWorld(progress: Progress): Promise<World> {
  const kept = process.env.BENCH_DATA;
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(os.tmpdir(), 'niaga-bench-'));
  const dataDir = path.join(folder, 'data');
  // As root, PostgreSQL runs as another account, which must be able to pass through.
  mkdirSync(dataDir, { mode: 0o711, recursive: true });
  chmodSync(folder, 0o711);
  const remove = () => {
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const embedded = await progress.step('PostgreSQL', () => startEmbedded({ dataDir }));
    try {
      await progress.step('Migrasi', async () => {
        await migrateDatabase(embedded.ownerUrl);
        if (kept) await upgradeTenants(embedded.ownerUrl);
      });
      const urls = await loginUrls({ dataDir, database: {} }, embedded.ownerUrl);
      return assemble(dataDir, urls, embedded, remove);
    } catch (error) {
      await embedded.stop();
      throw error;
    }
  } catch (error) {
    remove();
    throw error;
  }
}

/** What seals secrets of webhooks. */
export const BENCH_SECRET_KEY = 'kunci-rahasia-untuk-bench-semuanya';

function serverEnv(dataDir: string, appUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    NIAGA_DATA: dataDir,
    DATABASE_URL_APP: appUrl,
    ADMIN_KEY: 'kunci-admin-untuk-bench',
    SECRET_KEY: BENCH_SECRET_KEY,
    FIREBASE_PROJECT_ID: 'niaga-bench',
    // The limiter counts, as in production, but lets everything through.
    RATE_LIMIT: '1000000',
    POOL_WAIT_MS: '600000',
    TOKEN_TTL_SECONDS: '86400',
  };
}
