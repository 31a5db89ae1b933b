import type pg from 'pg';
import { inTenant, settlePostings, type Tenant } from './drain.ts';
import { markTenant } from './marks.ts';

/** Tenants of one look. */
const batch = 20;
/** A tenant in which nothing happens has its settled moment moved when it is older than this. */
const age = '10 seconds';

/**
 * Goes through all tenants, some at each call and each in a transaction of its own, so that it holds few locks however
 * many there are: settles what the books knew, and marks and answers those with something to do that nobody marked
 * (writing with psql marks nothing).
 */
export function makeSweep(
  pool: pg.Pool,
  onFault: (error: Error, tenant: Tenant) => void,
): () => Promise<Tenant[]> {
  let after = '';
  return async () => {
    const { rows } = await pool.query<Tenant>(
      `select kode, skema from erp_private.worker_tenant_list() where kode > $1 order by kode limit ${batch}`,
      [after],
    );
    after = rows.length < batch ? '' : (rows.at(-1)?.kode ?? '');
    const found: Tenant[] = [];
    for (const tenant of rows) {
      try {
        await settlePostings(pool, tenant, age);
        if (await inTenant(pool, tenant, 'worker_outbox_waiting()')) {
          await markTenant((text, values) => pool.query(text, values), tenant.kode);
          found.push(tenant);
        }
      } catch (error) {
        onFault(error as Error, tenant);
      }
    }
    return found;
  };
}
