/** A node with a synchronous standby, both behind one address that leads to the primary. */
import { addNode } from '../../../db/scripts/node.ts';
import type { Config } from '../../../server/base/config.ts';
import type { TestDatabase } from '../../helpers/database.ts';
import { until } from '../../helpers/until.ts';
import {
  atPort,
  type Ends,
  killPostgres,
  makeFolder,
  openProxy,
  promote,
  startPostgres,
  startStandby,
  told,
} from '../../nodes/standby.ts';

/** Until the file ends. The standby is made by hand, of the files of the running primary. */
export async function openKeptNode(
  database: TestDatabase,
  config: Config,
  nama: string,
  settings: Record<string, string>,
) {
  const ends: Ends = [];
  database.onClose(async () => {
    for (const end of ends.reverse()) await end();
  });
  const [first, second] = [makeFolder(ends), makeFolder(ends)];
  const primary = await startPostgres(ends, first, settings);
  const proxy = await openProxy(ends, primary.port);
  const url = atPort(primary.ownerUrl, proxy.port);
  await addNode(config, database.ownerUrl, nama, url);
  const standby = await startStandby(ends, primary, first, second, settings);
  await told(primary.ownerUrl, `alter system set synchronous_standby_names = 'kedua'`);
  await told(primary.ownerUrl, 'select pg_reload_conf()');
  const awaited = `select from pg_stat_replication where sync_state = 'sync'`;
  await until(async () => (await told(primary.ownerUrl, awaited)).length > 0);
  let now = primary;
  return {
    nama,
    url,
    /** kill -9 of the primary, which recovers by itself. Answers when it is back. */
    kill: async () => {
      const pid = now.pid();
      process.kill(pid, 'SIGKILL');
      await until(() => now.pid() !== pid);
    },
    /** The primary dies and stays away; the standby takes its place. */
    failOver: async () => {
      await killPostgres(primary);
      await promote(standby);
      proxy.to(standby.port);
      now = standby;
    },
  };
}
