/** The relay works on tenants that are marked, a few locks at a time, and no mark goes before its work is done. */
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { clearMark, markOf, marks, markTenant } from '../../workers/relay/marks.ts';
import { jurnal__balik } from '../../workers/tasks/each_due.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay, runTask, workerPool, workerUrl } from '../helpers/worker.ts';

const { data, openToko } = openStory();

const inTenant = (kode: string, sql: string) => data.owner({ tenant: kode }).rows(sql);
const event = (kode: string) => inTenant(kode, `insert into outbox (jenis) values ('pemicu')`);
const stream = (kode: string) => inTenant(kode, 'select urutan from peristiwa');
const mark = (pool: pg.Pool, kode: string) =>
  markTenant((text, values) => pool.query(text, values), kode);

/** What each connection of the relay that waits for an outbox holds: how many locks, and of the tables of how many tenants. */
const held = () =>
  data.rows<{
    locks: number;
    tenants: number;
  }>(`select count(*)::int as locks, count(distinct c.relnamespace)::int as tenants
         from pg_stat_activity as a
         join pg_locks as l on l.pid = a.pid
         left join pg_class as c
           on c.oid = l.relation and c.relnamespace::regnamespace::text like 't\\_%'
        where a.application_name = 'niaga-relay' and a.datname = current_database()
        group by a.pid having bool_or(not l.granted and c.relname = 'outbox')`);

test('the relay holds the locks of one tenant at a time, however many there are, and forgets none', async () => {
  const pool = workerPool(data);
  const all = ['aa1', 'aa2', 'zz1', 'zz2'];
  for (const kode of all) await data.newTenant(kode);
  // What a person writes with psql marks nothing.
  for (const kode of all) await event(kode);
  await mark(pool, 'zz1');
  const go = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const blocker = data.asOwner(
    async (db) => {
      await db.rows('lock table outbox in access exclusive mode');
      locked.resolve();
      await go.promise;
    },
    { tenant: 'zz2' },
  );
  await locked.promise;
  const relay = openRelay(data, 20);
  // It goes from tenant to tenant until it waits for the last.
  const found = await until(async () => {
    const now = await held();
    return now.length > 0 && now;
  });
  for (const { locks, tenants } of found) {
    expect(tenants).toBe(1);
    expect(locks).toBeLessThan(100);
  }
  for (const kode of ['aa1', 'aa2', 'zz1']) {
    await until(async () => (await stream(kode)).length > 0);
  }
  // A monitor touches no tenant at all.
  const lag = await pool.query('select tenant_menunggu from erp_private.worker_outbox_lag()');
  expect(lag.rows).toHaveLength(1);
  go.resolve();
  await blocker;
  await until(async () => (await stream('zz2')).length > 0);
  await until(async () => (await marks(pool, '0', 100)).length === 0);
  await relay.stop();
});

test('a mark that comes while its tenant is worked on stays, and is one that is new', async () => {
  const pool = workerPool(data);
  const { kode } = await openToko();
  await mark(pool, kode);
  const ke = await markOf(pool, kode);
  await mark(pool, kode);
  expect(await clearMark(pool, kode, ke)).toBe(false);
  const baru = await markOf(pool, kode);
  expect(Number(baru)).toBeGreaterThan(Number(ke));
  expect(await clearMark(pool, kode, baru)).toBe(true);
  expect(await markOf(pool, kode)).toBeNull();
  expect(await clearMark(pool, kode, null)).toBe(true);
  // Nobody can mark what is not there.
  await mark(pool, 'tidakada');
  expect(await markOf(pool, 'tidakada')).toBeNull();
});

test('a mark outlives a relay that found its tenant taken, and one that died', async () => {
  const pool = workerPool(data);
  const { kode } = await openToko();
  await event(kode);
  const other = new pg.Client({ connectionString: workerUrl(data) });
  other.on('error', () => undefined);
  data.onClose(() => other.end().catch(() => undefined));
  await other.connect();
  await other.query(
    `begin; set local search_path = t_${kode}, erp, pg_temp; set local erp.tenant = '${kode}'`,
  );
  const { rows } = await other.query('select erp_private.worker_outbox_claim() as mine');
  expect(rows).toEqual([{ mine: true }]);
  const relay = openRelay(data, 20);
  await mark(pool, kode);
  await new Promise((done) => setTimeout(done, 300));
  expect(await stream(kode)).toEqual([]);
  expect(await markOf(pool, kode)).not.toBeNull();
  await other.end();
  await until(async () => (await stream(kode)).length > 0);
  await until(async () => (await markOf(pool, kode)) === null);
  await relay.stop();
});

test('what a task of the worker posts marks its tenant', async () => {
  const pool = workerPool(data);
  const toko: Toko = await openToko();
  await toko.jurnalkan('03-31', 'D 6203 90, K 6201 90', { balik_otomatis: hari('04-01') });
  expect(await markOf(pool, toko.kode)).toBeNull();
  await runTask(data, jurnal__balik);
  expect(await markOf(pool, toko.kode)).not.toBeNull();
});

test('the wall: a request role marks nobody and reads no mark', async () => {
  const { kode } = await openToko();
  for (const sql of [
    `select erp_private.tenant_kotor_mark(array['${kode}'])`,
    'select from erp_private.tenant_kotor',
    `select erp_private.worker_kotor_get('${kode}')`,
    'select erp_private.worker_posting_settle()',
  ]) {
    await expect(data.admin(kode).rows(sql)).rejects.toMatchObject({ code: '42501' });
  }
});
