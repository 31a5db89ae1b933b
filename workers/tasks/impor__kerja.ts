/** Works on an import: reads and rehearses it step by step, or runs it. */
import type { JobHelpers, Task } from 'graphile-worker';
import { escapeLiteral, type PoolClient } from 'pg';
import { ask } from '../ask.ts';
import { markTenant } from '../relay/marks.ts';
import { withTenant } from '../with_tenant.ts';

type Tenant = { kode: string; skema: string };
type Step = { lagi: boolean; tahap: string; sifat: string; oleh?: string };
type Made = { lagi: boolean; sampai?: number | null };

/** A run that somebody cancelled. */
class Cancelled extends Error {}

/**
 * `{ tenant, isi: { impor_id } }`, or `{ paket_id }` of a bundle. What a step has done is kept with it, so a process
 * that dies leaves the rest to the next one. Run more than once, it finds nothing to do.
 */
export const impor__kerja: Task = async (payload, helpers) => {
  const { tenant: kode, isi } = payload as {
    tenant: string;
    isi: { impor_id: number } | { paket_id: number };
  };
  const { rows } = await helpers.query<Tenant>(
    'select kode, skema from erp_private.worker_tenant_list() where kode = $1',
    [kode],
  );
  const [tenant] = rows;
  if (tenant === undefined) return;
  if ('paket_id' in isi) await workOnPaket(helpers, tenant, isi.paket_id);
  else await workOn(helpers, tenant, isi.impor_id);
};

type Helpers = Pick<JobHelpers, 'withPgClient' | 'query' | 'abortSignal'>;
type PaketStep = { lagi: boolean; dokumen?: boolean; impor_id?: number; oleh?: string };

const goOn = ({ abortSignal }: Helpers) => {
  if (abortSignal?.aborted) throw new Error('impor dilanjutkan sesudah worker menyala lagi');
};

/** Rehearses a bundle, or runs it: its parts in their order, the documents of all of them together. */
async function workOnPaket(helpers: Helpers, tenant: Tenant, id: number): Promise<void> {
  const inTenant = <T>(call: string, oleh?: string) =>
    withTenant(helpers, tenant, async (client) => {
      if (oleh) await client.query(`set local erp.pengguna_id = ${escapeLiteral(oleh)}`);
      return ask<T>(client, call, id);
    });
  await inTenant('worker_impor_paket_rehearse($1)');
  for (;;) {
    goOn(helpers);
    const step = await inTenant<PaketStep>('worker_impor_paket_langkah($1)');
    if (!step.lagi) break;
    if (step.impor_id !== undefined) await workOn(helpers, tenant, step.impor_id);
    else await inTenant('worker_impor_paket_run($1)', step.oleh);
  }
  await markTenant(helpers.query, tenant.kode);
}

/** @throws Error where the job is stopped, so that it is taken up again */
async function workOn(helpers: Helpers, tenant: Tenant, id: number): Promise<void> {
  /** The user who had the import run: he is the maker of what it makes. */
  let oleh: string | undefined;
  const work = <T>(doIt: (client: PoolClient) => Promise<T>) =>
    withTenant(helpers, tenant, async (client) => {
      if (oleh) await client.query(`set local erp.pengguna_id = ${escapeLiteral(oleh)}`);
      return doIt(client);
    });
  const inTenant = <T>(call: string, ...values: unknown[]) =>
    work((client) => ask<T>(client, call, ...values));
  let step: Step;
  do {
    goOn(helpers);
    step = await inTenant<Step>('worker_impor_langkah($1)', id);
  } while (step.lagi);
  if (step.tahap !== 'jalan') return;
  oleh = step.oleh;
  try {
    if (step.sifat === 'dokumen') {
      for (let made: Made = { lagi: true }; made.lagi; ) {
        goOn(helpers);
        made = await inTenant<Made>('worker_impor_run($1, 0, false)', id);
      }
      await inTenant('worker_impor_end($1)', id);
    } else await runWhole();
  } catch (error) {
    if (error instanceof Cancelled) return;
    const { code, message } = error as { code?: string; message: string };
    if (code !== 'KOIMB') throw error;
    await inTenant('worker_impor_end($1, $2)', id, message);
  }
  await markTenant(helpers.query, tenant.kode);

  /** Runs all of it in one transaction. Its progress is told in another one, so that others see it. */
  async function runWhole(): Promise<void> {
    await work(async (client) => {
      for (let place = 0; ; ) {
        goOn(helpers);
        const made = await ask<Made>(client, 'worker_impor_run($1, $2, true)', id, place);
        if (!made.lagi) break;
        place = made.sampai ?? place;
        const told = await withTenant(
          helpers,
          tenant,
          (beside) => ask<boolean>(beside, 'worker_impor_kemajuan($1, $2)', id, place),
          true,
        );
        if (!told) throw new Cancelled();
      }
      if (!(await ask<boolean>(client, 'worker_impor_end($1)', id))) throw new Cancelled();
    });
  }
}
