import { urlOf } from '../../db/scripts/databases.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { until } from './until.ts';

/** Connections that are still open after their test are leaks. */
export async function refuseLeaks(ownerUrl: string, name: string): Promise<void> {
  let left: unknown[] = [];
  await withPgClient(urlOf(ownerUrl, 'postgres'), (client) =>
    until(async () => {
      const { rows } = await client.query(
        `select usename, state, left(query, 80) as query from pg_stat_activity
          where datname = $1 and backend_type = 'client backend'`,
        [name],
      );
      left = rows;
      return left.length === 0;
    }),
  ).catch((error: Error) => {
    throw left.length === 0 ? error : new Error(`Connections left open: ${JSON.stringify(left)}`);
  });
}
