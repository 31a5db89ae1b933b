import type pg from 'pg';
import { runCommand, usageError } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';

const COMMAND = {
  usage: ['npm run -s user -- unlink EMAIL'],
  about: `Melepas pengguna dari semua akunnya di penyedia identitas dan mengakhiri semua sesinya. Akun yang kemudian
masuk dengan alamat e-mail terverifikasi itu menjadi akunnya.`,
  positionals: [2, 2],
} as const;

/** Unlinks a user from all accounts at identity providers; answers how many there were. */
export const unlinkUser = (ownerUrl: string, email: string): Promise<number> =>
  withPgClient(ownerUrl, async (client) => {
    const { rows } = await client.query('select erp_private.identitas_unlink($1) as n', [email]);
    return rows[0].n;
  }).catch((error: pg.DatabaseError) => {
    throw error.code === 'TDPGN' ? new StartError(`${email}: ${error.message}`) : error;
  });

if (import.meta.main) {
  await runCommand(COMMAND, async ({ positionals: [verb, email = ''] }) => {
    if (verb !== 'unlink') throw usageError(COMMAND, `Perintah tidak dikenal: ${verb}`);
    const count = await withOwnerUrl(loadConfig(), (url) => unlinkUser(url, email));
    console.log(`${email}: ${count} tautan dilepas, semua sesi diakhiri.`);
  });
}
