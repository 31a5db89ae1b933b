import pg from 'pg';
import { StartError } from './config.ts';

/** Each row: a fact about the server's login that would break the walls between tenants, and how to say so. */
const facts = `
select (select r.rolsuper from pg_roles as r where r.rolname = current_user) as "adalah superuser",
       (select r.rolbypassrls from pg_roles as r where r.rolname = current_user) as "melewati RLS",
       exists (select from pg_class as c where c.relowner = current_user::regrole) as "memiliki tabel",
       pg_has_role(current_user, 'erp_owner', 'member') as "anggota erp_owner",
       has_function_privilege('erp_pengguna', 'pg_catalog.set_config(text, text, boolean)', 'execute')
         as "perannya boleh memanggil set_config",
       has_database_privilege('erp_pengguna', current_database(), 'temp') as "perannya boleh membuat tabel sementara"`;

/** Refuses to serve with a login that could step over row-level security. Throws a StartError that says why. */
export async function checkServerLogin(appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, username } = new URL(appUrl);
    throw new StartError(
      `Login ${username} tidak dapat masuk ke database ${host}: ${(error as Error).message}`,
    );
  }
  try {
    const { rows } = await client.query<Record<string, boolean>>(facts);
    const wrong = Object.entries(rows[0] ?? {}).filter(([, holds]) => holds);
    if (wrong.length > 0) {
      const list = wrong.map(([fact]) => fact).join(', ');
      throw new StartError(
        `Login server (${client.user}) tidak aman: ${list}. Pakai erp_authenticator`,
      );
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    // The role erp_pengguna or erp_owner is not there: nothing has been migrated.
    throw new StartError(`Database belum dimigrasi: ${(error as Error).message}`);
  } finally {
    await client.end();
  }
}
