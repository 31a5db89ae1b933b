import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig, StartError } from '../server/config.ts';
import { makeLogger } from '../server/log.ts';
import { runMain } from '../server/main.ts';
import { makeMetrics } from '../server/metrics/metrics.ts';
import { startMetricsServer } from '../server/metrics/metrics_endpoint.ts';
import { onStopSignal } from '../server/shutdown.ts';
import { type RunningWorker, startWorker } from './worker.ts';

/**
 * `npm run worker`: background jobs as a process of their own; needs DATABASE_URL_WORKER. A database that is not
 * there yet, or not migrated, is waited for.
 */
await runMain(async () => {
  const config = loadConfig();
  const log = makeLogger(config);
  if (config.database.workerUrl === undefined) {
    throw new StartError('DATABASE_URL_WORKER: wajib diisi untuk npm run worker');
  }
  const { workerUrl, cdcUrl } = config.database;
  const cdc = cdcUrl === undefined ? undefined : { ...config.cdc, url: cdcUrl };
  if (cdc === undefined)
    log.warn('DATABASE_URL_CDC kosong: pekerjaan CDC tidak dikerjakan di sini');
  const port = config.metrics.workerPort;
  const metrics = port === undefined ? undefined : makeMetrics(config);
  const served =
    metrics && port !== undefined
      ? await startMetricsServer(config, port, metrics.registry, log)
      : undefined;
  let stopping = false;
  let worker: RunningWorker | undefined;
  onStopSignal(async () => {
    stopping = true;
    await worker?.stop();
    await served?.close(500);
    log.info('worker berhenti');
  });
  for (let said = ''; !stopping && worker === undefined; ) {
    try {
      const { concurrency } = config.worker;
      const { mail } = config;
      const settings = { concurrency, mail, cdc, log, metrics };
      worker = await startWorker({ connectionString: workerUrl, ...settings });
      log.info({ versi: config.version }, 'worker berjalan');
    } catch (error) {
      const { message } = error as Error;
      if (message !== said) log.warn({ sebab: message }, 'worker menunggu database');
      said = message;
      await sleep(2000);
    }
  }
});
