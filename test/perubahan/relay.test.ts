/** Events leave a tenant's outbox once, in an order, whatever becomes of the relay. */
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { drainOutbox } from '../../workers/relay/drain.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay, workerPool, workerUrl } from '../helpers/worker.ts';

const { data, openToko, openBarang } = openStory();

const inTenant = (toko: Toko, sql: string) => toko.rows(sql);

const waiting = (toko: Toko) => inTenant(toko, 'select jenis, isi from outbox order by id');
const stream = (toko: Toko) =>
  inTenant(toko, 'select urutan, jenis, isi from peristiwa order by 1');

async function toTenant({ kode }: Toko) {
  return { kode, skema: `t_${kode}` };
}

test('a posting leaves an event that becomes one event of the stream, with its cause', async () => {
  const toko = await openToko();
  const pool = workerPool(data);
  const barang = await toko.barang();
  const beli = await toko.beli('01-05', [[barang, 10, 1000]]);
  const jual = await toko.jual('01-06', [[barang, 2, 1500]]);
  await toko.batalkan('penjualan', jual.id);
  const events = await waiting(toko);
  expect(events.map(({ isi }) => isi)).toMatchObject([
    { aksi: 'posting', transaksi_id: beli.id },
    { aksi: 'posting', transaksi_id: jual.id },
    { aksi: 'void', transaksi_id: jual.id },
  ]);
  expect(await drainOutbox(pool, await toTenant(toko))).toBe(3);
  expect(await waiting(toko)).toEqual([]);
  const [one, ...more] = await stream(toko);
  expect(more).toEqual([]);
  expect(one).toMatchObject({ urutan: 1, jenis: 'kpi', isi: { nilai_stok: 10_000 } });
  expect(one?.isi).toMatchObject({ pemicu: [{}, {}, {}] });
  expect(await drainOutbox(pool, await toTenant(toko))).toBe(0);
});

test('imports of one tenant stand in a queue of their own, other work in none', async () => {
  const [toko, lain] = [await openToko(), await openToko()];
  const pool = workerPool(data);
  for (const [one, id] of [
    [toko, 1],
    [toko, 2],
    [lain, 3],
  ] as const)
    await one.rows(
      `insert into outbox (jenis, isi) values ('impor', jsonb_build_object('impor_id', ${id})) returning 1`,
    );
  await toko.rows(
    `insert into outbox (jenis, isi) values ('persetujuan', '{"transaksi_id": 1}') returning 1`,
  );
  for (const one of [toko, lain]) await drainOutbox(pool, await toTenant(one));
  const found = await data.rows(
    `select task_identifier as task, queue_name as queue from graphile_worker.jobs
      where task_identifier in ('impor__kerja', 'notifikasi__persetujuan') order by id`,
  );
  const impor = ({ kode }: Toko) => ({ task: 'impor__kerja', queue: `impor__kerja:${kode}` });
  expect(found).toHaveLength(4);
  expect(found).toEqual(
    expect.arrayContaining([
      ...[impor(toko), impor(toko), impor(lain)],
      { task: 'notifikasi__persetujuan', queue: null },
    ]),
  );
});

test('what is rolled back leaves nothing, a simulation neither', async () => {
  const { toko, barang } = await openBarang();
  await toko.beli('01-05', [[barang, 1, 1000]]);
  await expect(toko.jual('01-06', [[barang, 2, 1500]])).rejects.toThrow();
  expect(await waiting(toko)).toHaveLength(1);
});

test('a draft that waits says so', async () => {
  const toko = await openToko({ wajib_persetujuan: true });
  const barang = await toko.barang();
  const { id } = await toko.beli('01-05', [[barang, 1, 1000]]);
  expect(await waiting(toko)).toMatchObject([
    { jenis: 'persetujuan', isi: { transaksi_id: id, jenis_transaksi: 'pembelian' } },
  ]);
});

test('a posting behind many other events reaches the stream all the same', async () => {
  const toko = await openToko();
  const barang = await toko.barang();
  await inTenant(
    toko,
    `insert into outbox (jenis) select 'persetujuan' from generate_series(1, 150)`,
  );
  const { id } = await toko.beli('01-05', [[barang, 10, 1000]]);
  await drainOutbox(workerPool(data), await toTenant(toko));
  expect(await stream(toko)).toMatchObject([
    { jenis: 'kpi', isi: { nilai_stok: 10_000, pemicu: [{ transaksi_id: id }] } },
  ]);
});

test('two relays at once give each event one number, without a gap', async () => {
  const toko = await openToko();
  const pool = workerPool(data);
  for (let n = 0; n < 30; n += 1) {
    await inTenant(toko, `insert into outbox (jenis, isi) values ('pemicu', '{"n": ${n}}')`);
  }
  const tenant = await toTenant(toko);
  await Promise.all([1, 2, 3, 4].map(() => drainOutbox(pool, tenant)));
  await drainOutbox(pool, tenant);
  const events = await stream(toko);
  expect(events.map(({ urutan }) => urutan)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  expect(events.map(({ isi }) => (isi as { n: number }).n)).toEqual(
    Array.from({ length: 30 }, (_, n) => n),
  );
});

test('a relay that dies between its steps has done nothing, and the next one does it all', async () => {
  const toko = await openToko();
  const pool = workerPool(data);
  await inTenant(toko, `insert into outbox (jenis) values ('pemicu')`);
  const dying = new pg.Client({ connectionString: workerUrl(data) });
  dying.on('error', () => {});
  await dying.connect();
  await dying.query(
    `begin; set local search_path = t_${toko.kode}, erp, pg_temp; set local erp.tenant = '${toko.kode}'`,
  );
  const { rows } = await dying.query('select * from erp_private.worker_outbox_take(10)');
  expect(rows).toHaveLength(1);
  // Meanwhile another relay does not wait for it.
  expect(await drainOutbox(pool, await toTenant(toko))).toBeUndefined();
  await data.rows(
    `select pg_terminate_backend(${(dying as unknown as { processID: number }).processID})`,
  );
  let handed: number | undefined;
  while (!handed) handed = await drainOutbox(pool, await toTenant(toko));
  expect(handed).toBe(1);
  expect(await stream(toko)).toMatchObject([{ urutan: 1, jenis: 'pemicu' }]);
  await dying.end().catch(() => {});
});

test('the stream keeps its newest thousand events', async () => {
  const toko = await openToko();
  const pool = workerPool(data);
  await inTenant(
    toko,
    `insert into outbox (jenis) select 'pemicu' from generate_series(1, 1100) returning 1`,
  );
  await drainOutbox(pool, await toTenant(toko));
  const [range] = await inTenant(toko, 'select min(urutan), max(urutan) from peristiwa');
  expect(range).toEqual({ min: 101, max: 1100 });
});

test('a relay that nobody wakes looks by itself, in every tenant', async () => {
  const tokos = [await openToko(), await openToko()];
  openRelay(data, 50);
  for (const toko of tokos) await inTenant(toko, `insert into outbox (jenis) values ('pemicu')`);
  for (const toko of tokos) {
    await until(async () => (await stream(toko)).length > 0);
    expect(await stream(toko)).toMatchObject([{ urutan: 1, jenis: 'pemicu' }]);
  }
});
