import { runCommand } from '../base/command_line.ts';
import { loadConfig, StartError } from '../base/config.ts';
import { makeDevIdentityToken } from './dev_provider.ts';

const COMMAND = {
  usage: ['npm run -s token -- EMAIL'],
  about: `Mencetak token identitas dari penerbit pengembangan untuk POST /api/auth/sesi, dan tidak ada yang lain.
Tidak ada di produksi.`,
  positionals: [1, 1],
} as const;

await runCommand(COMMAND, async ({ positionals: [email = ''] }) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new StartError('EMAIL: harus alamat e-mail');
  console.log(await makeDevIdentityToken(loadConfig(), email));
});
