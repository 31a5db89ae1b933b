import type { JobHelpers } from 'graphile-worker';
import pg from 'pg';
import { retried } from '../server/postgres/retry.ts';

/**
 * Runs `work` in a transaction in one tenant's context, as a request of that tenant would. The worker's login has no
 * right on tenant tables itself: it calls functions that read the claim. A tenant that moves to another node is refused
 * (57N01); its work is done after that. A deadlock or serialization failure is tried again at once, as the server does,
 * so `work` must do nothing but query.
 *
 * @param inside whether another transaction of this tenant waits for this one. That one has passed the gate, and who
 *   waits to shut the gate waits for both.
 */
export async function withTenant<T>(
  helpers: Pick<JobHelpers, 'withPgClient'>,
  tenant: { kode: string; skema: string },
  work: (client: pg.PoolClient) => Promise<T>,
  inside = false,
): Promise<T> {
  return retried(() => helpers.withPgClient((client) => once(client, tenant, work, inside)));
}

async function once<T>(
  client: pg.PoolClient,
  tenant: { kode: string; skema: string },
  work: (client: pg.PoolClient) => Promise<T>,
  inside: boolean,
): Promise<T> {
  await client.query(
    `begin; set local search_path = ${pg.escapeIdentifier(tenant.skema)}, erp, pg_temp;
       set local erp.tenant = ${pg.escapeLiteral(tenant.kode)}`,
  );
  try {
    if (!inside) await client.query('select erp_private.worker_gerbang()');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
