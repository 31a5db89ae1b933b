import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadConfig, StartError } from '../../server/config.ts';
import { withOwnerUrl } from '../../server/database.ts';
import { runMain } from '../../server/main.ts';
import { withPgClient } from '../../server/pg_client.ts';
import { makeProgress } from '../../server/progress.ts';
import { backupCommand } from './backup/commands.ts';

const usage = `Pemakaian:
  npm run -s tenant -- create KODE "NAMA" --admin EMAIL
  npm run -s tenant -- list
  npm run -s tenant -- upgrade [--parallel N]
  npm run -s tenant -- backup KODE BERKAS
  npm run -s tenant -- restore BERKAS [--as KODE] [--accept-findings]
  npm run -s tenant -- check BERKAS
  npm run -s tenant -- remove KODE BERKAS`;

/** Codes of our own, and a broken constraint, are the caller's mistakes. */
const isOurs = (code: string | undefined): boolean =>
  code !== undefined && /^((VA|OT|TD|KO)[A-Z0-9]{3}|23\d{3})$/.test(code);

export async function createTenant(
  ownerUrl: string,
  kode: string,
  nama: string,
  adminEmail: string,
): Promise<void> {
  try {
    await withPgClient(ownerUrl, (client) =>
      client.query('select erp_private.tenant_create($1, $2, $3)', [kode, nama, adminEmail]),
    );
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    throw isOurs(code) ? new StartError(message) : error;
  }
}

export type UpgradeReport = {
  tenants: number;
  steps: number;
  failed: { kode: string; nomor: number; message: string }[];
};

type Pending = { kode: string; nomor: number[] };

async function pendingSteps(pool: pg.Pool): Promise<Pending[]> {
  const { rows } = await pool.query<Pending>(
    `select t.kode, array_agg(l.nomor order by l.nomor) as nomor
       from erp_private.tenant as t
       join erp_private.tenant_step as l on l.nomor > t.langkah
      group by t.kode
      order by t.kode`,
  );
  return rows;
}

/**
 * Brings every tenant to the newest step: one transaction per tenant and step, `parallel` tenants at a time. A
 * tenant that fails stays at its last whole step and is reported; the others go on. What was interrupted is taken
 * up by the next run. (Two runs at once do each step once: a step locks its tenant's row.)
 */
export async function upgradeTenants(
  ownerUrl: string,
  options: { parallel?: number; onProgress?: (done: number, all: number) => void } = {},
): Promise<UpgradeReport> {
  const parallel = options.parallel ?? 4;
  const pool = new pg.Pool({ connectionString: ownerUrl, max: parallel });
  pool.on('error', () => {});
  const report: UpgradeReport = { tenants: 0, steps: 0, failed: [] };
  try {
    const pending = await pendingSteps(pool);
    report.tenants = pending.length;
    const queue = pending.values();
    let done = 0;
    const takeNext = async () => {
      for (const tenant of queue) {
        await upgradeOne(pool, tenant, report);
        done += 1;
        options.onProgress?.(done, pending.length);
      }
    };
    await Promise.all(Array.from({ length: parallel }, takeNext));
  } finally {
    await pool.end();
  }
  return report;
}

async function upgradeOne(pool: pg.Pool, tenant: Pending, report: UpgradeReport): Promise<void> {
  for (const nomor of tenant.nomor) {
    try {
      // A statement alone is a transaction of its own.
      const { rows } = await pool.query<{ jadi: boolean }>(
        'select erp_private.tenant_step_apply($1, $2) as jadi',
        [tenant.kode, nomor],
      );
      if (rows[0]?.jadi) report.steps += 1;
    } catch (error) {
      report.failed.push({ kode: tenant.kode, nomor, message: (error as Error).message });
      // Where even this fails the report above has the cause already.
      await pool
        .query('select erp_private.notifikasi_migrasi($1, $2)', [tenant.kode, nomor])
        .catch(() => {});
      return;
    }
  }
}

async function listTenants(ownerUrl: string): Promise<void> {
  await withPgClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select t.kode, t.nama, t.aktif, t.langkah,
              (select coalesce(max(l.nomor), 0) from erp_private.tenant_step as l) as terbaru
         from erp_private.tenant as t
        order by t.kode`,
    );
    const wide = Math.max(4, ...rows.map((row) => row.kode.length));
    console.log(`${'KODE'.padEnd(wide)}  LANGKAH  STATUS     NAMA`);
    for (const row of rows) {
      const status = row.aktif ? (row.langkah < row.terbaru ? 'tertinggal' : 'siap') : 'nonaktif';
      const step = `${row.langkah}/${row.terbaru}`;
      console.log(`${row.kode.padEnd(wide)}  ${step.padEnd(7)}  ${status.padEnd(9)}  ${row.nama}`);
    }
  });
}

async function upgradeAll(ownerUrl: string, parallel: number): Promise<void> {
  const report = await makeProgress().step('Langkah tenant', (say) =>
    upgradeTenants(ownerUrl, { parallel, onProgress: (done, all) => say(`${done}/${all}`) }),
  );
  console.log(`${report.tenants} tenant tertinggal, ${report.steps} langkah dijalankan.`);
  if (report.failed.length === 0) return;
  const lines = report.failed.map((f) => `  ${f.kode}, langkah ${f.nomor}: ${f.message}`);
  throw new StartError(`${report.failed.length} tenant gagal:\n${lines.join('\n')}`);
}

async function command(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      admin: { type: 'string' },
      parallel: { type: 'string', default: '4' },
      as: { type: 'string' },
      'accept-findings': { type: 'boolean', default: false },
    },
  });
  const [verb, kode, nama] = positionals;
  const backup = backupCommand(positionals, values);
  if (backup !== undefined) {
    for (const line of await backup()) console.log(line);
    return;
  }
  const config = loadConfig();
  if (verb === 'list') return withOwnerUrl(config, listTenants);
  if (verb === 'upgrade') {
    const parallel = Number(values.parallel);
    if (!Number.isInteger(parallel) || parallel < 1 || parallel > 64) {
      throw new StartError('--parallel: bilangan bulat 1 sampai 64');
    }
    return withOwnerUrl(config, (url) => upgradeAll(url, parallel));
  }
  if (verb === 'create' && kode !== undefined && nama !== undefined && values.admin !== undefined) {
    const { admin } = values;
    await withOwnerUrl(config, (url) => createTenant(url, kode, nama, admin));
    console.log(`Tenant ${kode} siap; admin: ${admin}`);
    return;
  }
  throw new StartError(usage);
}

if (import.meta.main) {
  await runMain(() =>
    command().catch((error) => {
      const wrongArgs = String((error as { code?: string }).code).startsWith('ERR_PARSE_ARGS');
      throw wrongArgs ? new StartError(usage) : error;
    }),
  );
}
