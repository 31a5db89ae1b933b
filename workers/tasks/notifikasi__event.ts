import type { JobHelpers, Task } from 'graphile-worker';
import { withTenant } from '../with_tenant.ts';

type EventJob = { tenant: string; id: string; isi: Record<string, unknown> };

/** Calls a function in the tenant of an event. A tenant that is gone meanwhile needs nothing. */
async function inTenantOf(
  payload: unknown,
  helpers: JobHelpers,
  call: (job: EventJob) => [sql: string, values: unknown[]],
): Promise<void> {
  const job = payload as EventJob;
  const { rows } = await helpers.query<{ kode: string; skema: string }>(
    'select kode, skema from erp_private.worker_tenant_list() where kode = $1',
    [job.tenant],
  );
  const [tenant] = rows;
  if (tenant === undefined) return;
  const [sql, values] = call(job);
  await withTenant(helpers, tenant, async (client) => {
    await client.query(sql, values);
  });
}

/** A draft waits: tells those who may approve it. */
export const notifikasi__persetujuan: Task = (payload, helpers) =>
  inTenantOf(payload, helpers, ({ isi }) => [
    'select erp_private.worker_notifikasi_persetujuan($1)',
    [isi.transaksi_id],
  ]);

/** Something was posted: tells which goods fell below their minimum. */
export const notifikasi__stok: Task = (payload, helpers) =>
  inTenantOf(payload, helpers, () => ['select erp_private.worker_notifikasi_stok()', []]);

/** A job of change data capture ended: tells those who run them. */
export const notifikasi__cdc: Task = (payload, helpers) =>
  inTenantOf(payload, helpers, ({ id, isi }) => [
    'select erp_private.worker_notifikasi_cdc($1, $2)',
    [id, JSON.stringify(isi)],
  ]);
