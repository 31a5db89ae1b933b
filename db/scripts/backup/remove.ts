import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import type { Store } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { type Known, placeOf } from '../node_list.ts';
import { type BackupReport, backupOver, type Tell } from './backup.ts';
import { removeContents } from './contents.ts';
import { checkBackup } from './restore.ts';

/**
 * Removes a tenant for good, after a backup of its last state that was read back whole. One transaction, in which
 * nobody else can write there: nothing is lost between the backup and the end, and a failure leaves all as it was.
 */
export async function removeTenant(
  ownerUrl: string,
  kode: string,
  file: string,
  tell?: Tell,
  store?: Store,
): Promise<BackupReport> {
  return withPgClient(ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(`set local lock_timeout = '30s'`);
    await client.query('select erp_private.tenant_freeze($1)', [kode]);
    const report = await backupOver(client, kode, file, tell, store);
    await checkBackup(file);
    await client.query('select erp_private.tenant_remove($1)', [kode]);
    await client.query('commit');
    if (store) await removeContents(kode, store);
    return report;
  }).catch(refused);
}

/** Says it plainly where a request held the tenant's tables for longer than we wait (55P03). */
function refused(error: pg.DatabaseError): never {
  throw /^(TDTNT|KOPDH|55P03)$/.test(error.code ?? '') ? new StartError(error.message) : error;
}

/**
 * Removes a tenant wherever it is: on another node first there, and then what the platform keeps of it, where nobody moves it
 * meanwhile. Of these two commits the node's comes first; where the command dies in between it finishes when it comes again
 * with the same file.
 */
export async function removeEverywhere(
  config: Known,
  ownerUrl: string,
  kode: string,
  file: string,
  tell?: Tell,
  store?: Store,
): Promise<BackupReport> {
  return withPgClient(ownerUrl, async (platform) => {
    await platform.query('begin');
    await platform.query(`set local lock_timeout = '30s'`);
    await platform.query('select from erp_private.tenant where kode = $1 for update', [kode]);
    await platform.query('select erp_private.tenant_moving_refuse($1)', [kode]);
    const place = await placeOf(config, ownerUrl, kode);
    if (place === ownerUrl) {
      await platform.query('rollback');
      return removeTenant(ownerUrl, kode, file, tell, store);
    }
    const report = (await isAt(place, kode))
      ? await removeTenant(place, kode, file, tell, store)
      : await removedBefore(kode, file, store);
    await platform.query('select erp_private.tenant_remove($1)', [kode]);
    await platform.query('commit');
    return report;
  }).catch(refused);
}

const isAt = (place: string, kode: string): Promise<boolean> =>
  withPgClient(place, async (client) => {
    const text = 'select from erp_private.tenant where kode = $1';
    return (await client.query(text, [kode])).rowCount === 1;
  });

/** What an earlier command removed from the node, whose backup is there. @throws StartError where it is not */
async function removedBefore(kode: string, file: string, store?: Store): Promise<BackupReport> {
  const { head, rows, total } = await checkBackup(file);
  if (head.kode !== kode) {
    throw new StartError(
      `Tenant ${kode} sudah tidak ada di simpulnya, dan ${file} bukan cadangannya (${head.kode}); ulangi dengan berkas cadangannya`,
    );
  }
  if (store) await removeContents(kode, store);
  return { tables: Object.keys(rows).length, rows: total, bytes: (await stat(file)).size };
}
