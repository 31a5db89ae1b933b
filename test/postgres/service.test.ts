/** Transactions of the server: what is sent together, which error is reported, and that no connection is lost. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listen } from '../../server/postgres/channel.ts';
import { makeOutboxWake } from '../../server/postgres/outbox_wake.ts';
import {
  makePgService,
  type PgService,
  type TransactionMode,
} from '../../server/postgres/service.ts';
import { gateSettings } from '../../server/postgres/settings.ts';
import { openDatabase } from '../helpers/database.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { until } from '../helpers/until.ts';

let pg: PgService;
// Before the database goes.
afterAll(() => pg.release());
const data = openDatabase();
beforeAll(() => {
  const limits = { max: 1, ...PATIENT_PG };
  pg = makePgService({ connectionString: data.appUrl, ...limits });
});

const settings = gateSettings('tes');
const MODES: TransactionMode[] = ['read', 'write', 'single_read', 'single_write'];

async function run(mode: TransactionMode, text: string, asked = settings): Promise<unknown[]> {
  const { rows } = await pg.transaction(asked, mode, (client) => client.query({ text }));
  return rows;
}

describe.each(MODES)('%s', (mode) => {
  test('answers, with the settings in force', async () => {
    const text = `select current_user::text as role, current_setting('erp.request_id') as id,
                         current_setting('transaction_isolation') as isolation`;
    const isolation = mode.endsWith('read') ? 'repeatable read' : 'read committed';
    expect(await run(mode, text)).toEqual([{ role: 'erp_gate', id: 'tes', isolation }]);
  });

  test('tells why it did not begin, and not what that did to the query', async () => {
    const asked = { ...settings, role: 'erp_tidak_ada' };
    await expect(run(mode, 'select 1', asked)).rejects.toMatchObject({ code: '22023' });
    expect(await run(mode, 'select 1 as satu')).toEqual([{ satu: 1 }]);
  });

  test('tells the error of the query, and where it was asked', async () => {
    const error = await run(mode, 'select 1 / 0').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '22012' });
    expect((error as Error).stack).toContain('postgres/service');
    expect(await run(mode, 'select 2 as dua')).toEqual([{ dua: 2 }]);
    expect(pg.figures()).toMatchObject({ total: 1, idle: 1, waiting: 0 });
  });
});

test('a single query is one: what comes after it is refused', async () => {
  const two = pg.transaction(settings, 'single_read', async (client) => {
    await client.query({ text: 'select 1' });
    return client.query({ text: 'select 2' });
  });
  await expect(two).rejects.toThrow('the transaction has ended');
  expect(await run('read', 'select 3 as tiga')).toEqual([{ tiga: 3 }]);
});

test('a deadlock is tried again, at most three times', async () => {
  let tries = 0;
  const text = `do $$ begin raise exception 'bertemu' using errcode = '40P01'; end $$`;
  const asked = pg.transaction(settings, 'write', (client) => {
    tries += 1;
    return client.query({ text: tries < 3 ? text : 'select 1' });
  });
  await asked;
  expect(tries).toBe(3);
  await expect(run('single_write', text)).rejects.toMatchObject({ code: '40P01' });
});

test('a function that an upgrade exchanges under a transaction is called in its new form', async () => {
  const asOwner = (text: string) => data.asOwner((db) => db.rows(text));
  await asOwner('create schema tes_bentuk; grant usage on schema tes_bentuk to public');
  const form = 'create function tes_bentuk.baru() returns integer language sql return 7';
  let tries = 0;
  const asked = pg.transaction(settings, 'write', async (client) => {
    tries += 1;
    try {
      return await client.query({ text: 'select tes_bentuk.baru() as tujuh' });
    } catch (error) {
      await asOwner(form);
      throw error;
    }
  });
  try {
    expect((await asked).rows).toEqual([{ tujuh: 7 }]);
    expect(tries).toBe(2);
  } finally {
    await asOwner('drop schema tes_bentuk cascade');
  }
});

test('what an open transaction asks is ended from outside', async () => {
  const transaction = await pg.open(settings, 'read');
  const asked = transaction
    .query({ text: 'select pg_sleep(600)' })
    .catch((error: unknown) => error);
  const running = `select from pg_stat_activity where state = 'active' and query ~ '^select pg_sleep'`;
  await until(() => data.asOwner(async (db) => (await db.rows(running)).length > 0));
  await transaction.cancel();
  expect(await asked).toMatchObject({ code: '57014' });
  await transaction.rollback();
  expect(await run('single_read', 'select 1 as satu')).toEqual([{ satu: 1 }]);
});

test('a connection keeps a hundred statements, and forgets the oldest', async () => {
  for (let n = 0; n < 130; n += 1) {
    const mode = MODES[n % MODES.length] as TransactionMode;
    expect(await run(mode, `select ${n} as n`)).toEqual([{ n }]);
  }
  const kept = await run('read', 'select count(*)::int as n from pg_prepared_statements');
  expect(kept).toEqual([{ n: expect.any(Number) }]);
  expect((kept[0] as { n: number }).n).toBeLessThanOrEqual(101);
  // Forgotten, and prepared anew.
  expect(await run('single_read', 'select 0 as n')).toEqual([{ n: 0 }]);
});

test('what tenants commit within a moment marks them and wakes the relay once for each', async () => {
  const heard: string[] = [];
  const three = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const options = {
    connectionString: data.appUrl,
    channel: 'niaga_outbox',
    applicationName: 'tes',
  };
  const ears = listen(
    options,
    (name) => {
      heard.push(name);
      if (heard.length === 3) three.resolve();
    },
    opened.resolve,
  );
  await opened.promise;
  const wake = makeOutboxWake(() => pg.pool, 1);
  for (const tenant of ['satu', 'dua', 'satu', 'satu', 'tiga']) wake.tell(tenant);
  await three.promise;
  expect(new Set(heard).size).toBe(3);
  await ears.stop();
  // The mark is committed before the notification is sent.
  const marked = await data.rows('select kode from erp_private.tenant_kotor order by 1');
  expect(marked).toEqual([{ kode: 'dua' }, { kode: 'satu' }]);
});
