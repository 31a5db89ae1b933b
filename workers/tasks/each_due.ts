/** Jobs that do in every tenant what is due there. */
import type { Task } from 'graphile-worker';
import { markTenant } from '../relay/marks.ts';
import { withTenant } from '../with_tenant.ts';

type Due = {
  /** Query that answers the ids (`id`) of what is due in the tenant in context. */
  list: string;
  /** Statement that does one of them, by its id ($1). It is repeated while it answers `lagi` as true. */
  work: string;
  /** Whether the work leaves events for the relay. */
  posts?: boolean;
};

/**
 * Does what is due in every tenant, each piece in a transaction of its own. A piece that is refused keeps neither the
 * others nor another tenant, and is tried again at the next run. A tenant that still lacks a step of this release waits
 * for it, as its requests do.
 *
 * @returns a job that throws an Error naming the pieces that failed, after all were tried
 */
const eachDue =
  (task: string, { list, work, posts = false }: Due): Task =>
  async (_payload, helpers) => {
    const { rows: tenants } = await helpers.query<{ kode: string; skema: string }>(
      'select kode, skema from erp_private.worker_tenant_list() where terbaru',
    );
    const failed: string[] = [];
    const attempt = async (what: string, run: () => Promise<void>) => {
      if (helpers.abortSignal?.aborted) return;
      await run().catch(({ message }: Error) => void failed.push(`${what}: ${message}`));
    };
    for (const tenant of tenants) {
      const ask = (sql: string, values: unknown[]) =>
        withTenant(helpers, tenant, async (client) => (await client.query(sql, values)).rows);
      await attempt(tenant.kode, async () => {
        const due = await ask(list, []);
        for (const { id } of due) {
          await attempt(`${tenant.kode} ${id}`, async () => {
            while ((await ask(work, [id]))[0]?.lagi === true && !helpers.abortSignal?.aborted);
          });
        }
        if (posts && due.length > 0) await markTenant(helpers.query, tenant.kode);
      });
    }
    if (failed.length > 0) throw new Error(`${task} gagal untuk ${failed.join('; ')}`);
  };

/** Sums the cash flows of each day, so that the statement of a year reads sums. */
export const arus_kas__rekap = eachDue('arus_kas__rekap', {
  list: 'select id from erp_private.worker_arus_kas_list() as due (id)',
  work: 'select erp_private.worker_arus_kas($1)',
});

/**
 * Books the corrections of goods that back-dated postings left to the worker. The mark in the tenant's table is taken
 * away in the transaction that books them, so a process that dies in between leaves it for the next run.
 */
export const hpp__koreksi = eachDue('hpp__koreksi', {
  list: 'select id from erp_private.worker_hpp_list() as due (id)',
  work: 'select erp_private.worker_hpp_koreksi($1)',
  posts: true,
});

/** Removes idempotency records past their time, 1,000 a transaction: short enough that no request waits for it. */
export const idempotency__purge = eachDue('idempotency__purge', {
  list: 'select 1000 as id',
  work: 'select erp_private.worker_idempotency_purge($1) = $1 as lagi',
});

/** Forgets the rows of imports and bundles that ended long ago, 1,000 of each a transaction, and uploads that broke off. */
export const impor__purge = eachDue('impor__purge', {
  list: 'select 1000 as id',
  work: 'select $1 in (erp_private.worker_impor_purge($1), erp_private.worker_impor_paket_purge($1)) as lagi',
});

/** Checks the books that are too long to be checked within a request. What a run finds is kept in the tenant's tables. */
export const integritas = eachDue('integritas', {
  list: 'select id from erp_private.worker_integritas_list() as due (id)',
  work: 'select erp_private.worker_integritas($1)',
});

/** Posts the reversals of journals that are due. One may be refused (a closed month, an empty cash box). */
export const jurnal__balik = eachDue('jurnal__balik', {
  list: 'select id from erp_private.worker_jurnal_balik_list() as due (id)',
  work: 'select erp_private.worker_jurnal_balik($1)',
  posts: true,
});

/** Tells which receivables are overdue: once a day of the tenant, whatever the number of runs. */
export const notifikasi__piutang = eachDue('notifikasi__piutang', {
  list: 'select 1 as id',
  work: 'select erp_private.worker_notifikasi_piutang() from (select $1::integer) as sekali',
});

/** Adds to the sums of sales of long books what became known since, so that their reports read sums. */
export const penjualan__rekap = eachDue('penjualan__rekap', {
  list: 'select id from erp_private.worker_rekap_list() as due (id)',
  work: 'select erp_private.worker_rekap($1)',
});

/** Forgets events of the feed that are older than 30 days, 1,000 a transaction. */
export const perubahan__purge = eachDue('perubahan__purge', {
  list: 'select 1000 as id',
  work: 'select erp_private.worker_perubahan_purge($1) = $1 as lagi',
});

/** Reminds of steps of requests for approval, and escalates those whose time is over or that nobody is left to give. */
export const persetujuan__batas = eachDue('persetujuan__batas', {
  list: 'select id from erp_private.worker_notifikasi_batas_list() as due (id)',
  work: 'select erp_private.worker_notifikasi_batas($1)',
  posts: true,
});

/** Books the points that expired, a transaction for each contact and day; one may be refused (no open month). */
export const poin__kedaluwarsa = eachDue('poin__kedaluwarsa', {
  list: 'select id from erp_private.worker_poin_list() as due (id)',
  work: 'select erp_private.worker_poin_kedaluwarsa($1) > 0 as lagi',
  posts: true,
});
