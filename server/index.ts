import { setTimeout as sleep } from 'node:timers/promises';
import { loadConfig, StartError } from './config.ts';
import { makeLogger } from './log.ts';
import { runMain } from './main.ts';
import { startServer } from './server.ts';
import { onStopSignal } from './shutdown.ts';

/**
 * `npm run server`: the server as a process of its own; needs DATABASE_URL_APP. A database that is not there yet,
 * or not migrated, is waited for with health at 503; a login that is not safe is refused.
 */
await runMain(async () => {
  const config = loadConfig();
  const { appUrl } = config.database;
  if (appUrl === undefined) {
    throw new StartError('DATABASE_URL_APP: wajib diisi untuk npm run server');
  }
  const log = makeLogger(config);
  const server = await startServer(config, log);
  let stopping = false;
  onStopSignal(async () => {
    stopping = true;
    await server.close();
    log.info('server berhenti');
  });
  for (let said = ''; !stopping; await sleep(2000)) {
    try {
      await server.prepare(appUrl);
      server.open();
      log.info({ versi: config.version, port: server.http.port }, 'server berjalan');
      return;
    } catch (error) {
      const { message } = error as Error;
      if (!(error instanceof StartError) || /tidak aman/.test(message)) {
        await server.close();
        throw error;
      }
      if (message !== said) log.warn(message);
      said = message;
    }
  }
});
