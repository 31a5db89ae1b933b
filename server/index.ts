import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, loadConfig, StartError } from './config.ts';
import { type Logger, makeLogger } from './log.ts';
import { runMain } from './main.ts';
import { isOneOfMany, leave, tellReady } from './processes/peer.ts';
import { runPrimary } from './processes/primary.ts';
import { startServer } from './server.ts';
import { onStopSignal } from './shutdown.ts';

/**
 * `npm run server`: the server as processes of its own, one for each core or as many as SERVER_PROCESSES says; needs
 * DATABASE_URL_APP. A database that is not there yet, or not migrated, is waited for with health at 503; a login that
 * is not safe is refused.
 */
await runMain(async () => {
  const config = loadConfig();
  const { appUrl } = config.database;
  if (appUrl === undefined) {
    throw new StartError('DATABASE_URL_APP: wajib diisi untuk npm run server');
  }
  const log = makeLogger(config);
  if (config.processes > 1 && !isOneOfMany) await runPrimary(config, log);
  else await serve(config, appUrl, log);
});
if (process.exitCode) leave();

async function serve(config: Config, appUrl: string, log: Logger): Promise<void> {
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
      await server.open();
      tellReady();
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
}
