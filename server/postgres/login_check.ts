import type pg from 'pg';
import { StartError } from '../base/config.ts';
import { withPgClient } from './client.ts';
import { askFacts, WALLS } from './protections.ts';

/** Facts about the server's login that would break the walls between tenants, and how to say so. */
const FACTS = [
  ['adalah superuser', '(select r.rolsuper from pg_roles as r where r.rolname = current_user)'],
  ['melewati RLS', '(select r.rolbypassrls from pg_roles as r where r.rolname = current_user)'],
  ['memiliki tabel', 'exists (select from pg_class as c where c.relowner = current_user::regrole)'],
  ['anggota erp_owner', `pg_has_role(current_user, 'erp_owner', 'member')`],
  [
    'perannya boleh membuat tabel sementara',
    `has_database_privilege('erp_pengguna', current_database(), 'temp')`,
  ],
] as const;

/**
 * Rights that PostgreSQL gives everybody until a migration takes them away. A restored or upgraded database may have
 * them again.
 */
const FACTS_OF_POSTGRES = WALLS.map(({ fact, missing }) => [fact, missing] as const);

/**
 * Refuses to serve with a login that could step over row-level security.
 *
 * @param managed whether it is accepted that a migration could not take away what PostgreSQL gives everybody
 * @returns what was accepted so
 * @throws StartError that says why
 */
export async function checkServerLogin(appUrl: string, managed: boolean): Promise<string[]> {
  const { host, username } = new URL(appUrl);
  const refused = ({ message }: Error) =>
    new StartError(`Login ${username} tidak dapat masuk ke database ${host}: ${message}`);
  const read = async (client: pg.Client) => ({
    wrong: await askFacts(client, FACTS),
    open: await askFacts(client, FACTS_OF_POSTGRES),
  });
  const { wrong, open } = await withPgClient(appUrl, read, refused).catch((error) => {
    if (error instanceof StartError) throw error;
    // The role erp_pengguna or erp_owner is not there: nothing has been migrated.
    throw new StartError(`Database belum dimigrasi: ${(error as Error).message}`);
  });
  if (wrong.length === 0 && (open.length === 0 || managed)) return open;
  const list = [...wrong, ...(managed ? [] : open)].join(', ');
  const way =
    wrong.length > 0
      ? 'Pakai erp_authenticator'
      : 'Cabut haknya dari public sebagai superuser, atau terima dengan MANAGED_POSTGRES=1 (docs/standby.md)';
  throw new StartError(`Login server (${username}) tidak aman: ${list}. ${way}`);
}
