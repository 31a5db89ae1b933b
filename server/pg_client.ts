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
