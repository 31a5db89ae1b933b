import { runCommand } from '../base/command_line.ts';
import { loadConfig } from '../base/config.ts';
import { runEverything } from './everything.ts';

/** `npm start [-- --no-demo]`: everything in one process. */

const COMMAND = {
  usage: ['npm start [-- --no-demo]'],
  about: `Menjalankan semuanya dalam satu proses, sampai Ctrl-C: PostgreSQL bawaan (atau DATABASE_URL), migrasi, langkah
tenant, server, data demo, dan worker. Folder data: NIAGA_DATA. Setelan dari variabel lingkungan atau .env; lihat
.env.example.`,
  options: { 'no-demo': { help: 'tanpa data demo' } },
} as const;

await runCommand(COMMAND, async ({ values }) => {
  const lines = await runEverything(loadConfig(), { demo: !values['no-demo'] });
  for (const line of lines) console.log(line);
});
