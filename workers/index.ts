import { loadConfig, StartError } from '../server/config.ts';
import { makeLogger } from '../server/log.ts';
import { runMain } from '../server/main.ts';
import { onStopSignal } from '../server/shutdown.ts';
import { startWorker } from './worker.ts';

/** `npm run worker`: background jobs as a process of their own; needs DATABASE_URL_WORKER. */
await runMain(async () => {
  const config = loadConfig();
  const log = makeLogger(config);
  if (config.database.workerUrl === undefined) {
    throw new StartError('DATABASE_URL_WORKER: wajib diisi untuk npm run worker');
  }
  const worker = await startWorker({
    connectionString: config.database.workerUrl,
    concurrency: config.worker.concurrency,
    log,
  });
  log.info({ versi: config.version }, 'worker berjalan');
  onStopSignal(async () => {
    await worker.stop();
    log.info('worker berhenti');
  });
});
