import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as JobLogger, type Runner, run, type Task, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Config } from '../server/base/config.ts';
import type { Logger } from '../server/base/log.ts';
import type { OnFailure } from '../server/base/outside.ts';
import type { Trace } from '../server/base/trace.ts';
import { makePrinter } from '../server/cetak/kertas/printer.ts';
import { makeStore } from '../server/lampiran/store.ts';
import { type Metrics, makeOnFailure } from '../server/metrics/metrics.ts';
import { type CdcOptions, startCdc } from './cdc/service.ts';
import { startHeartbeat } from './heartbeat.ts';
import { type MailSettings, makeMailer } from './mail/mailer.ts';
import { WorkerNodes } from './nodes.ts';
import { startRelay } from './relay/relay.ts';
import * as eachDue from './tasks/each_due.ts';
import { impor__kerja } from './tasks/impor__kerja.ts';
import { makeLampiranSapu } from './tasks/lampiran__sapu.ts';
import * as ofEvents from './tasks/notifikasi__event.ts';
import * as purge from './tasks/purge.ts';
import { makeSurelKirim } from './tasks/surel__kirim.ts';
import { forgetful, timetable } from './timetable.ts';
import { makeBacklog, watchBacklog } from './webhook/backlog.ts';
import type { WebhookSettings } from './webhook/sender.ts';
import { watchWorker } from './worker_metrics.ts';

export type RunningWorker = Awaited<ReturnType<typeof startWorker>>;

type WorkerOptions = {
  connectionString: string;
  concurrency: number;
  log: Logger;
  /** undefined = no e-mail. */
  mail?: MailSettings | undefined;
  webhooks: WebhookSettings;
  /** Where the codes of papers that go by e-mail lead; without it they have none. */
  publicUrl?: string | undefined;
  /** Change data capture: the login with REPLICATION and its settings; undefined = this process does none. */
  cdc?: CdcOptions['cdc'] | undefined;
  /** Where the contents of attached files are; undefined = this process does not look after them. */
  lampiran?: Config['lampiran'] | undefined;
  /** Where the figures of the queue go; undefined = they are not served. */
  metrics?: Metrics | undefined;
  /** Told of each job. */
  trace?: Trace | undefined;
};

/** Brings the messages of jobs to our log: a message and its error's code, never the error's details. */
function jobLogger(log: Logger): JobLogger {
  return new JobLogger((scope) => (level, message, meta) => {
    const error = meta?.error as { code?: string } | undefined;
    const fields = { task: scope.taskIdentifier, job: scope.jobId, code: error?.code };
    if (level === 'error') log.error(fields, message);
    else if (level === 'warning') log.warn(fields, message);
    else log.debug(fields, message);
  });
}

/** Makes each job a trace of its own; the job's payload is not in it. */
const tracedTasks = (trace: Trace, tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      (payload, helpers) => {
        const { id, attempts } = helpers.job;
        const attributes = { 'niaga.job': id, 'niaga.attempt': attempts };
        return trace.begin(`job ${name}`, attributes, async () => (task as Task)(payload, helpers));
      },
    ]),
  );

/** Lets the jobs run again that runners of this process still held when they ended. */
async function unlock(pool: pg.Pool, holders: Set<string>): Promise<void> {
  await pool.query('select graphile_worker.force_unlock_workers($1)', [[...holders]]);
  holders.clear();
}

/** Has the senders tell what waits, where there are figures. */
function withBacklog({ webhooks, metrics }: WorkerOptions): WebhookSettings {
  if (!metrics) return webhooks;
  const backlog = makeBacklog();
  watchBacklog(metrics, backlog);
  return { ...webhooks, backlog };
}

const papersOf = ({ mail, publicUrl: origin }: WorkerOptions, onFailure: OnFailure) => ({
  mail: mail && { mailer: makeMailer(mail, onFailure), from: mail.from },
  print: makePrinter({ threads: 1 }),
  origin,
});

/**
 * Runs background jobs until stopped. A runner that ends because the database went away is started again, so a
 * restart of PostgreSQL needs no restart of the worker; one that starts while the worker is stopped is stopped too.
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
  // The ids under which jobs are locked here: of each runner's pool, also of one that ended and left locks.
  const holders = new Set<string>();
  events.on('pool:create', ({ workerPool }) => holders.add(workerPool.id));

  const onFailure = makeOnFailure(options.metrics, log);
  const surel__kirim = makeSurelKirim(options.mail, log, onFailure);
  const papers = papersOf(options, onFailure);
  const webhooks = withBacklog(options);
  const nodes = new WorkerNodes({ ...options, webhooks, papers, platform: pool });
  const lampiran = options.lampiran && {
    lampiran__sapu: makeLampiranSapu(makeStore(options.lampiran, onFailure)),
  };
  const taskList = forgetful({
    ...nodes.everywhere({ ...eachDue, ...lampiran }),
    ...nodes.where({ ...ofEvents, impor__kerja }),
    ...purge,
    surel__kirim,
  });
  const launch = () =>
    run({
      pgPool: pool,
      concurrency,
      // Without a batch, the library lets the process end where the connection breaks as a job is completed.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      noHandleSignals: true,
      logger: jobLogger(log),
      events,
      taskList: options.trace ? tracedTasks(options.trace, taskList) : taskList,
      parsedCronItems: timetable,
    });
  const launchAgain = () => unlock(pool, holders).then(launch);
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
        next = stopping ? undefined : await launchAgain().catch(() => undefined);
        if (stopping) await next?.stop().catch(() => {});
      }
    }
  })();
  const leave = startHeartbeat(pool, () => [...holders], log);
  const mail = options.mail !== undefined;
  const relay = startRelay({ connectionString, log, mail, webhooks, papers });
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
