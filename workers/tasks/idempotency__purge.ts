import type { Task } from 'graphile-worker';
import { withTenant } from '../with_tenant.ts';

/** Rows of one transaction: short enough that no request waits for it. */
const batch = 1000;

/** Removes idempotency records past their time, tenant by tenant; one that fails does not keep the others. */
export const idempotency__purge: Task = async (_payload, helpers) => {
  const { rows: tenants } = await helpers.query<{ kode: string; skema: string }>(
    'select kode, skema from erp_private.worker_tenant_list()',
  );
  const failed: string[] = [];
  for (const tenant of tenants) {
    if (helpers.abortSignal.aborted) return;
    try {
      for (let removed = batch; removed === batch; ) {
        removed = await withTenant(helpers, tenant, async (client) => {
          const { rows } = await client.query<{ jumlah: number }>(
            'select erp_private.worker_idempotency_purge($1) as jumlah',
            [batch],
          );
          return rows[0]?.jumlah ?? 0;
        });
      }
    } catch (error) {
      failed.push(`${tenant.kode}: ${(error as Error).message}`);
    }
  }
  if (failed.length > 0) throw new Error(`idempotency__purge gagal untuk ${failed.join('; ')}`);
};
