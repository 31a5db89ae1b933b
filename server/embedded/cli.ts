import path from 'node:path';
import { runCommand } from '../base/command_line.ts';
import { loadConfig, StartError } from '../base/config.ts';
import { onStopSignal } from '../base/shutdown.ts';
import { startEmbedded } from './index.ts';

const COMMAND = {
  usage: ['npm run db [-- --data FOLDER] [--port N] [--no-fsync]'],
  about: 'Menjalankan PostgreSQL bawaan saja, sampai Ctrl-C, dan mencetak alamatnya.',
  options: {
    data: { value: 'FOLDER', help: 'folder data lain daripada NIAGA_DATA' },
    port: { value: 'N', help: 'port; bawaan: yang terakhir, atau yang bebas' },
    'no-fsync': { help: 'lebih cepat, untuk data sementara: listrik padam dapat merusaknya' },
  },
} as const;

await runCommand(COMMAND, async ({ values }) => {
  if (values.port !== undefined && !/^\d{1,5}$/.test(values.port)) {
    throw new StartError('--port: bilangan 0 sampai 65535');
  }
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
