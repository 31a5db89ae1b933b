import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { withPgClient } from './client.ts';

const workerSchema = 'graphile_worker';
const quiet = new Logger(() => () => {});

/**
 * Makes or updates graphile-worker's tables. They belong to erp_worker: the library switches row security on for
 * them, so only their owner reads them, and the worker's login updates them when the library does.
 */
export async function installWorkerSchema(ownerUrl: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  pool.on('error', () => {});
  // Objects belong to the role that makes them; `create schema if not exists` needs CREATE even when there is nothing to do.
  pool.on('connect', (client) => {
    client.on('error', () => {});
    void client.query('set role erp_worker').catch(() => {});
  });
  await withPgClient(ownerUrl, async (asOwner) => {
    const database = pg.escapeIdentifier(asOwner.database ?? '');
    await asOwner.query(`create schema if not exists ${workerSchema} authorization erp_worker`);
    await asOwner.query(`grant create on database ${database} to erp_worker`);
    try {
      await runMigrations({ pgPool: pool, logger: quiet });
    } finally {
      await asOwner.query(`revoke create on database ${database} from erp_worker`);
    }
  }).finally(() => pool.end());
}
