/** `tenant -- inspect`: what somebody made, changed or took away beside migrations, files and steps, in all databases. */
import { StartError } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { pendingFiles } from '../apply.ts';
import { type Known, nodesAtWork } from '../node_list.ts';
import { byHandInTenants } from './compare.ts';
import { byHandInOurs } from './ours.ts';

/** What was made by hand in our schemas and in those of the tenants. The database must have all migrations and files. */
export const byHandAt = async (url: string, kode?: string): Promise<string[]> => [
  ...(kode === undefined ? await withPgClient(url, byHandInOurs) : []),
  ...(await byHandInTenants(url, kode)),
];

async function inspectAt(nama: string, url: string, kode?: string): Promise<string[]> {
  const { files, gone } = await withPgClient(url, pendingFiles);
  if (files.length + gone.length > 0) {
    return [`${nama}: ${files.length + gone.length} berkas menunggu: npm run migrate dahulu`];
  }
  return (await byHandAt(url, kode)).map((line) => `${nama}: ${line}`);
}

async function requireTenant(ownerUrl: string, kode: string): Promise<void> {
  const text = 'select from erp_private.tenant where kode = $1';
  const { rowCount } = await withPgClient(ownerUrl, (client) => client.query(text, [kode]));
  if (rowCount === 0) throw new StartError(`tenant ${kode} tidak ditemukan`);
}

/** @throws StartError for a tenant that is not there, or with one sentence for each thing that was found */
export async function inspectCommand(
  config: Known,
  ownerUrl: string,
  kode?: string,
): Promise<string> {
  if (kode !== undefined) await requireTenant(ownerUrl, kode);
  const nodes = await nodesAtWork(config, ownerUrl);
  const databases = [{ nama: 'utama', url: ownerUrl }, ...nodes];
  const found = await Promise.all(databases.map(({ nama, url }) => inspectAt(nama, url, kode)));
  const lines = found.flat();
  if (lines.length > 0) throw new StartError(lines.join('\n'));
  return 'Tidak ada yang dibuat, diubah, atau dihapus di luar migrasi dan langkah.';
}
