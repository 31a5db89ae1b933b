/**
 * The nodes beside the platform's database. Each holds a whole database of its own, so its tenants are served there by the
 * same relay, jobs and capture; the queue of jobs is the platform's. A node that is away keeps only its own tenants waiting.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHelpers, Task, TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from '../server/base/log.ts';
import { urlAt } from '../server/postgres/node_address.ts';
import { ask } from './ask.ts';
import { type CdcOptions, startCdc } from './cdc/service.ts';
import type { CetakSender } from './cetak/sender.ts';
import { poolHelpers } from './relay/drain.ts';
import { startRelay } from './relay/relay.ts';
import type { WebhookSettings } from './webhook/sender.ts';

/** How often the directory is looked at. */
const LOOK_MS = 5_000;
/** How long work on a node may take to end, before work begins at the node's new address. */
const STOP_MS = 4_000;

type NodesOptions = {
  /** The worker's login on the platform's database. */
  connectionString: string;
  platform: pg.Pool;
  concurrency: number;
  cdc?: CdcOptions['cdc'] | undefined;
  webhooks: WebhookSettings;
  papers: CetakSender;
  log: Logger;
};

type Running = { alamat: string; pool: pg.Pool; stop: (graceMs: number) => Promise<void> };

export class WorkerNodes {
  readonly #options: NodesOptions;
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();
  #loop: Promise<void> | undefined;

  constructor(options: NodesOptions) {
    this.#options = options;
  }

  /** Works on the nodes of the directory from now on, also on those that come later. */
  async start(): Promise<void> {
    await this.#look();
    const { signal } = this.#stopping;
    this.#loop = (async () => {
      while (!signal.aborted) {
        await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => {});
        if (!signal.aborted) await this.#look();
      }
    })();
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
    await Promise.all([...this.#running.values()].map((one) => one.stop(graceMs)));
  }

  /** Runs tasks that look at every tenant on every node, all at once; one that fails keeps no other. */
  everywhere(tasks: TaskList): TaskList {
    return this.#wrapped(tasks, async (task, payload, helpers) => {
      const on = async (name: string, { pool }: Running) => {
        await Promise.resolve(task(payload, helpersAt(helpers, pool))).catch((error: Error) => {
          throw new Error(`simpul ${name}: ${error.message}`);
        });
      };
      const all = [...this.#running].map(([name, node]) => on(name, node));
      const results = await Promise.allSettled([task(payload, helpers), ...all]);
      const failed = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join('; '));
    });
  }

  /** Runs tasks of one tenant's event on the tenant's node. */
  where(tasks: TaskList): TaskList {
    return this.#wrapped(tasks, async (task, payload, helpers) => {
      const { tenant } = payload as { tenant: string };
      const name = await ask<string | null>(helpers, 'worker_tenant_place($1)', tenant);
      if (name === null || name === 'utama') return task(payload, helpers);
      const node = this.#running.get(name);
      if (node === undefined) throw new Error(`simpul ${name} tidak dikerjakan`);
      return task(payload, helpersAt(helpers, node.pool));
    });
  }

  /** Without further nodes a task runs as it is. */
  #wrapped(
    tasks: TaskList,
    run: (task: Task, payload: unknown, helpers: JobHelpers) => Promise<unknown>,
  ): TaskList {
    const wrap =
      (task: Task): Task =>
      async (payload, helpers) => {
        if (this.#running.size === 0) await task(payload, helpers);
        else await run(task, payload, helpers);
      };
    return Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, wrap(task as Task)]),
    );
  }

  async #look(): Promise<void> {
    const { platform, log } = this.#options;
    try {
      const { rows } = await platform.query<{ nama: string; alamat: string }>(
        'select nama, alamat from erp_private.worker_simpul_list()',
      );
      const wanted = new Map(rows.map(({ nama, alamat }) => [nama, alamat]));
      for (const [name, node] of this.#running) {
        if (wanted.get(name) === node.alamat) continue;
        this.#running.delete(name);
        // A node that says nothing any more is not waited for: its connections may take a quarter of an hour to break.
        await Promise.race([node.stop(STOP_MS), sleep(STOP_MS, undefined, { ref: false })]);
      }
      for (const [name, alamat] of wanted) {
        if (!this.#running.has(name)) this.#running.set(name, this.#begin(name, alamat));
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'direktori simpul tidak terbaca');
    }
  }

  #begin(name: string, alamat: string): Running {
    const { connectionString, platform, concurrency, cdc, webhooks, papers, log } = this.#options;
    const url = urlAt(connectionString, alamat);
    const pool = new pg.Pool({
      connectionString: url,
      max: concurrency + 4,
      application_name: 'niaga-worker',
      connectionTimeoutMillis: 10_000,
    });
    pool.on('error', () => {});
    pool.on('connect', (client) => void client.on('error', () => undefined));
    const ours = log.child({ node: name });
    const of = { platform, name };
    const relay = startRelay({ connectionString: url, log: ours, of, webhooks, papers });
    const captured =
      cdc && startCdc({ workerUrl: url, cdc: { ...cdc, url: urlAt(cdc.url, alamat) }, log: ours });
    return {
      alamat,
      pool,
      stop: async (graceMs) => {
        await Promise.all([relay.stop(), captured?.stop(graceMs)]);
        await pool.end();
      },
    };
  }
}

/** A job's helpers, with the connections of a node. */
const helpersAt = (helpers: JobHelpers, pool: pg.Pool): JobHelpers =>
  Object.assign(Object.create(helpers), {
    query: pool.query.bind(pool),
    withPgClient: poolHelpers(pool).withPgClient,
  });
