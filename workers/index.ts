import { runCommand } from '../server/base/command_line.ts';
import { loadConfig, StartError } from '../server/base/config.ts';
import { makeLogger, warnOfUnknown } from '../server/base/log.ts';
import { retry } from '../server/base/retry.ts';
import { loadSecretBox } from '../server/base/secret_box.ts';
import { onStopSignal } from '../server/base/shutdown.ts';
import { makeMetrics } from '../server/metrics/metrics.ts';
import { startMetricsServer } from '../server/metrics/metrics_endpoint.ts';
import { type RunningWorker, startWorker } from './worker.ts';

const COMMAND = {
  usage: ['npm run worker'],
  about: `Menjalankan pekerjaan latar sebagai proses sendiri. Memerlukan DATABASE_URL_WORKER, dan DATABASE_URL_CDC untuk
change data capture. Setelan dari variabel lingkungan atau .env; lihat .env.example.`,
};

/**
 * `npm run worker`: background jobs as a process of their own; needs DATABASE_URL_WORKER. A database that is not
 * there yet, or not migrated, is waited for.
 */
await runCommand(COMMAND, async () => {
  const config = loadConfig();
  const log = makeLogger(config);
  warnOfUnknown(config, log);
  if (config.database.workerUrl === undefined) {
    throw new StartError('DATABASE_URL_WORKER: wajib diisi untuk npm run worker');
  }
  const { workerUrl, cdcUrl } = config.database;
  const secrets = loadSecretBox(config);
  const cdc = cdcUrl === undefined ? undefined : { ...config.cdc, url: cdcUrl };
  if (cdc === undefined)
    log.warn('DATABASE_URL_CDC kosong: pekerjaan CDC tidak dikerjakan di sini');
  const port = config.metrics.workerPort;
  const metrics = port === undefined ? undefined : makeMetrics(config);
  const served =
    metrics && port !== undefined
      ? await startMetricsServer(config, port, metrics.registry, log)
      : undefined;
  // Loaded where it is wanted only.
  const trace =
    config.trace &&
    (await import('../server/trace/index.ts')).startTrace(config.trace, config.version, log);
  const stopping = new AbortController();
  let worker: RunningWorker | undefined;
  onStopSignal(async () => {
    stopping.abort();
    await worker?.stop();
    await served?.close(500);
    await trace?.stop();
    log.info('worker berhenti');
  });
  let said = '';
  const isWaitedFor = (error: unknown): boolean => {
    const { message } = error as Error;
    if (message !== said) log.warn({ reason: message }, 'worker menunggu database');
    said = message;
    return true;
  };
  const { concurrency } = config.worker;
  const { mail, lampiran } = config;
  const webhooks = { allow: config.webhookAllow, secrets };
  const { publicUrl } = config;
  const settings = { concurrency, mail, publicUrl, cdc, webhooks, lampiran, log, metrics, trace };
  try {
    worker = await retry(() => startWorker({ connectionString: workerUrl, ...settings }), {
      mayPass: isWaitedFor,
      waitMs: () => 2000,
      signal: stopping.signal,
    });
    log.info({ version: config.version }, 'worker berjalan');
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  }
});
