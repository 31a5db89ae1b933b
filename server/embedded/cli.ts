import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../config.ts';
import { runMain } from '../main.ts';
import { onStopSignal } from '../shutdown.ts';
import { startEmbedded } from './index.ts';

/**
 * `npm run db [-- --data FOLDER --port N --no-fsync]`: the embedded PostgreSQL alone, in the foreground, for a DBA.
 * Prints its address and stays until Ctrl-C.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      port: { type: 'string' },
      'no-fsync': { type: 'boolean', default: false },
    },
  });
  const embedded = await startEmbedded({
    dataDir: values.data === undefined ? loadConfig().dataDir : path.resolve(values.data),
    fsync: !values['no-fsync'],
    ...(values.port === undefined ? {} : { port: Number(values.port) }),
    onTrouble: (message) => console.error(message),
  });
  console.log(embedded.ownerUrl);
  onStopSignal(() => embedded.stop());
  // Nothing else holds this process: PostgreSQL is another one.
  setInterval(() => {}, 3_600_000);
});
