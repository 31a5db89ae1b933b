import { setTimeout as sleep } from 'node:timers/promises';
import { depsOf } from '../../db/scripts/branch/commands.ts';
import { startBranches } from '../../db/scripts/branch/service.ts';
import { migrateAll } from '../../db/scripts/migrate.ts';
import { upgradeAll } from '../../db/scripts/tenant_steps.ts';
import { type RunningWorker, startWorker } from '../../workers/worker.ts';
import type { Config } from '../base/config.ts';
import { makeLogger } from '../base/log.ts';
import { makeProgress, type Progress } from '../base/progress.ts';
import { loadSecretBox } from '../base/secret_box.ts';
import { onStopSignal } from '../base/shutdown.ts';
import { type Embedded, startEmbedded } from '../embedded/index.ts';
import { type DatabaseUrls, loginUrls } from '../embedded/urls.ts';
import { type Server, startServer } from './server.ts';

/**
 * Everything in one process, from an empty folder to a server that answers: `npm start` and `npm run sandbox`. Steps
 * that were done before are found done, so a second start is quick.
 */

export type Wanted = {
  demo: boolean;
  /** Lines for the end; the server answers already. */
  more?: (urls: DatabaseUrls, server: Server) => Promise<string[]>;
};

type Parts = {
  server?: Server;
  worker?: RunningWorker;
  branches?: { stop(): Promise<void> };
  embedded?: Promise<Embedded>;
};

/** Stops server and worker first, the database last; a failure of one does not keep the others running. */
async function stopAll({ server, worker, branches, embedded }: Parts): Promise<void> {
  await Promise.allSettled([server?.close(), worker?.stop(), branches?.stop()]);
  // A stop in the middle of its start waits for that: what is not there yet cannot be ended.
  const started = await embedded?.catch(() => undefined);
  await started?.stop();
}

async function prepareDatabase(
  config: Config,
  ownerUrl: string,
  progress: Progress,
): Promise<DatabaseUrls> {
  await progress.step('Migrasi', async () => {
    const drift = config.production ? 'refuse' : 'replace';
    const options = { current: !config.production, drift } as const;
    const failed = await migrateAll(config, ownerUrl, options, loadSecretBox(config));
    for (const { nama, message } of failed)
      console.error(`Simpul ${nama} tidak dimigrasi: ${message}`);
  });
  await progress.step('Langkah tenant', async (say) => {
    const { failed, nodes } = await upgradeAll(config, ownerUrl, {
      onProgress: (done, all) => say(`${done}/${all}`),
    });
    // Such a tenant answers 503; the others are served.
    for (const { kode, nomor, message } of failed) {
      console.error(`Tenant ${kode} tertinggal, langkah ${nomor}: ${message}`);
    }
    for (const { nama, message } of nodes) console.error(`Simpul ${nama}: ${message}`);
  });
  return loginUrls(config, ownerUrl);
}

async function loadDemo(config: Config, urls: DatabaseUrls, progress: Progress): Promise<void> {
  const { loadDemo: load } = await import('../../db/demo/index.ts');
  await progress.step('Data demo', (say) => load({ config, urls, onProgress: say }));
}

function linesOf(config: Config, server: Server, adminKey: string, demo: boolean): string[] {
  const { address, port } = server.http;
  const lines = [
    '',
    `Niaga ${config.version} berjalan. Ctrl-C menghentikan semuanya.`,
    `  Papan     ${address}/papan`,
    `  Halaman   ${address}`,
    `  API       ${address}/api`,
    ...(config.docs ? [`  Dokumen   ${address}/api/docs`] : []),
    `  GraphiQL  ${address}/graphiql`,
  ];
  if (!config.production) lines.push(`  x-admin-key: ${adminKey}`);
  if (demo && config.identity.dev) {
    lines.push(
      '  Masuk sebagai pengguna demo:',
      `  curl -s http://127.0.0.1:${port}/api/auth/sesi -H 'content-type: application/json' -d "{\\"id_token\\":\\"$(npm run -s token -- admin@demo.test)\\"}"`,
    );
  }
  return lines;
}

async function startDatabase(config: Config, parts: Parts, progress: Progress): Promise<string> {
  if (config.database.ownerUrl !== undefined) return config.database.ownerUrl;
  parts.embedded = progress.step('PostgreSQL', () =>
    startEmbedded({ dataDir: config.dataDir, onTrouble: (message) => console.error(message) }),
  );
  return (await parts.embedded).ownerUrl;
}

async function startAll(
  config: Config,
  { demo, more }: Wanted,
  parts: Parts,
  progress: Progress,
): Promise<string[]> {
  const log = makeLogger(config);
  const server = await startServer(config, log);
  parts.server = server;
  const ownerUrl = await startDatabase(config, parts, progress);
  const urls = await prepareDatabase(config, ownerUrl, progress);
  const { adminKey } = await progress.step('Server', () => server.prepare(urls.app));
  if (demo && !config.production) await loadDemo(config, urls, progress);
  const secrets = loadSecretBox(config);
  parts.worker = await progress.step('Worker', () =>
    startWorker({
      connectionString: urls.worker,
      concurrency: config.worker.concurrency,
      mail: config.mail,
      publicUrl: config.publicUrl,
      webhooks: { allow: config.webhookAllow, secrets },
      lampiran: config.lampiran,
      cdc: { ...config.cdc, url: urls.cdc },
      log,
      metrics: server.metrics,
      trace: server.trace,
    }),
  );
  parts.branches = startBranches({ ...depsOf(config, ownerUrl), log });
  server.open();
  return [...linesOf(config, server, adminKey, demo), ...((await more?.(urls, server)) ?? [])];
}

/** Steps after a wish to stop are not begun. */
function interruptible(progress: Progress, stopping: AbortSignal): Progress {
  return {
    step: async (title, work) => {
      stopping.throwIfAborted();
      return progress.step(title, work);
    },
  };
}

/**
 * Starts everything, which then runs until a signal stops it; a start that fails stops what was started. Answers what a
 * person is told.
 */
export async function runEverything(config: Config, wanted: Wanted): Promise<string[]> {
  const parts: Parts = {};
  const stopping = new AbortController();
  const starting = startAll(config, wanted, parts, interruptible(makeProgress(), stopping.signal));
  onStopSignal(async () => {
    stopping.abort();
    // A migration that is under way ends better by itself.
    await Promise.race([starting.catch(() => {}), sleep(3000)]);
    await stopAll(parts);
  });
  try {
    return await starting;
  } catch (error) {
    // A step that was interrupted by the stop fails in one way or another: that is not reported.
    if (stopping.signal.aborted) return [];
    await stopAll(parts);
    throw error;
  }
}
