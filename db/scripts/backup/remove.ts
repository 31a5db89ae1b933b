import type pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import type { Store } from '../../../server/lampiran/store.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
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
  }).catch((error: pg.DatabaseError) => {
    // 55P03: a request held on for longer than we wait.
    throw /^(TDTNT|KOPDH|55P03)$/.test(error.code ?? '') ? new StartError(error.message) : error;
  });
}
