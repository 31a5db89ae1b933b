import path from 'node:path';
import { callerDir, loadConfig } from '../../../server/base/config.ts';
import { makeProgress } from '../../../server/base/progress.ts';
import { withOwnerUrl } from '../../../server/embedded/urls.ts';
import { makeStore } from '../../../server/lampiran/store.ts';
import { placeOf } from '../node_list.ts';
import { nodeForNew } from '../node_tenants.ts';
import { backupTenant, type Tell } from './backup.ts';
import { removeEverywhere } from './remove.ts';
import { checkBackup, restoreTenant } from './restore.ts';

const number = new Intl.NumberFormat('id-ID');

/** `█████░░░░░  48 % 12.345 dari 25.678 baris`. */
function bar(done: number, all: number): string {
  const part = all === 0 ? 1 : done / all;
  const full = Math.round(part * 20);
  const percent = `${Math.floor(part * 100)} %`.padStart(5);
  return `${'█'.repeat(full)}${'░'.repeat(20 - full)} ${percent} ${number.format(done)} dari ${number.format(all)} baris`;
}

const store = () => makeStore(loadConfig().lampiran);

const here = (file: string) => path.resolve(callerDir, file);

type Work<T> = (url: string, tell: Tell, place: string) => Promise<T>;

/** Hands over the platform's database, and the one where the tenant's tables are. */
function onDatabase<T>(title: string, kode: string | undefined, work: Work<T>): Promise<T> {
  const config = loadConfig();
  return withOwnerUrl(config, async (url) => {
    const place = kode === undefined ? url : await placeOf(config, url, kode);
    return makeProgress().step(title, (say) =>
      work(url, (done, all) => say(bar(done, all)), place),
    );
  });
}

async function backup(kode: string, file: string): Promise<string[]> {
  const { tables, rows, bytes } = await onDatabase(`Cadangan ${kode}`, kode, (_url, tell, place) =>
    backupTenant(place, kode, file, tell, store()),
  );
  const size = number.format(Math.ceil(bytes / 1024));
  return [`${file}: ${number.format(rows)} baris dari ${tables} tabel, ${size} KiB.`];
}

type Wanted = { as: string | undefined; node: string | undefined; 'accept-findings': boolean };

async function restore(file: string, wanted: Wanted): Promise<string[]> {
  const { as: kodeBaru, 'accept-findings': acceptFindings } = wanted;
  const { kode, rows, users, findings, sealed, di } = await onDatabase(
    'Pemulihan',
    undefined,
    async (url, tell) => {
      const node = await nodeForNew(loadConfig(), url, wanted.node);
      const options = { kode: kodeBaru, acceptFindings, tell, store: store(), node };
      const restored = await restoreTenant(url, file, options);
      return { ...restored, di: node ? ` di simpul ${node.nama}` : '' };
    },
  );
  return [
    `Tenant ${kode} dipulihkan${di}: ${number.format(rows)} baris, ${users} pengguna.`,
    findings === 0
      ? `Integritas buku: kosong (tidak ada temuan). Jejak audit utuh sampai posisi ${number.format(sealed)}.`
      : `PERHATIAN: ${findings} temuan; lihat GET /api/laporan/integritas dan /api/audit/verifikasi.`,
  ];
}

async function check(file: string): Promise<string[]> {
  const { head, total } = await makeProgress().step('Pemeriksaan', () => checkBackup(file));
  return [
    `${file} utuh: tenant ${head.kode} (${head.nama}), ${number.format(total)} baris, langkah ${head.langkah}, dicadangkan ${head.dicadangkan_pada}.`,
  ];
}

async function remove(kode: string, file: string): Promise<string[]> {
  const { rows } = await onDatabase(`Penghapusan ${kode}`, undefined, (url, tell) =>
    removeEverywhere(loadConfig(), url, kode, file, tell, store()),
  );
  return [
    `Tenant ${kode} dihapus; cadangannya ${file} (${number.format(rows)} baris).`,
    `Kembalikan dengan: npm run -s tenant -- restore ${file}`,
  ];
}

/** The work of `tenant backup`, `restore`, `check` and `remove`, which answers what to print; undefined for others. */
export function backupCommand(
  positionals: string[],
  values: Wanted,
): (() => Promise<string[]>) | undefined {
  const [verb, first, second, more] = positionals;
  if (first === undefined || more !== undefined) return undefined;
  if (second !== undefined) {
    if (verb === 'backup') return () => backup(first, here(second));
    if (verb === 'remove') return () => remove(first, here(second));
    return undefined;
  }
  if (verb === 'restore') {
    return () => restore(here(first), values);
  }
  return verb === 'check' ? () => check(here(first)) : undefined;
}
