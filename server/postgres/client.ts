import pg from 'pg';

/**
 * Lends `work` a connection of its own, outside any pool. A connection that breaks fails the query under way; the
 * event that tells of it has a listener here, since without one it would end the process.
 */
export async function withPgClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Runs one query. Pg's own promise of it ties what one request made to what the next one makes, so that nearly all of it
 * outlives the collections of young garbage, which then cost an eighth of the process's CPU.
 */
export function ask(
  client: pg.Client,
  query: string | pg.QueryConfig,
): Promise<pg.QueryResult | pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(query as pg.QueryConfig, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}
