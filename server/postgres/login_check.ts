import type pg from 'pg';
import { StartError } from '../base/config.ts';
import { withPgClient } from './client.ts';

/** What PostgreSQL lets everybody call until a migration takes it away; a restored or upgraded database may have it again. */
const REVOKED = [
  ['set_config(text, text, boolean)', 'perannya boleh memanggil set_config'],
  ['lo_create(oid)', 'perannya boleh membuat large object'],
  ['lo_from_bytea(oid, bytea)', 'perannya boleh mengisi large object'],
  ['pg_notify(text, text)', 'perannya boleh memanggil pg_notify'],
  ['pg_stat_get_live_tuples(oid)', 'perannya boleh membaca statistik tenant lain'],
  ['pg_relation_size(regclass, text)', 'perannya boleh membaca ukuran tabel tenant lain'],
] as const;

/** Each row: a fact about the server's login that would break the walls between tenants, and how to say so. */
const facts = `
select (select r.rolsuper from pg_roles as r where r.rolname = current_user) as "adalah superuser",
       (select r.rolbypassrls from pg_roles as r where r.rolname = current_user) as "melewati RLS",
       exists (select from pg_class as c where c.relowner = current_user::regrole) as "memiliki tabel",
       pg_has_role(current_user, 'erp_owner', 'member') as "anggota erp_owner",
       ${REVOKED.map(([call, fact]) => `has_function_privilege('erp_pengguna', 'pg_catalog.${call}', 'execute') as "${fact}"`).join(', ')},
       has_column_privilege('erp_pengguna', 'pg_catalog.pg_class', 'reltuples', 'select')
         as "perannya boleh membaca taksiran baris tenant lain",
       has_database_privilege('erp_pengguna', current_database(), 'temp') as "perannya boleh membuat tabel sementara"`;

/** Refuses to serve with a login that could step over row-level security. Throws a StartError that says why. */
export async function checkServerLogin(appUrl: string): Promise<void> {
  const { host, username } = new URL(appUrl);
  const refused = ({ message }: Error) =>
    new StartError(`Login ${username} tidak dapat masuk ke database ${host}: ${message}`);
  const read = (client: pg.Client) => client.query<Record<string, boolean>>(facts);
  const { rows } = await withPgClient(appUrl, read, refused).catch((error) => {
    if (error instanceof StartError) throw error;
    // The role erp_pengguna or erp_owner is not there: nothing has been migrated.
    throw new StartError(`Database belum dimigrasi: ${(error as Error).message}`);
  });
  const wrong = Object.entries(rows[0] ?? {}).flatMap(([fact, holds]) => (holds ? [fact] : []));
  if (wrong.length === 0) return;
  const list = wrong.join(', ');
  throw new StartError(`Login server (${username}) tidak aman: ${list}. Pakai erp_authenticator`);
}
