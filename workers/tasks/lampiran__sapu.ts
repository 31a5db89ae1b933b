/** Compares the contents of attached files with the rows that name them. */
import type { JobHelpers, Task } from 'graphile-worker';
import type { Store } from '../../server/lampiran/store.ts';
import { withTenant } from '../with_tenant.ts';

/** A content is stored before its row is there, so a young one that nothing names may be on its way. */
const YOUNG_MS = 24 * 3600_000;

type Tenant = { kode: string; skema: string };

/**
 * In every tenant: removes contents that no row names any more, and marks files whose content is missing, for the check
 * of the books to find.
 */
export const makeLampiranSapu =
  (store: Store): Task =>
  async (_payload, helpers) => {
    const { rows: tenants } = await helpers.query<Tenant>(
      'select kode, skema from erp_private.worker_tenant_list() where terbaru',
    );
    const failed: string[] = [];
    for (const tenant of tenants) {
      if (helpers.abortSignal?.aborted) return;
      await sweep(store, helpers, tenant).catch(
        ({ message, cause }: Error) =>
          void failed.push(`${tenant.kode}: ${cause instanceof Error ? cause.message : message}`),
      );
    }
    if (failed.length > 0) throw new Error(`lampiran__sapu gagal untuk ${failed.join('; ')}`);
  };

async function sweep(store: Store, helpers: JobHelpers, tenant: Tenant): Promise<void> {
  const ask = (text: string, values: unknown[] = []) =>
    withTenant(helpers, tenant, async (client) => (await client.query(text, values)).rows);
  // Rows are read before contents are listed: else one that comes in between would be taken for a row without content.
  const rows = await ask('select kunci from erp_private.worker_lampiran() as kunci');
  const named = new Set<string>(rows.map(({ kunci }) => kunci));
  const found = new Map<string, Date>();
  for await (const { key, since } of store.list(tenant.kode)) {
    found.set(key.slice(tenant.kode.length + 1), since);
  }
  const missing = [...named].filter((one) => !found.has(one));
  await ask('select erp_private.worker_lampiran_hilang($1)', [missing]);
  const old = Date.now() - YOUNG_MS;
  for (const [kunci, since] of found) {
    if (!named.has(kunci) && since.getTime() < old) await store.remove(`${tenant.kode}/${kunci}`);
  }
}
