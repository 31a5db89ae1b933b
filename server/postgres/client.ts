import pg from 'pg';

/**
 * A connection of its own, outside any pool, not open yet. One that breaks fails the query under way; the event that
 * tells of it has a listener here, since without one it would end the process.
 */
export function makePgClient(config: pg.ClientConfig): pg.Client {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, ...config });
  client.on('error', () => {});
  return client;
}

/**
 * Lends `work` a connection.
 *
 * @param refused what is thrown where it does not open; without it the error as it is
 */
export async function withPgClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  refused: (error: Error) => Error = (error) => error,
): Promise<T> {
  const client = makePgClient({ connectionString: url });
  try {
    await client.connect().catch((error) => {
      throw refused(error);
    });
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Runs one query without pg's own promise. That promise ties what one request made to what the next one makes, so that
 * nearly all of it outlives the collections of young garbage; these then cost an eighth of the process's CPU.
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
