import type pg from 'pg';
import { inTenant, settlePostings, type Tenant } from './drain.ts';
import { markTenant } from './marks.ts';

/** How many tenants one call looks at. */
const batch = 20;
/** A quiet tenant has its settled moment moved on when that is older than this. */
const age = '10 seconds';

/**
 * Goes through all tenants, some at each call. Each has a transaction of its own, so that few locks are held however
 * many there are. It settles what the books knew when. It marks and answers tenants that have something to do and that
 * nobody marked, as after writing with psql.
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
