import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { runningUrl } from '../../server/embedded/index.ts';
import { urlOf } from './databases.ts';

const COMMAND = {
  usage: ['npm run -s db:url', 'eval "$(npm run -s db:url -- --env)"'],
  about: `Mencetak alamat pemilik database yang dipakai, dan tidak ada yang lain. Dengan --env: perintah shell yang memasang
DATABASE_URL, SHADOW_DATABASE_URL, dan ROOT_DATABASE_URL untuk npx graphile-migrate.`,
  options: { env: { help: 'perintah export untuk shell' } },
} as const;

/** The addresses that .gmrc leaves to the environment. The shadow database lies beside the one in use. */
function exports(url: string): string {
  const database = new URL(url).pathname.slice(1);
  const addresses = {
    DATABASE_URL: url,
    SHADOW_DATABASE_URL: urlOf(url, `${database}_shadow`),
    ROOT_DATABASE_URL: urlOf(url, 'postgres'),
  };
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return Object.entries(addresses)
    .map(([name, address]) => `export ${name}=${quoted(address)}`)
    .join('\n');
}

await runCommand(COMMAND, async ({ values }) => {
  const config = loadConfig();
  const url = config.database.ownerUrl ?? runningUrl(config.dataDir);
  if (url === undefined) {
    throw new StartError('PostgreSQL bawaan tidak berjalan: jalankan npm start, atau npm run db');
  }
  console.log(values.env ? exports(url) : url);
});
