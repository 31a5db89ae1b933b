/** What a move says to who typed the command, when it breaks off. */
import { expect, test } from '@jest/globals';
import { moveCommand } from '../../db/scripts/move/command.ts';
import { StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);

test('a command whose connections end says in a sentence what to run again, and that finishes it', async () => {
  await data.newTenant('putus');
  const move = () =>
    moveCommand(node.config, data.ownerUrl, { kode: 'putus', ke: 'dua', plan: false });
  const said = await withPgClient(data.ownerUrl, async (client) => {
    // The rows are waited for, so the command is in the middle of its copy.
    await client.query('begin; lock table t_putus.posting in access exclusive mode');
    const failed = move().then(
      () => undefined,
      (error: Error) => error,
    );
    const ended = `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'
      and application_name = 'niaga-pindah' and datname = current_database()`;
    await until(async () => (await data.rows(ended)).length > 0, 'the command waits for a lock');
    await client.query('rollback');
    return failed;
  });
  expect(said).toBeInstanceOf(StartError);
  expect(said?.message).toMatch(
    /^Pemindahan tenant putus ke dua terputus: .+\. Jalankan lagi: npm run -s tenant -- move putus --to dua$/,
  );
  const place = `select simpul from erp_private.tenant where kode = 'putus'`;
  expect(await data.value(place)).toBe('utama');
  await move();
  expect(await data.value(place)).toBe('dua');
});
