import { createHash, randomBytes } from 'node:crypto';
import { type Given, runCommand, usageError } from '../../server/base/command_line.ts';
import { type Config, loadConfig } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { backupCommand } from './backup/commands.ts';
import { branchCommand } from './branch/commands.ts';
import { compareCommand } from './branch/compare.ts';
import { inspectCommand } from './by_hand/inspect.ts';
import { byCaller, mistakeOfCaller } from './databases.ts';
import { importAny } from './import_bundle.ts';
import { moveCommand } from './move/command.ts';
import { forgetPlaces } from './move/forget.ts';
import { giveUpCommand } from './move/give_up.ts';
import { placeOf } from './node_list.ts';
import { createOnNode, nodeForNew } from './node_tenants.ts';
import { listTenants } from './tenant_list.ts';
import { parallelOf, upgradeCommand } from './tenant_upgrade.ts';

const COMMAND = {
  usage: [
    'npm run -s tenant -- create KODE "NAMA" --admin EMAIL [--node SIMPUL]',
    'npm run -s tenant -- list',
    'npm run -s tenant -- inspect [KODE]',
    'npm run -s tenant -- move KODE --to SIMPUL [--plan | --fast]',
    'npm run -s tenant -- move KODE --cancel',
    'npm run -s tenant -- move KODE --forget',
    'npm run -s tenant -- upgrade [--parallel N]',
    'npm run -s tenant -- admin-key KODE [--remove]',
    'npm run -s tenant -- backup KODE BERKAS',
    'npm run -s tenant -- restore BERKAS [--as KODE] [--node SIMPUL] [--accept-findings]',
    'npm run -s tenant -- check BERKAS',
    'npm run -s tenant -- remove KODE BERKAS',
    'npm run -s tenant -- branch KODE ["NAMA"] [--demo | --empty] [--mask] [--members] [--days N]',
    'npm run -s tenant -- branch [KODE --remove]',
    'npm run -s tenant -- compare KODE [--from TANGGAL] [--until TANGGAL]',
    'npm run -s tenant -- import KODE BERKAS --jenis JENIS [--sheet LEMBAR] [--map JUDUL=KOLOM]',
    '         [--set KOLOM=NILAI] [--style KOLOM=GAYA] [--make APA] [--replace] [--rehearse]',
    'npm run -s tenant -- import KODE FOLDER|ZIP|BUKU-KERJA [--jenis BAGIAN=JENIS] [--set BAGIAN:KOLOM=NILAI] …',
  ],
  about: `create     membuat tenant dengan admin pertamanya, di simpul aktif dengan tenant paling sedikit
list       menampilkan tenant dengan simpul, langkah, status, ukuran (MiB) dan hari pencatatan terakhirnya
inspect    menyebut yang dibuat, diubah, atau dihapus di luar migrasi dan langkah, di skema bersama dan tenant; kode keluar 1 bila ada
upgrade    menjalankan langkah yang belum pada tenant yang tertinggal, di semua simpul; boleh dihentikan dan diulang
move       memindahkan tenant ke simpul lain sementara ia dipakai; perintah yang terputus cukup diulang
admin-key  memberi tenant x-admin-key miliknya sendiri, ditampilkan satu kali; yang lama tidak berlaku lagi
backup     menulis satu tenant ke satu berkas, sementara pencatatan berjalan terus
restore    membuat tenant dari berkas, di simpul seperti create; ditolak bila kodenya sudah ada
check      membaca berkas cadangan dari awal sampai akhir, tanpa database
remove     mencadangkan, membaca ulang cadangannya, lalu menghapus tenant
branch     membuat cabang uji: tenant untuk mencoba, berisi salinan pembukuan KODE, data demo, atau kosong (docs/branches.md);
           tanpa KODE mengerjakan yang menunggu, dan menghapus yang berakhir
compare    menyebut yang berbeda antara cabang uji dan induknya: dokumen, mutasi akun, stok, data induk, dan laporan
import     menggladi berkas CSV atau XLSX, lalu menjalankannya bila tidak ada temuan (docs/import.md); tanpa --jenis JENIS
           semua berkas sebuah folder atau zip, atau semua lembar, yang jenisnya ditebak
KODE: huruf kecil dan angka, diawali huruf, paling banyak 31.`,
  options: {
    admin: { value: 'EMAIL', help: 'create: alamat e-mail admin pertama' },
    node: { value: 'SIMPUL', help: 'create, restore: simpul tertentu (npm run -s node -- list)' },
    to: { value: 'SIMPUL', help: 'move: simpul tujuan' },
    forget: { help: 'move: hapus sekarang tempat yang ditinggalkannya' },
    cancel: { help: 'move: batalkan pemindahan terputus yang belum diputuskan' },
    plan: { help: 'move: hanya menampilkan apa yang akan terjadi' },
    fast: { help: 'move: menyalin tanpa jeda; tenant lain di kedua simpul lebih terganggu' },
    parallel: {
      value: 'N',
      default: '4',
      help: 'upgrade: tenant sekaligus per simpul, 1 sampai 64',
    },
    as: { value: 'KODE', help: 'restore: kode lain untuk tenant yang dipulihkan' },
    jenis: {
      value: 'JENIS',
      many: true,
      help: 'import: jenis isinya, misalnya barang; dari banyak bagian BAGIAN=JENIS, boleh diulang',
    },
    sheet: { value: 'LEMBAR', help: 'import: lembar buku kerja, nama atau nomornya' },
    map: { value: 'JUDUL=KOLOM', many: true, help: 'import: arti sebuah kolom; boleh diulang' },
    set: {
      value: 'KOLOM=NILAI',
      many: true,
      help: 'import: isi kolom yang tidak ada di berkas, atau selnya yang kosong; boleh diulang',
    },
    style: {
      value: 'KOLOM=GAYA',
      many: true,
      help: 'import: cara menulis sebuah kolom, misalnya desimal_titik; boleh diulang',
    },
    make: {
      value: 'APA',
      help: 'import: buatkan satuan,kategori,harga,lokasi,kontak yang disebut berkas, atau semua',
    },
    replace: { help: 'import: saldo awal yang sudah dibukukan lain dari isi berkas diganti' },
    rehearse: { help: 'import: gladi saja' },
    demo: { help: 'branch: berisi data demo' },
    empty: { help: 'branch: kosong' },
    mask: { help: 'branch: nama, alamat dan nomor orang disamarkan' },
    members: { help: 'branch: semua anggota ikut; bakunya hanya para admin' },
    from: { value: 'TANGGAL', default: '1900-01-01', help: 'compare: dokumen sejak hari ini' },
    until: { value: 'TANGGAL', default: '2999-12-31', help: 'compare: dokumen sampai hari ini' },
    days: { value: 'N', default: '14', help: 'branch: berakhir sesudah N hari, 1 sampai 90' },
    remove: {
      help: 'admin-key: cabut kunci tenant; ADMIN_KEY operator tetap berlaku; branch: hapus cabang uji',
    },
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

/** Makes a tenant on the wanted node, or on the emptiest; answers which. */
export async function createCommand(
  config: Config,
  ownerUrl: string,
  tenant: { kode: string; nama: string; email: string },
  wanted: string | undefined,
): Promise<string> {
  const { kode, nama, email } = tenant;
  const node = await nodeForNew(config, ownerUrl, wanted);
  if (node === undefined) await createTenant(ownerUrl, kode, nama, email);
  else await createOnNode(ownerUrl, node, tenant).catch(mistakeOfCaller);
  return node?.nama ?? 'utama';
}

/** Gives or takes away a tenant's own key, and says so. */
export async function adminKeyCommand(
  config: Config,
  ownerUrl: string,
  kode: string,
  remove: boolean,
): Promise<void> {
  // The key is kept on the platform, its audit trail in the tenant's database.
  const place = await placeOf(config, ownerUrl, kode);
  // That is reached first: were it away, the old key would be replaced and the new one not shown.
  await withPgClient(place, (client) => client.query('select'));
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

async function command({ values, positionals }: Given<typeof COMMAND.options>): Promise<void> {
  const [verb, kode, nama] = positionals;
  const backup = backupCommand(positionals, values);
  if (backup !== undefined) {
    for (const line of await backup()) console.log(line);
    return;
  }
  const config = loadConfig();
  if (verb === 'list') {
    const lines = await withOwnerUrl(config, (url) => listTenants(config, url));
    return console.log(lines.join('\n'));
  }
  if (verb === 'inspect' && nama === undefined) {
    return console.log(await withOwnerUrl(config, (url) => inspectCommand(config, url, kode)));
  }
  if (verb === 'admin-key' && kode !== undefined && nama === undefined) {
    return withOwnerUrl(config, (url) => adminKeyCommand(config, url, kode, values.remove));
  }
  if (verb === 'move' && kode !== undefined && nama === undefined && values.to !== undefined) {
    const { to: ke, plan, fast } = values;
    const lines = await withOwnerUrl(config, (url) =>
      moveCommand(config, url, { kode, ke, plan, fast }),
    );
    return console.log(lines.join('\n'));
  }
  if (verb === 'move' && kode !== undefined && nama === undefined && values.cancel) {
    const lines = await withOwnerUrl(config, (url) => giveUpCommand(config, url, kode));
    return console.log(lines.join('\n'));
  }
  if (verb === 'move' && kode !== undefined && nama === undefined && values.forget) {
    const count = await withOwnerUrl(config, (url) => forgetPlaces(config, url, kode));
    return console.log(`${count} tempat lama tenant ${kode} dihapus.`);
  }
  if (verb === 'upgrade') {
    const parallel = parallelOf(values.parallel);
    return console.log(await withOwnerUrl(config, (url) => upgradeCommand(config, url, parallel)));
  }
  if (verb === 'branch' && (kode !== undefined || !values.remove)) {
    const lines = await withOwnerUrl(config, (url) =>
      branchCommand(config, url, { kode, nama }, values),
    );
    for (const line of lines) console.log(line);
    return;
  }
  if (verb === 'compare' && kode !== undefined && nama === undefined) {
    const lines = await withOwnerUrl(config, (url) =>
      compareCommand(url, kode, values.from, values.until),
    );
    return console.log(lines.join('\n'));
  }
  if (verb === 'import' && kode !== undefined && nama !== undefined) {
    const said = await withOwnerUrl(config, async (url) =>
      importAny(await placeOf(config, url, kode), kode, nama, values),
    );
    for (const line of said) console.log(line);
    return;
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
