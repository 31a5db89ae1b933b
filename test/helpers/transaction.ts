/** Transactions of tests. */
import type pg from 'pg';

export type Row = Record<string, unknown>;

/** With a name its connection keeps the plan. */
export type Statement = string | { name: string; text: string };

/** A transaction under way. Numerics, dates and times come as text, bigints as numbers. */
export type Db = {
  rows<T = Row>(text: Statement, values?: unknown[]): Promise<T[]>;
  /** The only row; fails unless there is exactly one. */
  row<T = Row>(text: string, values?: unknown[]): Promise<T>;
  /** The first column of the only row. */
  value<T = string>(text: string, values?: unknown[]): Promise<T>;
};

export type Work<T> = (db: Db) => Promise<T>;

/** Each call a transaction of its own. */
export const singly = (run: <T>(work: Work<T>) => Promise<T>): Db => ({
  rows: (text, values) => run((db) => db.rows(text, values)),
  row: (text, values) => run((db) => db.row(text, values)),
  value: (text, values) => run((db) => db.value(text, values)),
});

function dbOf(client: pg.PoolClient): Db {
  const rows = async <T>(text: Statement, values: unknown[] = []) =>
    (await client.query(text as string, values)).rows as T[];
  const row = async <T>(text: string, values?: unknown[]) => {
    const found = await rows<T>(text, values);
    if (found.length !== 1) throw new Error(`${found.length} rows instead of one: ${text}`);
    return found[0] as T;
  };
  const value = async <T>(text: string, values?: unknown[]) =>
    Object.values((await row<Row>(text, values)) as Row)[0] as T;
  return { rows, row, value };
}

const COMMIT = 'select pg_catalog.pg_current_xact_id_if_assigned() is not null as wrote; commit';

/** Answers whether anything was written. One in which a statement failed is rolled back, as by a plain commit. */
async function commit(client: pg.PoolClient): Promise<boolean> {
  try {
    const [found] = (await client.query(COMMIT)) as unknown as pg.QueryResult[];
    return found?.rows[0]?.wrote === true;
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '25P02') throw error;
    await client.query('rollback');
    return false;
  }
}

export async function transaction<T>(
  pool: pg.Pool,
  settings: string,
  work: Work<T>,
  wrote?: () => void,
): Promise<T> {
  const client = await pool.connect();
  let broken = false;
  try {
    await client.query(`begin;${settings}`);
    const result = await work(dbOf(client));
    if (await commit(client)) wrote?.();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
