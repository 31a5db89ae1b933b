import pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import { clearCopies } from './move/clear.ts';
import { type Failure, type Known, nodesAtWork, onAll } from './node_list.ts';

type UpgradeReport = {
  tenants: number;
  steps: number;
  failed: { kode: string; nomor: number; message: string }[];
};

type Pending = { kode: string; nomor: number[] };

/**
 * Brings every tenant to the newest step: one transaction per tenant and step, `parallel` tenants at a time. A
 * tenant that fails stays at its last whole step and is reported; the others go on. What was interrupted is taken
 * up by the next run. (Two runs at once do each step once: a step locks its tenant's row.)
 */
export async function upgradeTenants(
  ownerUrl: string,
  { parallel = 4, onProgress = (_done: number, _all: number) => {} } = {},
): Promise<UpgradeReport> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: parallel });
  pool.on('error', () => {});
  const report: UpgradeReport = { tenants: 0, steps: 0, failed: [] };
  try {
    await purgePlaces(pool);
    const { rows: pending } = await pool.query<Pending>(
      `select t.kode, array_agg(l.nomor order by l.nomor) as nomor
         from erp_private.tenant as t
         join erp_private.tenant_step as l on l.nomor > t.langkah
        where t.simpul = 'utama'
        group by t.kode
        order by t.kode`,
    );
    report.tenants = pending.length;
    const queue = pending.values();
    let done = 0;
    const takeNext = async () => {
      for (const tenant of queue) {
        await upgradeOne(pool, tenant, report);
        done += 1;
        onProgress(done, pending.length);
      }
    };
    await Promise.all(Array.from({ length: parallel }, takeNext));
  } finally {
    await pool.end();
  }
  return report;
}

/**
 * Drops the places that tenants left more than a week ago. Each in a transaction of its own: it locks some hundred tables and
 * indexes, and those of a node that was drained would not all fit into PostgreSQL's table of locks.
 */
async function purgePlaces(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ skema: string }>(
    `select skema from erp_private.tenant_lama_list() where sejak < now() - interval '7 days'`,
  );
  for (const { skema } of rows) {
    await pool.query('select erp_private.tenant_lama_drop($1)', [skema]);
  }
}

/** What PostgreSQL said, with the row or object that it is about: an operator has to find it. */
function messageOf(error: unknown): string {
  const { code, message, detail, where } = error as pg.DatabaseError;
  const [place] = where?.split('\n') ?? [];
  return [code && `${code}: ${message}`, !code && message, detail, place]
    .filter(Boolean)
    .join('; ');
}

async function upgradeOne(pool: pg.Pool, tenant: Pending, report: UpgradeReport): Promise<void> {
  for (const nomor of tenant.nomor) {
    try {
      // A statement alone is a transaction of its own.
      const text = 'select erp_private.tenant_step_apply($1, $2) as jadi';
      const { rows } = await pool.query<{ jadi: boolean }>(text, [tenant.kode, nomor]);
      if (rows[0]?.jadi) report.steps += 1;
    } catch (error) {
      report.failed.push({ kode: tenant.kode, nomor, message: messageOf(error) });
      // Where even this fails the report above has the cause already.
      await pool
        .query('select erp_private.notifikasi_migrasi($1, $2)', [tenant.kode, nomor])
        .catch(() => {});
      return;
    }
  }
}

/** Brings the tenants of every node to the newest step, all nodes at once; a node that fails is reported by its name. */
export async function upgradeAll(
  config: Known,
  ownerUrl: string,
  options: Parameters<typeof upgradeTenants>[1] = {},
): Promise<UpgradeReport & { nodes: Failure[] }> {
  const nodes = await nodesAtWork(config, ownerUrl);
  const reports: UpgradeReport[] = [];
  const progress = new Map<string, [done: number, all: number]>();
  const one = async (nama: string, url: string) => {
    const onProgress = (...at: [number, number]) => {
      progress.set(nama, at);
      const sum = (index: 0 | 1) =>
        [...progress.values()].reduce((all, pair) => all + pair[index], 0);
      options?.onProgress?.(sum(0), sum(1));
    };
    reports.push(await upgradeTenants(url, { ...options, onProgress }));
  };
  const [, failed] = await Promise.all([
    one('utama', ownerUrl),
    onAll(nodes, async ({ nama, url }) => {
      await clearCopies(ownerUrl, { nama, url });
      await one(nama, url);
      await tellDirectory(ownerUrl, nama, url);
    }),
  ]);
  return {
    tenants: reports.reduce((all, { tenants }) => all + tenants, 0),
    steps: reports.reduce((all, { steps }) => all + steps, 0),
    failed: reports.flatMap((report) => report.failed),
    nodes: failed,
  };
}

/** Brings the names and steps of a node's tenants into the directory, as the worker does now and then. */
const tellDirectory = (ownerUrl: string, nama: string, url: string): Promise<void> =>
  withPgClient(url, async (node) => {
    const { rows } = await node.query('select erp_private.worker_kabar_get() as kabar');
    await withPgClient(ownerUrl, (platform) =>
      platform.query('select erp_private.worker_kabar_put($1, $2)', [
        nama,
        JSON.stringify(rows[0].kabar),
      ]),
    );
  });
