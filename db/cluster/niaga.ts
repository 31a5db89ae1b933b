/** Niaga itself on a cluster: the nodes in its directory, a server, workers. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentWith, loadConfig, rootDir, StartError } from '../../server/base/config.ts';
import type { Progress } from '../../server/base/progress.ts';
import { loginUrls } from '../../server/embedded/urls.ts';
import { migrateDatabase } from '../scripts/migrate.ts';
import { addNode } from '../scripts/node.ts';
import { upgradeAll } from '../scripts/tenant_steps.ts';
import { intoFile, type Kept, keep } from './root.ts';

/** The databases of a cluster, the platform's first, each by its owner's address. */
export type Databases = { dataDir: string; ownerUrls: { name: string; url: string }[] };

export const ADMIN_KEY = 'kunci-admin-untuk-cluster';

/** Migrates the platform's database, makes nodes of the others; may be repeated. */
export async function prepareNiaga({ dataDir, ownerUrls }: Databases, progress: Progress) {
  const [platform, ...others] = ownerUrls;
  if (platform === undefined) throw new StartError('Tidak ada simpul');
  await progress.step('Migrasi', () => migrateDatabase(platform.url));
  const owned = { NIAGA_DATA: dataDir, DATABASE_URL: platform.url, ADMIN_KEY };
  const config = loadConfig({ NODE_ENV: 'development', ...owned });
  const urls = await loginUrls(config, platform.url);
  for (const { name, url } of others) {
    await progress.step(`Simpul ${name}`, () => addNode(config, platform.url, name, url));
  }
  await progress.step('Langkah tenant', () => upgradeAll(config, platform.url));
  return { config, urls };
}

/** What commands need to reach such a cluster, as a file for NIAGA_ENV_FILE. Answers its path. */
export function writeEnvironment({ dataDir, ownerUrls }: Databases): string {
  const file = path.join(dataDir, 'cluster.env');
  const owned = { NIAGA_DATA: dataDir, DATABASE_URL: ownerUrls[0]?.url, ADMIN_KEY };
  const lines = Object.entries(owned).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return file;
}

/** Waits until the server answers that it is ready. */
async function awaitReady(base: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new StartError(`${base} tidak siap dalam satu menit`);
}

/** A server and workers, each started again when it ends. */
export async function startNiaga(
  { config, urls }: Awaited<ReturnType<typeof prepareNiaga>>,
  { port, workers, env = {} }: { port: number; workers: number; env?: Record<string, string> },
) {
  const shared = {
    NIAGA_ENV_FILE: '/dev/null',
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    NIAGA_DATA: config.dataDir,
    ADMIN_KEY,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const start = (name: string, script: string, own: Record<string, string>): Kept => {
    const log = path.join(config.dataDir, '..', 'log', `${name}.log`);
    const options = () => ({
      cwd: rootDir,
      env: environmentWith({ ...shared, ...own }),
      ...intoFile(log),
    });
    // It gets a signal when the process that started it is killed.
    const command = ['--pdeathsig=TERM', '--', process.execPath, path.join(rootDir, script)];
    return keep(() => spawn('setpriv', command, options()));
  };
  const server = start('server', 'server/main/server_cli.ts', {
    PORT: String(port),
    DATABASE_URL_APP: urls.app,
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
  });
  const login = { DATABASE_URL_WORKER: urls.worker, DATABASE_URL_CDC: urls.cdc };
  const all = Array.from({ length: workers }, (_, n) =>
    start(`worker${n + 1}`, 'workers/index.ts', login),
  );
  const base = `http://127.0.0.1:${port}`;
  const stop = () => Promise.all([server, ...all].map((one) => one.stop()));
  await awaitReady(base).catch(async (error) => {
    await stop();
    throw error;
  });
  return { base, server, workers: all, stop };
}
