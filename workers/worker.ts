import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as JobLogger, parseCrontab, type Runner, run } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../server/base/log.ts';
import type { Metrics } from '../server/metrics/metrics.ts';
import { type CdcOptions, startCdc } from './cdc/service.ts';
import { startHeartbeat } from './heartbeat.ts';
import type { MailSettings } from './mail/mailer.ts';
import { WorkerNodes } from './nodes.ts';
import { startRelay } from './relay/relay.ts';
import * as eachDue from './tasks/each_due.ts';
import * as ofEvents from './tasks/notifikasi__event.ts';
import * as purge from './tasks/purge.ts';
import { makeSurelKirim } from './tasks/surel__kirim.ts';
import { watchWorker } from './worker_metrics.ts';

export type RunningWorker = Awaited<ReturnType<typeof startWorker>>;

type WorkerOptions = {
  connectionString: string;
  concurrency: number;
  log: Logger;
  /** undefined = no e-mail. */
  mail?: MailSettings | undefined;
  /** Internal addresses that webhooks may have; default none. */
  webhookAllow?: readonly string[] | undefined;
  /** Change data capture: the login with REPLICATION and its settings; undefined = this process does none. */
  cdc?: CdcOptions['cdc'] | undefined;
  /** Where the figures of the queue go; undefined = they are not served. */
  metrics?: Metrics | undefined;
};

/** What a job says goes to our log: its message and its error's code, never the error's details. */
function jobLogger(log: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const error = meta?.error as { code?: string } | undefined;
    const fields = { task: scope.taskIdentifier, job: scope.jobId, code: error?.code };
    if (level === 'error') log.error(fields, message);
    else if (level === 'warning') log.warn(fields, message);
    else log.debug(fields, message);
  });
}

/**
 * Runs background jobs until stopped. A runner that ends because the database went away is started again, so a
 * restart of PostgreSQL needs no restart of the worker.
 */
export async function startWorker(options: WorkerOptions) {
  const { log, concurrency, connectionString } = options;
  const pool = new pg.Pool({
    connectionString,
    max: concurrency + 4,
    application_name: 'niaga-worker',
  });
  let stopping = false;
  pool.on('error', ({ message }) => {
    if (!stopping) log.warn({ reason: message }, 'koneksi worker putus');
  });
  // A connection that breaks while it is out fails its query; the event itself must not end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const events = new EventEmitter();
  const living = new Set<string>();
  events.on('worker:create', ({ worker }) => living.add(worker.workerId));
  events.on('worker:stop', ({ worker }) => living.delete(worker.workerId));

  const surel__kirim = makeSurelKirim(options.mail, log);
  const nodes = new WorkerNodes({ ...options, platform: pool });
  const taskList = {
    ...nodes.everywhere({ ...eachDue }),
    ...nodes.where({ ...ofEvents }),
    ...purge,
    surel__kirim,
  };
  const launch = () =>
    run({
      pgPool: pool,
      concurrency,
      noHandleSignals: true,
      logger: jobLogger(log),
      events,
      taskList,
      parsedCronItems: parseCrontab(readFileSync(new URL('crontab', import.meta.url), 'utf8')),
    });
  let runner: Runner = await launch().catch(async (error) => {
    await pool.end();
    throw error;
  });
  if (options.metrics) watchWorker(options.metrics, pool);
  const supervise = (async () => {
    while (!stopping) {
      await runner.promise.catch(({ message }: Error) =>
        log.error({ reason: message }, 'worker berhenti'),
      );
      for (let next: Runner | undefined; !stopping && !next; runner = next ?? runner) {
        await sleep(1000, undefined, { ref: false });
        next = stopping ? undefined : await launch().catch(() => undefined);
      }
    }
  })();
  const leave = startHeartbeat(pool, () => [...living], log);
  const { webhookAllow } = options;
  const mail = options.mail !== undefined;
  const relay = startRelay({ connectionString, log, mail, webhookAllow });
  await nodes.start();
  const cdc = options.cdc && startCdc({ workerUrl: connectionString, cdc: options.cdc, log });
  return {
    /** Waits for running jobs, at most `graceMs`; what is unfinished then is tried again later. */
    stop: async (graceMs = 4000) => {
      stopping = true;
      const relayed = Promise.all([relay.stop(), cdc?.stop(graceMs), nodes.stop(graceMs)]);
      const forced = setTimeout(() => void runner.kill().catch(() => {}), graceMs);
      await runner.stop().catch(() => {});
      clearTimeout(forced);
      await leave();
      await relayed;
      await Promise.race([supervise, sleep(1500)]);
      await pool.end();
    },
  };
}
