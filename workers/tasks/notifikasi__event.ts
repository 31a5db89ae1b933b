import type { Task } from 'graphile-worker';
import { ask } from '../ask.ts';
import { withTenant } from '../with_tenant.ts';

type EventJob = { tenant: string; id: string; isi: Record<string, unknown> };

/** A task that asks one of the worker's functions in the tenant of an event. A tenant that is gone meanwhile needs nothing. */
const inTenantOf =
  (call: string, valuesOf: (job: EventJob) => unknown[]): Task =>
  async (payload, helpers) => {
    const job = payload as EventJob;
    const { rows } = await helpers.query<{ kode: string; skema: string }>(
      'select kode, skema from erp_private.worker_tenant_list() where kode = $1',
      [job.tenant],
    );
    const [tenant] = rows;
    if (tenant === undefined) return;
    await withTenant(helpers, tenant, (client) => ask(client, call, ...valuesOf(job)));
  };

/** A draft waits, or a request about a posted document: tells those who may approve it. */
export const notifikasi__persetujuan = inTenantOf(
  'worker_notifikasi_persetujuan($1, $2)',
  ({ isi }) => [isi.transaksi_id, isi.persetujuan_id ?? null],
);

/** Something was posted: tells which goods fell below their minimum. */
export const notifikasi__stok = inTenantOf('worker_notifikasi_stok()', () => []);

/** A job of change data capture ended: tells those who run them. */
export const notifikasi__cdc = inTenantOf('worker_notifikasi_cdc($1, $2)', ({ id, isi }) => [
  id,
  JSON.stringify(isi),
]);
