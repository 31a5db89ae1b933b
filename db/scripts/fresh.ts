import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { copyDatabase } from './databases.ts';
import { migrateDatabase } from './migrate.ts';
import { validateFunctions, validateStatements } from './validate.ts';

/**
 * Makes a new database without anything in it on the cluster that `ownerUrl` lies on (dropping one of that name, whoever
 * uses it), and returns its address.
 */
export const createEmptyDatabase = (ownerUrl: string, name: string): Promise<string> =>
  copyDatabase(ownerUrl, 'template0', name);

/** The same, brought to the newest state, with the form of every function's body checked. */
export async function createDatabase(ownerUrl: string, name: string): Promise<string> {
  const url = await createEmptyDatabase(ownerUrl, name);
  await migrateDatabase(url);
  await validateFunctions(url);
  return url;
}

const COMMAND = {
  usage: ['npm run -s fresh -- NAMA_DATABASE'],
  about: `Membuat database baru dari nol di PostgreSQL yang dipakai, memeriksa setiap pernyataan dalam setiap fungsi, dan mencetak alamatnya.
Database lain dengan nama itu DIHAPUS lebih dulu, siapa pun yang memakainya; database yang dipakai Niaga sendiri ditolak.`,
  positionals: [1, 1],
} as const;

if (import.meta.main) {
  await runCommand(COMMAND, async ({ positionals: [name = ''] }) => {
    if (!/^[a-z_][a-z0-9_]{0,62}$/.test(name)) {
      throw new StartError('NAMA_DATABASE: huruf kecil, angka, dan garis bawah, diawali huruf');
    }
    await withOwnerUrl(loadConfig(), async (url) => {
      if (new URL(url).pathname === `/${name}`) {
        throw new StartError(`Database ${name} sedang dipakai Niaga: pilih nama lain`);
      }
      const made = await createDatabase(url, name);
      await validateStatements(made);
      console.log(made);
    });
  });
}
