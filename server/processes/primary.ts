import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Config } from '../config.ts';
import type { HttpServer } from '../http_server.ts';
import type { Logger } from '../log.ts';
import { startMetricsServer } from '../metrics/metrics_endpoint.ts';
import { onStopSignal } from '../shutdown.ts';
import { makeHits } from './hits.ts';
import type { Question, READY, Reply } from './messages.ts';

/** A process that died is replaced after this time, so that one that always dies does not burn the machine. */
const AGAIN_MS = 500;

/**
 * Several server processes behind one port. This one serves nothing: it starts the others, replaces one that dies,
 * counts what must be counted in one place, and ends when they have. A mistake in the configuration, which each of
 * them reports, ends all.
 */
export async function runPrimary(config: Config, log: Logger): Promise<void> {
  const hits = makeHits();
  const figures = new AggregatorRegistry();
  const metrics = { contentType: figures.contentType, metrics: () => figures.clusterMetrics() };
  const { port } = config.metrics;
  let metricsHttp: HttpServer | undefined;
  if (port !== undefined) metricsHttp = await startMetricsServer(config, port, metrics, log);
  let stopping = false;
  let served = false;

  const answer = async (question: Question): Promise<unknown> =>
    question.ask === 'hit' ? hits(`${question.limiter} ${question.key}`) : metrics.metrics();
  const hear = (worker: Worker, message: unknown) => {
    if ((message as Partial<typeof READY>).ready) served = true;
    const question = message as Partial<Question>;
    if (question.ask === undefined || question.id === undefined) return;
    const reply = (rest: Omit<Reply, 'reply'>) => {
      if (worker.isConnected()) worker.send({ reply: question.id, ...rest });
    };
    answer(question as Question).then(
      (found) => reply({ answer: found }),
      (error: Error) => reply({ error: error.message }),
    );
  };
  const start = () => {
    const worker = cluster.fork(shareOf(config));
    worker.on('message', (message: unknown) => hear(worker, message));
    // It died while it was told something; its exit says so.
    worker.on('error', ({ message }) => log.warn({ sebab: message }, 'proses server putus'));
  };
  const end = async () => {
    stopping = true;
    const all = Object.values(cluster.workers ?? {}) as Worker[];
    const workers = all.filter((worker) => !worker.isDead());
    await Promise.all([
      ...workers.map((worker) => {
        const ended = new Promise((resolve) => worker.once('exit', resolve));
        worker.process.kill('SIGTERM');
        return ended;
      }),
      metricsHttp?.close(500),
    ]);
  };

  cluster.on('exit', (_worker, code, signal) => {
    if (stopping) return;
    if (!served && code !== 0 && signal === null) {
      void end().then(() => process.exit(code));
      return;
    }
    log.error({ kode: code, sinyal: signal }, 'proses server mati; diganti');
    setTimeout(() => !stopping && start(), AGAIN_MS);
  });
  onStopSignal(end);
  for (let n = 0; n < config.processes; n += 1) start();
}

/** The connections of a server are shared among its processes. */
function shareOf({ processes, database, export: { max } }: Config): Record<string, string> {
  const { poolMax, poolKeep, poolTenants, poolQueue } = database;
  const share = (count: number) => String(Math.ceil(count / processes));
  return {
    POOL_MAX: share(poolMax),
    POOL_KEEP: share(poolKeep),
    POOL_TENANTS: String(poolTenants),
    POOL_QUEUE: share(poolQueue),
    EXPORT_MAX: share(max),
  };
}
