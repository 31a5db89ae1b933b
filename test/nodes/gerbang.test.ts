/** The gate of a tenant: while it is shut nothing is written, and who shuts it waits for those who write. */
import { beforeAll, expect, test } from '@jest/globals';
import type pg from 'pg';
import { PLATFORM_FUNCTIONS } from '../../server/graphql/schema/platform_functions.ts';
import { poolHelpers } from '../../workers/relay/drain.ts';
import { withTenant } from '../../workers/with_tenant.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { workerPool } from '../helpers/worker.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const server = openServer(data);
const tenant = { kode: 'pagar', skema: 't_pagar' };

/** Each function of `erp` that may write in a tenant, called with nothing but nulls. */
let calls: { nama: string; panggilan: string }[];

beforeAll(async () => {
  await data.newTenant('pagar');
  calls = await data.rows(
    `select p.proname as nama, format('erp.%I(%s)', p.proname,
              (select string_agg(format('null::%s', t.tipe::regtype), ', ' order by t.ke)
                 from unnest(p.proargtypes::oid[]) with ordinality as t (tipe, ke))) as panggilan
       from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace and n.nspname = 'erp'
      where p.provolatile = 'v' and has_function_privilege('erp_app', p.oid, 'execute')
        and p.proname <> all ($1) order by 1`,
    [[...PLATFORM_FUNCTIONS]],
  );
});

const shut = (keadaan: string) =>
  data.rows('update t_pagar.gerbang set keadaan = $1', [keadaan]).then(() => undefined);

/** What becomes of each of them, in transactions of their own. */
async function outcomes(settings = ''): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const { nama, panggilan } of calls) {
    const peran = nama.startsWith('cdc_') ? 'ops' : 'admin';
    const work = data.as({ tenant: 'pagar', peran, adminKey: true }, async (db) => {
      if (settings !== '') await db.rows(settings);
      await db.rows(`select ${panggilan}`);
    });
    found.push([nama, await work.then(() => 'done').catch(({ code }) => code as string)]);
  }
  return found;
}

const all = (outcome: string) => calls.map(({ nama }) => [nama, outcome]);

test('shut: every function that writes is refused, as its first act', async () => {
  await shut('pagar');
  expect(calls.length).toBeGreaterThan(80);
  expect(await outcomes()).toEqual(all('57N01'));
  await shut('buka');
});

test('while somebody shuts it every function that writes waits for the gate', async () => {
  await data.asOwner(async (db) => {
    await db.rows('lock table t_pagar.gerbang in exclusive mode');
    expect(await outcomes(`set local lock_timeout to '1ms'`)).toEqual(all('55P03'));
  });
});

test('who shuts it waits for those who write, and not for those who read', async () => {
  // Who gets it is not hurried: the limit only ends a wait that has no end.
  const lock = (limit = '5min') =>
    data.asOwner(async (db) => {
      await db.rows(`set local lock_timeout to '${limit}'`);
      await db.rows('lock table t_pagar.gerbang in exclusive mode');
    });
  await data.asAdmin('pagar', async (db) => {
    await db.rows('select erp.tenant_saya(), erp.laporan_neraca_saldo()');
    await lock();
  });
  await data.asStaff('pagar', async (db) => {
    await db.rows(
      `select erp.jurnal_umum_create(jsonb_populate_record(null::erp.jurnal_umum_input, $1))`,
      [jurnal(5)],
    );
    expect(
      await data.rows(
        `select mode from pg_locks where relation = 't_pagar.gerbang'::regclass and mode = 'RowShareLock'`,
      ),
    ).toHaveLength(1);
    await expect(lock('50ms')).rejects.toMatchObject({ code: '55P03' });
  });
  await lock();
});

test('shut: the worker leaves the tenant alone, and reads go on; a write is told to come again', async () => {
  await shut('pagar');
  const pool = workerPool(data);
  const seal = withTenant(poolHelpers(pool), tenant, (client: pg.PoolClient) =>
    client.query('select erp_private.worker_jejak_seal(10)'),
  );
  await expect(seal).rejects.toMatchObject({ code: '57N01' });
  const rest = server.rest(await server.signIn('staff@pagar.test', 'pagar'));
  expect((await rest.get('/api/laporan/neraca-saldo')).status).toBe(200);
  const refused = await rest.post('/api/master/satuan', { kode: 'BOX', nama: 'Boks' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, expect.anything()]);
  await shut('buka');
  expect((await rest.post('/api/master/satuan', { kode: 'BOX', nama: 'Boks' })).status).toBe(201);
});
