import type { JobHelpers } from 'graphile-worker';
import { markTenant } from './relay/marks.ts';
import { withTenant } from './with_tenant.ts';

/**
 * Does what is due in every tenant, each piece in a transaction of its own: one that is refused keeps neither the
 * others nor another tenant, and is tried again at the next run.
 *
 * @param list query that answers the ids (`id`) of what is due in the tenant in context
 * @param work statement that does one of them, by its id ($1)
 * @param posts whether that leaves events for the relay
 * @throws Error naming the pieces that failed, after all were tried
 */
export async function eachDue(
  helpers: JobHelpers,
  task: string,
  list: string,
  work: string,
  posts = false,
): Promise<void> {
  const { rows: tenants } = await helpers.query<{ kode: string; skema: string }>(
    'select kode, skema from erp_private.worker_tenant_list()',
  );
  const failed: string[] = [];
  const attempt = async (what: string, run: () => Promise<void>) => {
    if (helpers.abortSignal?.aborted) return;
    await run().catch(({ message }: Error) => void failed.push(`${what}: ${message}`));
  };
  for (const tenant of tenants) {
    await attempt(tenant.kode, async () => {
      const due = await withTenant(helpers, tenant, async (client) => {
        const { rows } = await client.query<{ id: string }>(list);
        return rows.map(({ id }) => id);
      });
      for (const id of due) {
        await attempt(`${tenant.kode} ${id}`, () =>
          withTenant(helpers, tenant, async (client) => {
            await client.query(work, [id]);
          }),
        );
      }
      if (posts && due.length > 0) await markTenant(helpers.query, tenant.kode);
    });
  }
  if (failed.length > 0) throw new Error(`${task} gagal untuk ${failed.join('; ')}`);
}
