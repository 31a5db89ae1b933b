import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { PooledClient } from './pool.ts';

export type QueryOptions = { text: string; values?: unknown[]; arrayMode?: boolean };

/** A connection with the statements that are prepared on it. */
export type PreparingClient = PooledClient & {
  /** Text of a prepared statement → its name, the longest unused first. */
  niagaStatements?: Map<string, string>;
  /** Names to forget before the next transaction: DEALLOCATE fails inside an aborted one. */
  niagaForgotten?: string[] | undefined;
  niagaCount?: number;
  connection?: { parsedStatements?: Record<string, string>; stream?: Duplex };
};

const STATEMENTS_KEPT = 100;

type Callback = (error: Error | null, result: pg.QueryResult) => void;

/** Asks by a prepared statement, which the connection keeps. The statement unused for longest makes place. */
export function askPrepared(
  client: PreparingClient,
  options: QueryOptions,
  callback: Callback,
): void {
  const { text, values = [], arrayMode } = options;
  client.niagaStatements ??= new Map();
  const statements = client.niagaStatements;
  let name = statements.get(text);
  if (name) statements.delete(text);
  else {
    client.niagaCount = (client.niagaCount ?? 0) + 1;
    name = `n${client.niagaCount}`;
  }
  statements.set(text, name);
  if (statements.size > STATEMENTS_KEPT) forgetOldest(client, statements);
  if (arrayMode) client.query({ name, text, values, rowMode: 'array' }, callback);
  // A plain configuration would be copied by pg, property by property, which takes 2 µs.
  else client.query(Object.assign(new pg.Query(text, values), { name, callback }));
}

function forgetOldest(client: PreparingClient, statements: Map<string, string>): void {
  const [text, name] = statements.entries().next().value as [string, string];
  statements.delete(text);
  const parsed = client.connection?.parsedStatements;
  if (!parsed?.[name]) return;
  delete parsed[name];
  client.niagaForgotten = [...(client.niagaForgotten ?? []), name];
}

/** SQL that makes PostgreSQL forget the statements that were dropped here; undefined when there are none. */
export function forgottenSql(client: PreparingClient): string | undefined {
  const names = client.niagaForgotten;
  client.niagaForgotten = undefined;
  return names?.map((name) => `deallocate ${name};`).join('');
}
