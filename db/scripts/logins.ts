import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { setPassword, withOwnerUrl } from '../../server/embedded/urls.ts';
import { nodesAtWork } from './node_list.ts';

const COMMAND = {
  usage: ['npm run -s logins'],
  about: `Memasang kata sandi login erp_authenticator, erp_worker, dan erp_cdc: yang tertulis di DATABASE_URL_APP,
DATABASE_URL_WORKER, dan DATABASE_URL_CDC; yang kosong dilewati. Bekerja pada DATABASE_URL dan semua simpul, setelah npm run migrate. Boleh diulang.`,
};

/**
 * `npm run -s logins`: the roles that log in are made by the migration, without passwords; here they get those of the
 * addresses that server and worker will use. PostgreSQL gets the verifier only.
 *
 * @throws StartError for an address without a password, or of another role
 */
await runCommand(COMMAND, async () => {
  const config = loadConfig();
  const { appUrl, workerUrl, cdcUrl } = config.database;
  const wanted = [
    { variable: 'DATABASE_URL_APP', role: 'erp_authenticator', url: appUrl },
    { variable: 'DATABASE_URL_WORKER', role: 'erp_worker', url: workerUrl },
    { variable: 'DATABASE_URL_CDC', role: 'erp_cdc', url: cdcUrl },
  ].flatMap(({ variable, role, url }) => {
    if (url === undefined) return [];
    const { username, password } = new URL(url);
    if (username !== role) throw new StartError(`${variable}: pengguna harus ${role}`);
    if (password === '') throw new StartError(`${variable}: tanpa kata sandi`);
    return [{ role, password: decodeURIComponent(password) }];
  });
  if (wanted.length === 0) {
    throw new StartError(
      'Isi DATABASE_URL_APP, DATABASE_URL_WORKER, atau DATABASE_URL_CDC, dengan kata sandinya',
    );
  }
  await withOwnerUrl(config, async (ownerUrl) => {
    const nodes = await nodesAtWork(config, ownerUrl);
    for (const url of [ownerUrl, ...nodes.map((node) => node.url)]) {
      for (const { role, password } of wanted) await setPassword(url, role, password);
    }
  });
  console.log(`Kata sandi dipasang: ${wanted.map(({ role }) => role).join(', ')}.`);
});
