import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import type { Progress } from '../../server/base/progress.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { loginUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { startProcess } from './process.ts';

/** Where PostgreSQL is from nothing, with the settings of production (fsync on); its folder goes when it stops. */
export type Place = Awaited<ReturnType<typeof openPlace>>;

/**
 * A PostgreSQL of its own in a temporary folder, or in `kept`, where it stays.
 *
 * @param onTrouble told when it ended by itself
 */
export async function openPlace(
  progress: Progress,
  { kept, ...options }: { kept?: string | undefined; onTrouble?: (message: string) => void } = {},
) {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(os.tmpdir(), 'niaga-'));
  const dataDir = path.join(folder, 'data');
  // As root, PostgreSQL runs as another account, which must be able to pass through.
  mkdirSync(dataDir, { mode: 0o711, recursive: true });
  chmodSync(folder, 0o711);
  let embedded: Embedded | undefined;
  const stop = async () => {
    await embedded?.stop();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  };
  try {
    embedded = await progress.step('PostgreSQL', () => startEmbedded({ dataDir, ...options }));
    const { ownerUrl } = embedded;
    await progress.step('Migrasi', () => migrateDatabase(ownerUrl));
    if (kept) await upgradeTenants(ownerUrl);
    const urls = await loginUrls({ dataDir, database: {} }, ownerUrl);
    return { dataDir, embedded, urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The database of one run. */
export type World = Awaited<ReturnType<typeof openWorld>>;

export const SERVER = 'server/main/server_cli.ts';

/** What seals secrets of webhooks. */
export const BENCH_SECRET_KEY = 'kunci-rahasia-untuk-bench-semuanya';

/** With BENCH_DATA, or `kept`, the database stays in that folder. */
export async function openWorld(progress: Progress, kept?: string) {
  const { dataDir, embedded, urls, stop } = await openPlace(progress, {
    kept: process.env.BENCH_DATA ?? kept,
  });
  const closing: (() => unknown)[] = [stop];
  /** The environment of a server process, as in production but for the limits that would stop the load. */
  const serverEnv: Record<string, string> = {
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    NIAGA_DATA: dataDir,
    DATABASE_URL_APP: urls.app,
    ADMIN_KEY: 'kunci-admin-untuk-bench',
    SECRET_KEY: BENCH_SECRET_KEY,
    FIREBASE_PROJECT_ID: 'niaga-bench',
    // The limiter counts, as in production, but lets everything through.
    RATE_LIMIT: '1000000',
    POOL_WAIT_MS: '600000',
    TOKEN_TTL_SECONDS: '86400',
  };
  return {
    urls,
    postgresPid: embedded.pid(),
    serverEnv,
    /** A statement of the owner. */
    owner: <T>(text: string, values: unknown[] = []) =>
      withPgClient(urls.owner, async (client) => (await client.query(text, values)).rows as T[]),
    /** A server process until the run ends; without a script Niaga's own. */
    start: async (script = SERVER, settings = serverEnv) => {
      const started = await startProcess(script, settings);
      closing.push(started.stop);
      return started;
    },
    /** Runs when the run ends, the last first. */
    onStop: (work: () => unknown) => void closing.push(work),
    stop: async () => {
      for (let work = closing.pop(); work !== undefined; work = closing.pop()) await work();
    },
  };
}

/** Statements of the owner in a tenant's books, in one transaction. */
export const inBooks = <T>(
  { urls }: Pick<World, 'urls'>,
  kode: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withPgClient(urls.owner, async (client) => {
    await client.query(
      `begin; set local search_path to "t_${kode}", erp, pg_temp; set local erp.tenant to '${kode}'`,
    );
    const result = await work(client);
    await client.query('commit');
    return result;
  });
