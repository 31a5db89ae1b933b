/** What a node hands to the platform arrives once, wherever a process dies in between. */
import { beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { urlAt } from '../../server/postgres/node_address.ts';
import { drainOutbox } from '../../workers/relay/drain.ts';
import { exchange } from '../../workers/relay/exchange.ts';
import { openDatabase } from '../helpers/database.ts';
import { workerPool, workerUrl } from '../helpers/worker.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);
const tenant = { kode: 'jauh', skema: 't_jauh' };

let platform: pg.Pool;
let there: pg.Pool;

beforeAll(async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  platform = workerPool(data);
  there = new pg.Pool({ connectionString: urlAt(workerUrl(data), node.alamat), max: 2 });
  there.on('error', () => {});
  data.onClose(() => there.end());
});

const note = async (banyak: number) =>
  (
    await node.rows<{ id: string }>(
      `insert into t_jauh.outbox (jenis, isi)
       select 'persetujuan', jsonb_build_object('transaksi_id', n) from generate_series(1, $1::int) as n returning id`,
      [banyak],
    )
  ).map(({ id }) => id);

const jobs = () =>
  data.value<string>('select count(*)::text from graphile_worker.jobs where key is null');
const waiting = async () => (await node.rows('select from t_jauh.outbox')).length;
const remembered = () => data.rows('select id from erp_private.peristiwa_masuk');

test('events become jobs of the platform, and nothing of them is left', async () => {
  await note(3);
  expect(await drainOutbox(there, tenant, platform)).toBe(3);
  expect([await jobs(), await waiting(), await remembered()]).toEqual(['3', 0, []]);
});

test('enqueued, and dead before the node let go: they are not enqueued again', async () => {
  const before = Number(await jobs());
  const ids = await note(4);
  // What the platform has committed when the process dies before the node's commit.
  await data.rows('select erp_private.worker_peristiwa_new($1, $2)', ['jauh', ids.slice(0, 3)]);
  expect(await drainOutbox(there, tenant, platform)).toBe(4);
  expect([Number(await jobs()) - before, await waiting(), await remembered()]).toEqual([1, 0, []]);
});

test('let go by the node, and dead before the platform forgot it: the next look forgets it', async () => {
  const before = Number(await jobs());
  const ids = await note(2);
  await data.rows('select erp_private.worker_peristiwa_new($1, $2)', ['jauh', ids]);
  await node.rows('delete from t_jauh.outbox');
  expect(await drainOutbox(there, tenant, platform)).toBe(0);
  expect(await remembered()).toEqual([]);
  // Events under these numbers, as of a tenant that is restored, are others.
  await node.rows(
    `insert into t_jauh.outbox (id, jenis, isi) overriding system value
     select id, 'persetujuan', '{}' from unnest($1::bigint[]) as id`,
    [ids],
  );
  expect(await drainOutbox(there, tenant, platform)).toBe(2);
  expect([Number(await jobs()) - before, await remembered()]).toEqual([2, []]);
});

test('what is remembered of events that the node still has is not forgotten with earlier ones', async () => {
  const before = Number(await jobs());
  const ids = await note(210);
  const last = ids.slice(200);
  // Enqueued at a time when earlier ones were not committed yet.
  await data.rows('select erp_private.worker_peristiwa_new($1, $2)', ['jauh', last]);
  expect(await drainOutbox(there, tenant, platform)).toBe(210);
  expect([Number(await jobs()) - before, await remembered()]).toEqual([200, []]);
});

test('the platform away: nothing leaves the node', async () => {
  const gone = new pg.Pool({ connectionString: 'postgres://x@127.0.0.1:1/x' });
  await note(1);
  await expect(drainOutbox(there, tenant, gone)).rejects.toThrow('ECONNREFUSED');
  expect(await waiting()).toBe(1);
  await gone.end();
});

test('what is written on the platform of a tenant on a node marks nothing for the relay there', async () => {
  const waits = () => data.rows('select tenant_menunggu from erp_private.worker_outbox_lag()');
  await data.rows(`select erp_private.tenant_kotor_mark('{jauh}')`);
  expect(await data.rows('select from erp_private.tenant_kotor')).toEqual([]);
  // A mark of before it went there.
  await data.rows(`insert into erp_private.tenant_kotor (kode) values ('jauh')`);
  expect(await data.rows('select from erp_private.worker_kotor_list(0, 9)')).toEqual([]);
  expect(await waits()).toEqual([{ tenant_menunggu: 0 }]);
  await data.rows('delete from erp_private.tenant_kotor');
  await node.rows(`select erp_private.tenant_kotor_mark('{jauh}')`);
  expect(await node.rows('select from erp_private.worker_kotor_list(0, 9)')).toHaveLength(1);
});

test('a change of a member is taken once, though it is carried twice', async () => {
  const trail = () => node.rows(`select from t_jauh.audit where entitas = 'pengguna'`);
  const before = (await trail()).length;
  await data.rows(`update erp_private.membership set peran = 'staff' where tenant_kode = 'jauh'`);
  const sent = await data.rows('select * from erp_private.simpul_kirim');
  await exchange(platform, there, 'dua');
  expect((await trail()).length).toBe(before + 1);
  await data.rows(
    `insert into erp_private.simpul_kirim overriding system value
     select * from jsonb_populate_recordset(null::erp_private.simpul_kirim, $1)`,
    [JSON.stringify(sent)],
  );
  await exchange(platform, there, 'dua');
  expect([(await trail()).length, await data.rows('select from erp_private.simpul_kirim')]).toEqual(
    [before + 1, []],
  );
});

test('a platform that was set back in time counts on from before, and its changes are taken all the same', async () => {
  const change = async (peran: string) => {
    await data.rows(`update erp_private.membership set peran = $1 where tenant_kode = 'jauh'`, [
      peran,
    ]);
    const [{ id }] = (await data.rows('select id from erp_private.simpul_kirim')) as [
      { id: string },
    ];
    await exchange(platform, there, 'dua');
    return id;
  };
  const first = await change('viewer');
  await data.rows(
    `select setval(pg_get_serial_sequence('erp_private.simpul_kirim', 'id'), $1, false)`,
    [first],
  );
  expect(await change('admin')).toBe(first);
  const onNode = `select peran::text from erp_private.membership where tenant_kode = 'jauh'`;
  expect(await node.rows(onNode)).toEqual([{ peran: 'admin' }]);
});

test('what is no tenant of the node is not taken there', async () => {
  await data.newTenant('dekat');
  await data.rows(`update erp_private.pengguna set nama = 'Lain' where email like '%@dekat.test'`);
  await exchange(platform, there, 'dua');
  expect(
    await node.rows(`select from erp_private.pengguna where email like '%@dekat.test'`),
  ).toEqual([]);
});
