import pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';

/** Runs `work`; a refusal by a code of ours or by a constraint is the caller's mistake, and told by its message alone. */
export const byCaller = <T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>) =>
  withPgClient(ownerUrl, work).catch(mistakeOfCaller);

/** Throws a refusal by a code of ours, or by a constraint, as a mistake of the caller; anything else as it is. */
export function mistakeOfCaller(error: pg.DatabaseError): never {
  const isOurs = /^((VA|OT|TD|KO)[A-Z0-9]{3}|23\d{3})$/.test(error.code ?? '');
  throw isOurs ? new StartError(error.message) : error;
}

/** What a command says where a database does not answer, for `withPgClient`. */
export const unreachable =
  (url: string) =>
  ({ message, code }: Error & { code?: string }): Error => {
    const { host, pathname } = new URL(url);
    return new StartError(`Database ${host}${pathname} tidak dapat dihubungi: ${message || code}`);
  };

/** The address of another database of the same cluster. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** A statement as the superuser, beside all databases. */
async function onCluster(ownerUrl: string, statement: string): Promise<void> {
  await withPgClient(urlOf(ownerUrl, 'postgres'), (client) => client.query(statement));
}

/**
 * Copies a database that nobody is connected to, file by file; one of that name is dropped, even while it is used. Returns the
 * copy's address.
 */
export async function copyDatabase(ownerUrl: string, template: string, name: string) {
  await dropDatabase(ownerUrl, name);
  const [id, from] = [name, template].map(pg.escapeIdentifier);
  await onCluster(ownerUrl, `create database ${id} template ${from} strategy file_copy`);
  return urlOf(ownerUrl, name);
}

export const dropDatabase = (ownerUrl: string, name: string): Promise<void> =>
  onCluster(ownerUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
