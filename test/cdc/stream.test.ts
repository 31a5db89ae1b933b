/** One stream for many jobs: order, positions, the slow, the lost, and what WAL is kept for them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Capture } from '../../workers/cdc/capture_stream.ts';
import type { Change } from '../../workers/cdc/change.ts';
import { toBig } from '../../workers/cdc/lsn.ts';
import { slotOf } from '../../workers/cdc/names.ts';
import type { JobSpec, Sink } from '../../workers/cdc/sinks/sink.ts';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import { jobOf, openTestCapture, removeSlot, startJob } from './run.ts';

const data = openDatabase();
let capture: Capture;

/** A sink that keeps what it is given, and can be made slow or die. */
class Memory implements Sink {
  readonly seen: Change[] = [];
  readonly snapshots: string[] = [];
  gate: Promise<void> = Promise.resolve();
  dies = 0;
  onWrite: () => void = () => {};

  async open(): Promise<void> {}
  async beginSnapshot(lsn: string): Promise<void> {
    this.snapshots.push(lsn);
  }
  async write(batch: readonly Change[]): Promise<void> {
    this.onWrite();
    await this.gate;
    if (this.dies > 0) {
      this.dies -= 1;
      throw new Error('sink died');
    }
    this.seen.push(...batch);
  }
  async endSnapshot(): Promise<void> {}
  async flush(): Promise<void> {}
  async close(): Promise<void> {}

  /** The names of the units, in the order of their changes. */
  names(): string[] {
    return this.seen
      .filter(({ tabel, op }) => tabel === 'satuan' && op !== 'snapshot')
      .map(({ op, data: row, kunci }) => `${op} ${row?.nama ?? kunci.id}`);
  }
}

const satuan = (tenant: string, kode: string, nama = kode) =>
  data
    .owner({ tenant })
    .value<number>('insert into satuan (kode, nama) values ($1, $2) returning id', [kode, nama]);

/** A job of the units, after its snapshot. */
const follow = (id: string, tenant: string, sink: Memory, more: Partial<JobSpec> = {}) =>
  startJob(data, {
    job: jobOf(id, tenant, {
      ...{ mode: 'partial', tabel: ['satuan'], snapshotSelesai: true },
      ...more,
    }),
    capture,
    sink,
  });

const slot = () =>
  data.row<{ lsn: string; jumlah: number }>(
    `select confirmed_flush_lsn::text as lsn, count(*) over () as jumlah
         from pg_replication_slots where slot_name = $1`,
    [slotOf(data.name)],
  );

beforeAll(async () => {
  capture = await openTestCapture(data, { fullBytes: 40_000, patienceMs: 50, rejoinMs: 50 });
});
afterAll(() => capture.close());

test('each job gets its tenant and its tables, in the order of the commits, once', async () => {
  const [satu, dua, semua] = [new Memory(), new Memory(), new Memory()];
  const jobs = [
    follow('1', 'satu', satu),
    follow('2', 'dua', dua),
    follow('3', 'satu', semua, { tabel: 'semua' }),
  ];
  await Promise.all(jobs.map((job) => job.settled()));
  const id = await satuan('satu', 'A');
  await satuan('dua', 'B');
  await data.asOwner(
    async (db) => {
      await db.rows(`update satuan set nama = 'A2' where id = $1`, [id]);
      await db.rows(`insert into lokasi (kode, nama) values ('GUDANG', 'Gudang')`);
      await db.rows('delete from satuan where id = $1', [id]);
    },
    { tenant: 'satu' },
  );
  await Promise.all(jobs.map((job) => job.settled()));
  expect(satu.names()).toEqual(['insert A', 'update A2', `delete ${id}`]);
  expect(satu.seen.every(({ tabel }) => tabel === 'satuan')).toBe(true);
  expect(dua.names()).toEqual(['insert B']);
  expect(semua.names()).toEqual(satu.names());
  expect(semua.seen.some(({ tabel }) => tabel === 'lokasi')).toBe(true);
  // A transaction is one position, its changes are numbered in it.
  const last = semua.seen.filter(({ lsn }) => lsn === semua.seen.at(-1)?.lsn);
  expect(last.length).toBeGreaterThan(2);
  const positions = semua.seen.map(({ lsn, urut }) => toBig(lsn) * 1000n + BigInt(urut));
  expect(positions.every((at, n) => n === 0 || at > (positions[n - 1] as bigint))).toBe(true);
  expect((await slot()).jumlah).toBe(1);
  await Promise.all(jobs.map((job) => job.stop()));
});

test('a job goes on where it stopped; WAL is kept for it meanwhile, and goes afterwards', async () => {
  const sink = new Memory();
  const first = follow('4', 'satu', sink);
  await first.settled();
  await satuan('satu', 'C');
  await first.settled();
  await first.stop();
  const { posisi } = first;
  await satuan('satu', 'D');
  await satuan('satu', 'E');
  expect(toBig((await slot()).lsn)).toBeLessThanOrEqual(toBig(posisi as string));
  const again = follow('4', 'satu', sink, { posisi });
  await again.settled();
  expect(sink.names()).toEqual(['insert C', 'insert D', 'insert E']);
  await again.stop();
  capture.release('job-4');
});

test('a sink that dies in a long transaction gets the rest of it again, from the position before', async () => {
  const sink = new Memory();
  const job = follow('5', 'satu', sink);
  await job.settled();
  let writes = 0;
  sink.onWrite = () => {
    writes += 1;
    if (writes === 2) sink.dies = 1;
  };
  const many = `insert into satuan (kode, nama) select 'X' || n, 'x' from generate_series(1, 2500) as n`;
  await data.owner({ tenant: 'satu' }).rows(many);
  await expect(job.ended).rejects.toThrow('sink died');
  expect(toBig(job.posisi as string)).toBeLessThanOrEqual(toBig(sink.seen[0]?.lsn as string));
  const again = follow('5', 'satu', sink, { posisi: job.posisi });
  await again.settled();
  const fresh = new Set(sink.seen.map(({ lsn, urut }) => `${lsn} ${urut}`));
  expect(fresh.size).toBe(2500);
  // Changes that came twice have the same position.
  expect(sink.seen.length).toBeGreaterThan(2500);
  await again.stop();
});

test('a slow sink holds nobody up, and misses nothing', async () => {
  const [slow, quick] = [new Memory(), new Memory()];
  const jobs = [follow('6', 'satu', slow), follow('7', 'satu', quick)];
  await Promise.all(jobs.map((job) => job.settled()));
  const gate = Promise.withResolvers<void>();
  slow.gate = gate.promise;
  const fill = `insert into satuan (kode, nama)
                select $1 || n, repeat('y', 60) from generate_series(1, 1500) as n`;
  for (const mark of ['S', 'T', 'U']) await data.owner({ tenant: 'satu' }).rows(fill, [mark]);
  await jobs[1]?.settled();
  expect(quick.seen).toHaveLength(4500);
  expect(slow.seen.length).toBeLessThan(4500);
  // WAL stays for the slow one.
  expect(toBig((await slot()).lsn)).toBeLessThanOrEqual(toBig(jobs[0]?.posisi as string));
  gate.resolve();
  await jobs[0]?.settled();
  expect(slow.seen.map(({ lsn, urut }) => `${lsn} ${urut}`)).toEqual(
    quick.seen.map(({ lsn, urut }) => `${lsn} ${urut}`),
  );
  await Promise.all(jobs.map((job) => job.stop()));
});

test('a job of all tables takes what the publication holds, and TRUNCATE asks for a new snapshot', async () => {
  await data.asOwner(async (db) => {
    await db.rows('create table t_dua.uji_kosong (id integer primary key)');
    await db.rows('grant select on t_dua.uji_kosong to erp_reader');
    await db.rows('alter publication niaga_cdc add table t_dua.uji_kosong');
    await db.rows('insert into t_dua.uji_kosong select generate_series(1, 3)');
  });
  const sink = new Memory();
  const job = startJob(data, {
    job: jobOf('8', 'dua', { tabel: ['uji_kosong'] }),
    capture,
    sink,
  });
  await job.settled();
  expect(sink.seen.map(({ op, kunci }) => `${op} ${kunci.id}`)).toEqual(
    [1, 2, 3].map((n) => `snapshot ${n}`),
  );
  await data.asOwner(async (db) => {
    await db.rows('truncate t_dua.uji_kosong');
    await db.rows('insert into t_dua.uji_kosong values (9)');
  });
  await job.settled();
  expect(sink.snapshots).toHaveLength(2);
  expect(sink.seen.slice(3).map(({ op, kunci }) => `${op} ${kunci.id}`)).toEqual(['snapshot 9']);
  expect(job.pesan.join()).toContain('dikosongkan (TRUNCATE); snapshot baru diambil');
  await job.stop();
});

test('a snapshot without following needs no slot of its own and ends by itself', async () => {
  const sink = new Memory();
  const job = startJob(data, {
    job: jobOf('9', 'satu', { tabel: ['akun'], ikuti: false }),
    capture: null,
    sink,
  });
  expect(await job.ended).toBe('selesai');
  expect(job).toMatchObject({ snapshotSelesai: true, baris: sink.seen.length });
  expect(sink.seen.length).toBeGreaterThan(50);
  // Other test files take snapshots beside this one, in databases of their own.
  expect(
    await data.rows(
      'select from pg_replication_slots where temporary and database = current_database()',
    ),
  ).toEqual([]);
  const upTo = new Memory();
  const part = follow('10', 'satu', upTo, { ikuti: false });
  expect(await part.ended).toBe('selesai');
  const unknown = startJob(data, {
    job: jobOf('11', 'satu', { tabel: ['tidak_ada'], ikuti: false }),
    capture: null,
    sink: new Memory(),
  });
  await expect(unknown.ended).rejects.toThrow('tidak_ada');
});

test('a slot that is lost is noticed, and healed by a new snapshot', async () => {
  const sink = new Memory();
  const job = follow('12', 'satu', sink);
  await job.settled();
  // Somebody ends the stream and drops the slot; changes happen that no slot has kept.
  await data.rows(
    'select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1',
    [slotOf(data.name)],
  );
  await expect(job.ended).rejects.toMatchObject({ name: 'CaptureEnded' });
  expect(await capture.ended).toBeInstanceOf(Error);
  await removeSlot(data);
  await satuan('satu', 'HILANG', 'tidak ada di aliran');
  capture = await openTestCapture(data);
  const healed = follow('12', 'satu', sink, { posisi: job.posisi });
  await healed.settled();
  expect(healed.pesan.join()).toMatch(
    /posisi [0-9A-F/]+ sudah tidak tersimpan .*; snapshot baru diambil/,
  );
  expect(sink.snapshots).toHaveLength(1);
  expect(sink.seen.filter(({ data: row }) => row?.kode === 'HILANG').map(({ op }) => op)).toEqual([
    'snapshot',
  ]);
  await satuan('satu', 'SESUDAH');
  await healed.settled();
  expect(sink.names()).toEqual(['insert SESUDAH']);
  await healed.stop();
});

test('a position that the log has not reached is one of another log: a new snapshot', async () => {
  const sink = new Memory();
  const job = follow('15', 'satu', sink, { posisi: 'FFFF/0' });
  await until(async () => sink.snapshots.length > 0);
  expect(job.pesan.join()).toMatch(
    /posisi FFFF\/0 tidak ada dalam log PostgreSQL ini; snapshot baru diambil/,
  );
  await satuan('satu', 'LAIN');
  await job.settled();
  expect(sink.names()).toEqual(['insert LAIN']);
  await job.stop();
});

test('a new reader of the slot keeps it for the job that is furthest behind', async () => {
  const [near, far] = [new Memory(), new Memory()];
  const jobs = [follow('13', 'satu', near), follow('14', 'satu', far)];
  await Promise.all(jobs.map((job) => job.settled()));
  await jobs[1]?.stop();
  await satuan('satu', 'BELAKANG');
  await jobs[0]?.settled();
  await jobs[0]?.stop();
  await capture.close();
  capture = await openTestCapture(data);
  // The one in front is named first, as a list of jobs may have it.
  const [first, second] = jobs.map(({ posisi }) => posisi as string) as [string, string];
  expect(capture.hold('job-13', first)).toBe(first);
  expect(capture.hold('job-14', second)).toBe(second);
  const again = [
    follow('13', 'satu', near, { posisi: first }),
    follow('14', 'satu', far, { posisi: second }),
  ];
  await Promise.all(again.map((job) => job.settled()));
  expect([near.snapshots, far.snapshots]).toEqual([[], []]);
  expect(far.names()).toEqual(['insert BELAKANG']);
  await Promise.all(again.map((job) => job.stop()));
});
