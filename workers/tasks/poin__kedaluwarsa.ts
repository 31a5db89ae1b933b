import type { Task } from 'graphile-worker';
import { markTenant } from '../relay/marks.ts';
import { withTenant } from '../with_tenant.ts';

/**
 * Books the points that expired, a transaction for each contact and day: one that is refused (no open month) keeps
 * neither other contacts nor another tenant, and is tried again at the next run.
 */
export const poin__kedaluwarsa: Task = async (_payload, helpers) => {
  const { rows: tenants } = await helpers.query<{ kode: string; skema: string }>(
    'select kode, skema from erp_private.worker_tenant_list()',
  );
  const failed: string[] = [];
  const attempt = async (what: string, work: () => Promise<void>) => {
    if (helpers.abortSignal.aborted) return;
    await work().catch(({ message }: Error) => void failed.push(`${what}: ${message}`));
  };
  for (const tenant of tenants) {
    await attempt(tenant.kode, async () => {
      const due = await withTenant(helpers, tenant, async (client) => {
        const { rows } = await client.query<{ id: string }>(
          'select id from erp_private.worker_poin_list() as due (id)',
        );
        return rows.map(({ id }) => id);
      });
      for (const id of due) {
        await attempt(`${tenant.kode} ${id}`, async () => {
          let booked = true;
          while (booked && !helpers.abortSignal.aborted) {
            booked = await withTenant(helpers, tenant, async (client) => {
              const { rows } = await client.query<{ booked: boolean }>(
                'select erp_private.worker_poin_kedaluwarsa($1) > 0 as booked',
                [id],
              );
              return rows[0]?.booked === true;
            });
          }
        });
      }
      if (due.length > 0) await markTenant(helpers.query, tenant.kode);
    });
  }
  if (failed.length > 0) throw new Error(`poin__kedaluwarsa gagal untuk ${failed.join('; ')}`);
};
