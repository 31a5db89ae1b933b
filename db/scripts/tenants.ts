import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { loadConfig, StartError } from '../../server/base/config.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { backupCommand } from './backup/commands.ts';
import { byCaller } from './databases.ts';

const COMMAND = {
  usage: [
    'npm run -s tenant -- create KODE "NAMA" --admin EMAIL',
    'npm run -s tenant -- list',
    'npm run -s tenant -- upgrade [--parallel N]',
    'npm run -s tenant -- admin-key KODE [--remove]',
    'npm run -s tenant -- backup KODE BERKAS',
    'npm run -s tenant -- restore BERKAS [--as KODE] [--accept-findings]',
    'npm run -s tenant -- check BERKAS',
    'npm run -s tenant -- remove KODE BERKAS',
  ],
  about: `create     membuat tenant dengan admin pertamanya
list       menampilkan tenant dengan langkah dan statusnya
upgrade    menjalankan langkah yang belum pada tenant yang tertinggal; boleh dihentikan dan diulang
admin-key  memberi tenant x-admin-key miliknya sendiri, ditampilkan satu kali; yang lama tidak berlaku lagi
backup     menulis satu tenant ke satu berkas, sementara pencatatan berjalan terus
restore    membuat tenant dari berkas; ditolak bila kodenya sudah ada
check      membaca berkas cadangan dari awal sampai akhir, tanpa database
remove     mencadangkan, membaca ulang cadangannya, lalu menghapus tenant
KODE: huruf kecil dan angka, diawali huruf, paling banyak 31.`,
  options: {
    admin: { value: 'EMAIL', help: 'create: alamat e-mail admin pertama' },
    parallel: { value: 'N', default: '4', help: 'upgrade: tenant sekaligus, 1 sampai 64' },
    as: { value: 'KODE', help: 'restore: kode lain untuk tenant yang dipulihkan' },
    remove: { help: 'admin-key: cabut kunci tenant; ADMIN_KEY operator tetap berlaku' },
    'accept-findings': { help: 'restore: terima buku yang integritasnya tidak kosong' },
  },
  positionals: [1, 3],
} as const;

export const createTenant = (
  ownerUrl: string,
  kode: string,
  nama: string,
  adminEmail: string,
): Promise<unknown> =>
  byCaller(ownerUrl, (client) =>
    client.query('select erp_private.tenant_create($1, $2, $3)', [kode, nama, adminEmail]),
  );

/** Gives a tenant an x-admin-key of its own, of which the database keeps the hash; answers the key. */
export async function makeAdminKey(ownerUrl: string, kode: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await storeAdminKey(ownerUrl, kode, createHash('sha256').update(key).digest());
  return key;
}

/** Takes it away; answers whether there was one. */
export const removeAdminKey = (ownerUrl: string, kode: string): Promise<boolean> =>
  storeAdminKey(ownerUrl, kode, null);

const storeAdminKey = (ownerUrl: string, kode: string, hash: Buffer | null): Promise<boolean> =>
  byCaller(ownerUrl, async (client) => {
    const text = 'select erp_private.tenant_admin_key($1, $2) as ada';
    return (await client.query<{ ada: boolean }>(text, [kode, hash])).rows[0]?.ada === true;
  });

async function adminKeyCommand(ownerUrl: string, kode: string, remove: boolean): Promise<void> {
  if (remove) {
    const found = await removeAdminKey(ownerUrl, kode);
    console.log(
      found ? `x-admin-key tenant ${kode} dicabut.` : `Tenant ${kode} tidak punya kunci.`,
    );
    return;
  }
  const key = await makeAdminKey(ownerUrl, kode);
  console.log(`x-admin-key tenant ${kode}, hanya ditampilkan kali ini: ${key}`);
}

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
    const { rows: pending } = await pool.query<Pending>(
      `select t.kode, array_agg(l.nomor order by l.nomor) as nomor
         from erp_private.tenant as t
         join erp_private.tenant_step as l on l.nomor > t.langkah
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

async function upgradeOne(pool: pg.Pool, tenant: Pending, report: UpgradeReport): Promise<void> {
  for (const nomor of tenant.nomor) {
    try {
      // A statement alone is a transaction of its own.
      const text = 'select erp_private.tenant_step_apply($1, $2) as jadi';
      const { rows } = await pool.query<{ jadi: boolean }>(text, [tenant.kode, nomor]);
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

async function command({ values, positionals }: Given<typeof COMMAND.options>): Promise<void> {
  const [verb, kode, nama] = positionals;
  const backup = backupCommand(positionals, values);
  if (backup !== undefined) {
    for (const line of await backup()) console.log(line);
    return;
  }
  const config = loadConfig();
  if (verb === 'list') return withOwnerUrl(config, listTenants);
  if (verb === 'admin-key' && kode !== undefined && nama === undefined) {
    return withOwnerUrl(config, (url) => adminKeyCommand(url, kode, values.remove));
  }
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
  throw usageError(COMMAND, `Perintah tidak lengkap atau tidak dikenal: ${positionals.join(' ')}`);
}

if (import.meta.main) await runCommand(COMMAND, command);
