import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../base/config.ts';
import { roomAt } from '../base/folders.ts';
import type { Logger } from '../base/log.ts';
import { type OnFailure, OUTSIDE } from '../base/outside.ts';
import type { PoolFigures } from '../postgres/pool.ts';
import { type KeyMetrics, makeKeyMetrics } from './key_metrics.ts';

/** The figures of one process. Labels come from tables of ours and from the keys used last, so their number is bounded and no tenant shows. */
export type Metrics = {
  registry: Registry;
  /** Seconds from a request's arrival until its answer is out. */
  requests: Histogram<'method' | 'route' | 'status'>;
  keys: KeyMetrics;
  /** Times that a service beside PostgreSQL did not do what it was asked. */
  outside: Counter<'service'>;
};

/** Made only where /metrics is served: without it a request pays nothing. */
export function makeMetrics(config: Pick<Config, 'version'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'niaga_info',
    help: 'Always 1; the version of the process',
    labelNames: ['version'],
    registers: [registry],
  })
    .labels(config.version)
    .set(1);
  const requests = new Histogram({
    name: 'niaga_http_request_duration_seconds',
    help: 'Requests by route template and status; status "aborted" = the client went away',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  const outside = new Counter({
    name: 'niaga_outside_failures_total',
    help: 'Times that a service outside did not answer, refused, or answered rubbish',
    labelNames: ['service'] as const,
    registers: [registry],
  });
  for (const service of OUTSIDE) outside.inc({ service }, 0);
  return { registry, requests, outside, keys: makeKeyMetrics(registry) };
}

/** Counts what services outside fail to do, and keeps why in the log. */
export const makeOnFailure =
  (metrics: Metrics | undefined, log: Pick<Logger, 'warn'>): OnFailure =>
  (service, err) => {
    metrics?.outside.inc({ service });
    log.warn({ service, err }, 'layanan luar gagal');
  };

const POOL_STATES = ['total', 'idle', 'waiting'] as const;

/** @param read the figures by the pool's name; a pool that is not there yet is left out */
export function watchPools(
  { registry }: Metrics,
  read: () => Readonly<Record<string, PoolFigures | undefined>>,
): void {
  new Gauge({
    name: 'niaga_pool_connections',
    help: 'Connections to PostgreSQL (total, idle) and requests that wait for one (waiting)',
    labelNames: ['pool', 'state'] as const,
    registers: [registry],
    collect() {
      for (const [pool, figures] of Object.entries(read())) {
        if (!figures) continue;
        for (const state of POOL_STATES) this.labels(pool, state).set(figures[state]);
      }
    },
  });
  new Counter({
    name: 'niaga_pool_shed_total',
    help: 'Requests refused with 503 by a pool: too many waited for a connection, or it waited too long',
    labelNames: ['pool'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [pool, figures] of Object.entries(read())) {
        if (figures) this.labels(pool).inc(figures.shed);
      }
    },
  });
}

/** @param read which nodes beside the platform's database answered last */
export function watchNodes(
  { registry }: Metrics,
  read: () => Readonly<Record<string, boolean>>,
): void {
  new Gauge({
    name: 'niaga_node_up',
    help: 'Whether a node beside the platform answered when it was last asked: 1 or 0',
    labelNames: ['node'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [node, up] of Object.entries(read())) this.labels(node).set(up ? 1 : 0);
    },
  });
}

/** @param folders those in which the process keeps files, by what they are for */
export function watchDisks({ registry }: Metrics, folders: Readonly<Record<string, string>>): void {
  const gauge = (name: string, help: string, figure: 'size' | 'free') =>
    new Gauge({
      name,
      help,
      labelNames: ['folder'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        for (const [folder, place] of Object.entries(folders)) {
          const room = await roomAt(place);
          if (room) this.labels(folder).set(room[figure]);
        }
      },
    });
  gauge('niaga_disk_bytes', 'Size of the file system in which a folder of the process is', 'size');
  gauge('niaga_disk_free_bytes', 'What of it the process may still write', 'free');
}

export function watchAdmission({ registry }: Metrics, refused: () => number): void {
  new Counter({
    name: 'niaga_http_refused_total',
    help: 'Requests refused with 503 at the door because they could not have been served in time',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(refused());
    },
  });
}

export function watchStreams(
  { registry }: Metrics,
  counts: { kpi: () => number; feed: () => number },
): void {
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count());
      },
    });
  gauge('niaga_kpi_streams', 'Open streams of GET /dashboard/kpi/stream', counts.kpi);
  gauge('niaga_feed_streams', 'Open subscriptions of GraphQL', counts.feed);
}
