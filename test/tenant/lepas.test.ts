/**
 * Tables of a tenant point at lists that all share (taxes, modules, classes of accounts). Who drops them must lock those lists against
 * everybody; others must not wait for it, however long a reader takes.
 */
import { expect, test } from '@jest/globals';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();

const READ = 'select from erp.pajak, erp.akun_subklas, erp.modul_ref limit 1';

/** Somebody in the middle of a report reads the shared lists for as long as `work` takes. */
const whileReading = (work: () => Promise<unknown>) =>
  withPgClient(data.ownerUrl, async (reader) => {
    await reader.query('begin');
    await reader.query(READ);
    await work();
    await reader.query('commit');
  });

/** Waits for the lists as a posting does, which would give up after so long. */
const readNow = () =>
  withPgClient(data.ownerUrl, async (client) => {
    await client.query(`set lock_timeout = '2s'`);
    await client.query(READ);
  });

/** It has come to the lists: it waits for a lock, or for its next try. */
const waits = async () =>
  (await data.value<number>(
    `select count(*)::int from pg_stat_activity
      where query ~ 'tenant_remove' and wait_event_type in ('Lock', 'Timeout') and datname = current_database()`,
  )) === 1;

test('a tenant is removed although somebody reads on; nobody else waits for it meanwhile', async () => {
  const kode = await data.newTenant();
  let removed: Promise<unknown> | undefined;
  await whileReading(async () => {
    removed = data.rows('select erp_private.tenant_remove($1)', [kode]);
    await until(waits);
    for (let n = 0; n < 20; n += 1) await readNow();
  });
  await removed;
  expect(await data.value(`select to_regnamespace('t_${kode}')::text`)).toBeNull();
});
