import { loadSigningKeys } from '../auth/signing_keys.ts';
import { runCommand } from '../base/command_line.ts';
import { type Config, loadConfig, StartError } from '../base/config.ts';
import { type Logger, makeLogger, warnOfUnknown } from '../base/log.ts';
import { retry } from '../base/retry.ts';
import { loadSecretBox } from '../base/secret_box.ts';
import { onStopSignal } from '../base/shutdown.ts';
import { startServer } from './server.ts';

const COMMAND = {
  usage: ['npm run server'],
  about: `Menjalankan server dalam satu proses; untuk beberapa, jalankan beberapa di belakang proxy (docs/production.md).
Memerlukan DATABASE_URL_APP. Setelan dari variabel lingkungan atau .env; lihat .env.example.`,
};

/**
 * `npm run server`: the server in a process of its own; needs DATABASE_URL_APP. A database that is not there yet, or not
 * migrated, is waited for with health at 503; a login that is not safe is refused.
 */
await runCommand(COMMAND, async () => {
  const config = loadConfig();
  const { appUrl } = config.database;
  if (appUrl === undefined) {
    throw new StartError('DATABASE_URL_APP: wajib diisi untuk npm run server');
  }
  const log = makeLogger(config);
  warnOfUnknown(config, log);
  // Mistakes that no waiting mends are refused before the port is taken.
  await loadSigningKeys(config);
  loadSecretBox(config);
  await serve(config, appUrl, log);
});

async function serve(config: Config, appUrl: string, log: Logger): Promise<void> {
  const server = await startServer(config, log);
  const stopping = new AbortController();
  onStopSignal(async () => {
    stopping.abort();
    await server.close();
    log.info('server berhenti');
  });
  let said = '';
  const isWaitedFor = (error: unknown): boolean => {
    const { message } = error as Error;
    if (!(error instanceof StartError) || /tidak aman/.test(message)) return false;
    if (message !== said) log.warn(message);
    said = message;
    return true;
  };
  const options = { mayPass: isWaitedFor, waitMs: () => 2000, signal: stopping.signal };
  try {
    await retry(() => server.prepare(appUrl), options);
    server.open();
    log.info({ version: config.version, port: server.http.port }, 'server berjalan');
  } catch (error) {
    if (stopping.signal.aborted) return;
    await server.close();
    throw error;
  }
}
