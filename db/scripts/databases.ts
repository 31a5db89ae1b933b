import pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';

/** The address of another database of the same cluster. */
export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** Statements as the superuser, beside all databases. */
export async function onCluster(ownerUrl: string, ...statements: string[]): Promise<void> {
  await withPgClient(urlOf(ownerUrl, 'postgres'), async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}

/** Copies a database that nobody is connected to, file by file. Returns the copy's address. */
export async function copyDatabase(
  ownerUrl: string,
  template: string,
  name: string,
): Promise<string> {
  const id = pg.escapeIdentifier(name);
  await onCluster(
    ownerUrl,
    `drop database if exists ${id} with (force)`,
    `create database ${id} template ${pg.escapeIdentifier(template)} strategy file_copy`,
  );
  return urlOf(ownerUrl, name);
}

export const dropDatabase = (ownerUrl: string, name: string): Promise<void> =>
  onCluster(ownerUrl, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
