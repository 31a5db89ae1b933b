import path from 'node:path';
import type { JobHelpers, Task } from 'graphile-worker';
import pg from 'pg';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeSecretBox, type SecretBox } from '../../server/base/secret_box.ts';
import { startCdc } from '../../workers/cdc/service.ts';
import type { MailSettings } from '../../workers/mail/mailer.ts';
import { startRelay } from '../../workers/relay/relay.ts';
import { startWorker } from '../../workers/worker.ts';
import { cdcUrl } from '../cdc/run.ts';
import type { TestDatabase } from './database.ts';
import { LONG_MS } from './limits.ts';
import { currentRun } from './run.ts';
import { SECRET_KEY } from './server.ts';

const log = makeLogger(loadConfig({ NODE_ENV: 'test' }));

/** The address of the worker's login on the database of this test file. */
export function workerUrl(database: TestDatabase): string {
  const url = new URL(currentRun().workerUrl);
  url.pathname = `/${database.name}`;
  return url.href;
}

/** Connections of the worker's login, until the file ends; one that is killed is no fault of the test. */
export function workerPool(database: TestDatabase): pg.Pool {
  const pool = new pg.Pool({ connectionString: workerUrl(database), max: 4 });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  database.onClose(() => pool.end());
  return pool;
}

type Running = { stop(): Promise<void> };

/** It is stopped once, by the test or with the file. */
function untilFileEnds(database: TestDatabase, running: Running): Running {
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  database.onClose(stop);
  return { stop };
}

/** What a receiver took and did not answer in time is sent again: here it has time, unless a test says otherwise. */
export const webhooks = {
  allow: ['127.0.0.1'],
  secrets: makeSecretBox([SECRET_KEY]),
  timeoutMs: LONG_MS,
};

/** Where the files of this test file's tenants lie. */
const lampiranFolder = (database: TestDatabase): string =>
  path.join(currentRun().dataDir, 'lampiran', database.name);

/**
 * The real worker, with one place or `concurrency`, until the file ends; with `cdc` it also does jobs of change data
 * capture, on all nodes.
 */
export async function openWorker(
  database: TestDatabase,
  mail?: MailSettings,
  cdc?: CdcMore,
  concurrency = 1,
): Promise<Running> {
  const connectionString = workerUrl(database);
  const { lampiran } = loadConfig({ LAMPIRAN_DIR: lampiranFolder(database) });
  const options = { connectionString, concurrency, log, mail, webhooks, lampiran };
  const captures = cdc && { cdc: cdcOf(database, cdc) };
  const worker = await startWorker({ ...options, ...captures });
  return untilFileEnds(database, worker);
}

/** Where the jobs of change data capture of this test file write files. */
export const cdcFolder = (database: TestDatabase): string =>
  path.join(currentRun().dataDir, 'cdc', database.name);

type CdcMore = { targets?: Record<string, string> };

const cdcOf = (database: TestDatabase, more: CdcMore) => ({
  url: cdcUrl(database),
  dir: cdcFolder(database),
  targets: {},
  jobs: 20,
  ...more,
});

/** What does jobs of change data capture, as one process of several, until the file ends. */
export function openCdcWorker(database: TestDatabase, more: CdcMore = {}): Running {
  const running = startCdc({
    workerUrl: workerUrl(database),
    cdc: cdcOf(database, more),
    log,
  });
  return untilFileEnds(database, running);
}

/** The relay alone, until the file ends. */
export function openRelay(
  database: TestDatabase,
  pollMs?: number,
  more: { secrets?: SecretBox; timeoutMs?: number } = {},
): Running {
  const relay = startRelay({
    connectionString: workerUrl(database),
    log,
    pauseMs: 10,
    webhooks: { ...webhooks, ...more },
    ...(pollMs === undefined ? null : { pollMs }),
  });
  return untilFileEnds(database, relay);
}

/** Runs one task now, as the worker's login. */
export async function runTask(database: TestDatabase, task: Task): Promise<void> {
  const pool = new pg.Pool({ connectionString: workerUrl(database), max: 2 });
  pool.on('error', () => undefined);
  const helpers = {
    abortSignal: new AbortController().signal,
    query: pool.query.bind(pool),
    withPgClient: async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
      const client = await pool.connect();
      try {
        return await work(client);
      } finally {
        client.release();
      }
    },
  } as unknown as JobHelpers;
  try {
    await task({}, helpers);
  } finally {
    await pool.end();
  }
}
