import { createHash, randomBytes } from 'node:crypto';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { type Config, loadConfig, StartError } from '../../server/base/config.ts';
import { makeProgress } from '../../server/base/progress.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { backupCommand } from './backup/commands.ts';
import { byCaller, mistakeOfCaller } from './databases.ts';
import { nodeOf, placeOf } from './node_list.ts';
import { createOnNode, emptiestNode } from './node_tenants.ts';
import { upgradeAll } from './tenant_steps.ts';

const COMMAND = {
  usage: [
    'npm run -s tenant -- create KODE "NAMA" --admin EMAIL [--node SIMPUL]',
    'npm run -s tenant -- list',
    'npm run -s tenant -- upgrade [--parallel N]',
    'npm run -s tenant -- admin-key KODE [--remove]',
    'npm run -s tenant -- backup KODE BERKAS',
    'npm run -s tenant -- restore BERKAS [--as KODE] [--accept-findings]',
    'npm run -s tenant -- check BERKAS',
    'npm run -s tenant -- remove KODE BERKAS',
  ],
  about: `create     membuat tenant dengan admin pertamanya, di simpul aktif dengan tenant paling sedikit
list       menampilkan tenant dengan simpul, langkah dan statusnya
upgrade    menjalankan langkah yang belum pada tenant yang tertinggal, di semua simpul; boleh dihentikan dan diulang
admin-key  memberi tenant x-admin-key miliknya sendiri, ditampilkan satu kali; yang lama tidak berlaku lagi
backup     menulis satu tenant ke satu berkas, sementara pencatatan berjalan terus
restore    membuat tenant dari berkas; ditolak bila kodenya sudah ada
check      membaca berkas cadangan dari awal sampai akhir, tanpa database
remove     mencadangkan, membaca ulang cadangannya, lalu menghapus tenant
KODE: huruf kecil dan angka, diawali huruf, paling banyak 31.`,
  options: {
    admin: { value: 'EMAIL', help: 'create: alamat e-mail admin pertama' },
    node: { value: 'SIMPUL', help: 'create: simpul tertentu (npm run -s node -- list)' },
    parallel: {
      value: 'N',
      default: '4',
      help: 'upgrade: tenant sekaligus per simpul, 1 sampai 64',
    },
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

const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Gives a tenant an x-admin-key of its own, of which the database keeps the hash; answers the key. */
export async function makeAdminKey(ownerUrl: string, kode: string): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await storeAdminKey(ownerUrl, kode, hashOf(key));
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

async function createCommand(
  config: Config,
  ownerUrl: string,
  tenant: { kode: string; nama: string; email: string },
  wanted: string | undefined,
): Promise<string> {
  const { kode, nama, email } = tenant;
  const node = wanted ?? (await emptiestNode(ownerUrl));
  if (node === 'utama') await createTenant(ownerUrl, kode, nama, email);
  else {
    const found = await nodeOf(config, ownerUrl, node);
    if (found.keadaan !== 'aktif') {
      throw new StartError(`Simpul ${node} ${found.keadaan}: tidak menerima tenant baru`);
    }
    await createOnNode(ownerUrl, found, tenant).catch(mistakeOfCaller);
  }
  return node;
}

async function adminKeyCommand(
  config: Config,
  ownerUrl: string,
  kode: string,
  remove: boolean,
): Promise<void> {
  // The key is the platform's; the trail that tells of it is the tenant's.
  const place = await placeOf(config, ownerUrl, kode);
  if (remove) {
    const found = await removeAdminKey(ownerUrl, kode);
    if (place !== ownerUrl) await removeAdminKey(place, kode);
    console.log(
      found ? `x-admin-key tenant ${kode} dicabut.` : `Tenant ${kode} tidak punya kunci.`,
    );
    return;
  }
  const key = await makeAdminKey(ownerUrl, kode);
  if (place !== ownerUrl) await storeAdminKey(place, kode, hashOf(key));
  console.log(`x-admin-key tenant ${kode}, hanya ditampilkan kali ini: ${key}`);
}

async function listTenants(ownerUrl: string): Promise<void> {
  await withPgClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select t.kode, t.nama, t.simpul, t.aktif, t.langkah,
              (select coalesce(max(l.nomor), 0) from erp_private.tenant_step as l) as terbaru
         from erp_private.tenant as t
        order by t.kode`,
    );
    const wide = Math.max(4, ...rows.map((row) => row.kode.length));
    const far = Math.max(6, ...rows.map((row) => row.simpul.length));
    console.log(`${'KODE'.padEnd(wide)}  ${'SIMPUL'.padEnd(far)}  LANGKAH  STATUS     NAMA`);
    for (const row of rows) {
      const status = row.aktif ? (row.langkah < row.terbaru ? 'tertinggal' : 'siap') : 'nonaktif';
      const step = `${row.langkah}/${row.terbaru}`;
      const place = `${row.kode.padEnd(wide)}  ${row.simpul.padEnd(far)}`;
      console.log(`${place}  ${step.padEnd(7)}  ${status.padEnd(9)}  ${row.nama}`);
    }
  });
}

async function upgradeCommand(config: Config, ownerUrl: string, parallel: number): Promise<void> {
  const report = await makeProgress().step('Langkah tenant', (say) =>
    upgradeAll(config, ownerUrl, {
      parallel,
      onProgress: (done, all) => say(`${done}/${all}`),
    }),
  );
  console.log(`${report.tenants} tenant tertinggal, ${report.steps} langkah dijalankan.`);
  const lines = [
    ...report.failed.map((f) => `  ${f.kode}, langkah ${f.nomor}: ${f.message}`),
    ...report.nodes.map(({ nama, message }) => `  simpul ${nama}: ${message}`),
  ];
  if (lines.length === 0) return;
  const counts = `${report.failed.length} tenant dan ${report.nodes.length} simpul gagal`;
  throw new StartError(`${counts}:\n${lines.join('\n')}`);
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
    return withOwnerUrl(config, (url) => adminKeyCommand(config, url, kode, values.remove));
  }
  if (verb === 'upgrade') {
    const parallel = Number(values.parallel);
    if (!Number.isInteger(parallel) || parallel < 1 || parallel > 64) {
      throw new StartError('--parallel: bilangan bulat 1 sampai 64');
    }
    return withOwnerUrl(config, (url) => upgradeCommand(config, url, parallel));
  }
  if (verb === 'create' && kode !== undefined && nama !== undefined && values.admin !== undefined) {
    const { admin: email } = values;
    const node = await withOwnerUrl(config, (url) =>
      createCommand(config, url, { kode, nama, email }, values.node),
    );
    const place = node === 'utama' ? '' : ` di simpul ${node}`;
    console.log(`Tenant ${kode} siap${place}; admin: ${email}`);
    return;
  }
  throw usageError(COMMAND, `Perintah tidak lengkap atau tidak dikenal: ${positionals.join(' ')}`);
}

if (import.meta.main) await runCommand(COMMAND, command);
