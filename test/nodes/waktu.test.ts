/** Back to a moment: all of it from a copy and the log since, and of one tenant beside what runs (docs/standby.md). */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { createTenant } from '../../db/scripts/tenants.ts';
import { until } from '../helpers/until.ts';
import {
  copyRunning,
  makeFolder,
  migrated,
  openEnds,
  signal,
  startPostgres,
  told,
} from './standby.ts';

const ends = openEnds();

test('a copy and the archived log lead to a moment; a tenant comes back from there beside the one that runs', async () => {
  const [first, second] = [makeFolder(ends), makeFolder(ends)];
  const wal = `${first}/wal`;
  execFileSync('mkdir', ['-m', '755', wal]);
  const running = await startPostgres(ends, first, {
    archive_mode: 'on',
    archive_command: `test ! -f ${wal}/%f && cp %p ${wal}/%f`,
  });
  execFileSync('chown', ['--reference', `${first}/pg`, wal]);
  await migrated(running, first);
  const { ownerUrl } = running;
  await createTenant(ownerUrl, 'toko', 'Toko', 'a@toko.test');
  await copyRunning(ownerUrl, first, second);

  const named = async (url: string, kode: string) =>
    (await told(url, `select nama from t_${kode}.kontak where kode = 'PLG'`))[0];
  await told(
    ownerUrl,
    `insert into t_toko.kontak (kode, nama, tipe) values ('PLG', 'Benar', 'pelanggan')`,
  );
  const [{ saat }] = (await told(ownerUrl, 'select clock_timestamp()::text as saat')) as [
    { saat: string },
  ];
  await told(ownerUrl, `update t_toko.kontak set nama = 'Rusak' where kode = 'PLG'`);
  await told(ownerUrl, 'select pg_switch_wal()');
  await until(async () => {
    const text = `select where not exists (select from pg_ls_archive_statusdir() where name like '%.ready')`;
    return (await told(ownerUrl, text)).length > 0;
  });

  signal(second, 'recovery.signal');
  const then = await startPostgres(ends, second, {
    restore_command: `cp ${wal}/%f %p`,
    recovery_target_time: saat,
    recovery_target_action: 'promote',
  });
  await until(
    async () => (await told(then.ownerUrl, 'select where not pg_is_in_recovery()')).length,
  );
  expect(await named(then.ownerUrl, 'toko')).toEqual({ nama: 'Benar' });

  const file = `${second}/toko.tar.gz`;
  await backupTenant(then.ownerUrl, 'toko', file);
  await restoreTenant(ownerUrl, file, { kode: 'tokolama' });
  expect(await named(ownerUrl, 'tokolama')).toEqual({ nama: 'Benar' });
  expect(await named(ownerUrl, 'toko')).toEqual({ nama: 'Rusak' });
});
