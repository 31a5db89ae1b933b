import { StartError } from '../base/config.ts';
import { withPgClient } from './client.ts';

/**
 * Refuses to serve on a database that never had this release's migrations and functions. One that has gone on to a
 * newer release is served: functions of a release serve the servers of the one before.
 *
 * @param release hash of what this code makes of a database
 * @throws StartError
 */
export async function checkRelease(appUrl: string, release: string): Promise<void> {
  const known = await withPgClient(appUrl, async (client) => {
    await client.query('begin read only; set local role erp_gate');
    const text = 'select erp_private.rilis_dikenal($1) as dikenal';
    return (await client.query<{ dikenal: boolean }>(text, [release])).rows[0]?.dikenal === true;
  }).catch((cause: Error) => {
    throw new StartError(`Database belum dimigrasi: ${cause.message}`, { cause });
  });
  if (!known) {
    throw new StartError(
      'Database belum dimigrasi ke rilis ini, atau sudah kembali ke rilis lain: jalankan npm run migrate',
    );
  }
}
