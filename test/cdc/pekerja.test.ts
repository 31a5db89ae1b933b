import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { until, untilDone } from '../helpers/until.ts';
import { cdcFolder, openCdcWorker } from '../helpers/worker.ts';
import { openCdc } from './cdc.ts';
import { removeSlot } from './run.ts';

/** Real workers at jobs that a person made over REST: from the first row to the takeover of a dead worker's job. */
const data = openDatabase();
const cdc = openCdc(data);
beforeAll(() => data.onClose(() => removeSlot(data)));

const approve = (id: number) => cdc.aksi(id, { aksi: 'approve' });
const state = async (id: number) => (await cdc.show(id)).status as string;
const reaches = (id: number, status: string) =>
  until(async () => (await state(id)) === status, `${id} is ${status}`);

/** What no transaction may hold. */
const outside = (text: string) => withPgClient(data.ownerUrl, (client) => client.query(text));

let units = 0;
/** Something that changes, told by its code. */
async function addUnit(): Promise<string> {
  units += 1;
  const kode = `U${units}`;
  const staff = await cdc.server.signIn('staff@satu.test', 'satu');
  const body = { kode, nama: 'Satuan' };
  const made = await cdc.server.rest(staff).post('/api/master/satuan', body);
  expect(made.status).toBe(201);
  return kode;
}

const files = (nama: string): string => {
  const folder = path.join(cdcFolder(data), 'satu', nama);
  for (;;) {
    try {
      return readdirSync(folder)
        .sort()
        .map((name) => readFileSync(path.join(folder, name), 'utf8'))
        .join('');
    } catch (error) {
      // A file got its name while it was looked for.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || !existsSync(folder)) throw error;
    }
  }
};
const times = (nama: string, kode: string): number =>
  files(nama)
    .split('\n')
    .filter((line) => line.includes('"tabel":"satuan"') && line.includes(`"${kode}"`)).length;
const logOf = async (id: number): Promise<string[]> =>
  (await cdc.server.rest(cdc.ops).get(`/api/ops/cdc/jobs/${id}/log?per_page=100`)).body.data.map(
    ({ pesan }: { pesan: string }) => pesan,
  );

test('a snapshot alone ends by itself, and says so', async () => {
  const worker = openCdcWorker(data);
  const id = await cdc.make({
    tabel: ['satuan'],
    ikuti: false,
    tujuan: { tipe: 'berkas', nama: 'sekali' },
  });
  await approve(id);
  await reaches(id, 'selesai');
  expect(await cdc.show(id)).toMatchObject({
    snapshot_selesai: true,
    baris: 1,
    pekerja: null,
    tertinggal: null,
  });
  expect(times('sekali', 'PCS')).toBe(1);
  const told = await data.rows(
    `select isi -> 'job_id' as job from t_satu.outbox where jenis = 'cdc' and isi ->> 'status' = 'selesai'`,
  );
  expect(told).toEqual([{ job: id }]);
  const refused = await cdc.aksi(id, { aksi: 'retry' });
  expect([refused.status, refused.body.code]).toEqual([409, 'KOCDC']);
  await worker.stop();
});

test('a job follows, stops within a second when cancelled, and goes on where it was', async () => {
  const worker = openCdcWorker(data);
  const id = await cdc.make({ tabel: ['satuan'], tujuan: { tipe: 'berkas', nama: 'ikut' } });
  await approve(id);
  await until(async () => (await cdc.show(id)).snapshot_selesai, 'the snapshot');
  const first = await addUnit();
  await until(async () => times('ikut', first) === 1, 'the change');
  await until(async () => (await cdc.show(id)).baris >= 2, 'its position');
  // It tells of itself every few seconds.
  await untilDone(async () => {
    const status = await cdc.server.rest(cdc.ops).get('/api/ops/cdc/status');
    expect(status.body).toMatchObject({
      sehat: true,
      slot: { aktif: true, wal_status: 'reserved' },
      jobs: { berjalan: 1 },
      worker: [{ hidup: true, memegang_slot: true, gangguan: null }],
    });
  });
  await cdc.aksi(id, { aksi: 'cancel' });
  await until(async () => (await logOf(id))[0] === 'pekerja berhenti mengerjakannya', 'it lets go');
  const between = await addUnit();
  expect(await state(id)).toBe('dibatalkan');
  await cdc.aksi(id, { aksi: 'retry' });
  await until(async () => times('ikut', between) === 1, 'what came between');
  expect(times('ikut', first)).toBe(1);
  expect(await logOf(id)).not.toContain('snapshot baru diambil');
  await cdc.aksi(id, { aksi: 'cancel' });
  await worker.stop();
});

test('what a dead worker held goes on with another, from its position, nothing lost or twice', async () => {
  const nama = 'warisan';
  const first = openCdcWorker(data);
  const id = await cdc.make({ tabel: ['satuan'], tujuan: { tipe: 'berkas', nama } });
  await approve(id);
  await until(async () => (await cdc.show(id)).snapshot_selesai, 'the snapshot');
  const before = await addUnit();
  await until(async () => times(nama, before) === 1, 'the change');
  const holder = (await cdc.show(id)).pekerja;
  const second = openCdcWorker(data);
  // In order: the job is handed back, and the other one has it at once.
  await first.stop();
  const after = await addUnit();
  await until(async () => times(nama, after) === 1, 'the change after it');
  expect((await cdc.show(id)).pekerja).not.toBe(holder);
  // By force: the lease passes while its holder believes that it still has it.
  await data.rows(
    `update erp_private.cdc_job set lease_owner = 'mati:1:0', lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await until(
    async () => (await logOf(id)).some((pesan) => pesan.includes('mati:1:0')),
    'it is taken over',
  );
  const last = await addUnit();
  await until(async () => times(nama, last) === 1, 'the last change');
  for (const kode of [before, after, last]) expect(times(nama, kode)).toBe(1);
  await cdc.aksi(id, { aksi: 'cancel' });
  await second.stop();
});

test('a failure that may pass is tried again, one that cannot ends the job with its reason', async () => {
  const later = `${data.name}_kelak`;
  const target = new URL(data.ownerUrl);
  target.pathname = `/${later}`;
  // Without a living worker nobody can tell whether there is such a target.
  const tujuan = { tipe: 'postgres', target: 'kelak', skema: 'toko' };
  const id = await cdc.make({ tabel: ['satuan'], tujuan });
  await approve(id);
  const stranger = openCdcWorker(data);
  await reaches(id, 'gagal');
  expect((await cdc.show(id)).catatan).toMatch(/^tujuan\.target: .*CDC_TARGETS/);
  expect((await logOf(id))[0]).toMatch(/^gagal: /);
  await stranger.stop();
  const worker = openCdcWorker(data, { targets: { kelak: target.href } });
  await cdc.aksi(id, { aksi: 'retry' });
  await until(
    async () => (await logOf(id)).some((pesan) => pesan.includes('dicoba lagi dalam')),
    'its database is not there yet',
  );
  await outside(`create database "${later}"`);
  await until(async () => (await cdc.show(id)).snapshot_selesai, 'the snapshot is delivered');
  const before = (await cdc.show(id)).baris;
  await addUnit();
  await until(
    async () => (await cdc.show(id)).status === 'berjalan' && (await cdc.show(id)).baris > before,
    'the change is delivered',
  );
  await cdc.aksi(id, { aksi: 'cancel' });
  await worker.stop();
  await outside(`drop database "${later}" with (force)`);
});

/** What the migration does with them. */
const ENDING = ['db/current', 'db/committed']
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .map((file) => /^with\n {2}ended as[^$]+?from ended as e;/m.exec(readFileSync(file, 'utf8'))?.[0])
  .find((found) => found !== undefined) as string;

test('a job of an earlier release that calls a webhook ends and says why', async () => {
  const id = await cdc.make({ tabel: ['satuan'] });
  await data.rows(
    `update erp_private.cdc_job set tujuan = '{"tipe": "webhook", "url": "https://a.test"}' where id = $1`,
    [id],
  );
  await approve(id);
  await data.rows(ENDING);
  expect(await cdc.show(id)).toMatchObject({
    status: 'dibatalkan',
    tujuan: { tipe: 'webhook', url: 'https://a.test' },
    catatan: expect.stringContaining('/api/pengaturan/webhook'),
  });
  expect((await logOf(id))[0]).toMatch(/^dibatalkan: webhook tidak lagi melalui CDC/);
  expect(await cdc.aksi(id, { aksi: 'retry' })).toMatchObject({
    status: 409,
    body: {
      code: 'KOCDC',
      message: expect.stringMatching(/^retry tidak mungkin: webhook tidak lagi/),
    },
  });
  // A server of the release before lets it be tried again: it meets a worker that cannot do it.
  const worker = openCdcWorker(data);
  await data.rows(`update erp_private.cdc_job set status = 'antre' where id = $1`, [id]);
  await reaches(id, 'gagal');
  expect((await cdc.show(id)).catatan).toBe('tujuan.tipe: webhook tidak ada lagi');
  await worker.stop();
});

test('a task that fails is seen in the state, whoever’s it is', async () => {
  await data.rows(`select graphile_worker.add_job('surel__kirim', '{"id": 0}', job_key => 'uji')`);
  await data.rows(
    `update graphile_worker._private_jobs set attempts = 3, run_at = now() + interval '1 hour' where key = 'uji'`,
  );
  const worker = openCdcWorker(data);
  const tasks = async () => (await cdc.server.rest(cdc.ops).get('/api/ops/cdc/status')).body.tugas;
  await until(
    async () =>
      (await tasks()).some(
        ({ tugas, diulang }: { tugas: string; diulang: number }) =>
          tugas === 'surel__kirim' && diulang === 1,
      ),
    'the task is told',
  );
  await worker.stop();
});

test('without jobs that want it there is no slot', async () => {
  await data.rows('delete from erp_private.cdc_job');
  const worker = openCdcWorker(data);
  await until(async () => {
    const slots = await data.rows(
      'select from pg_replication_slots where database = current_database()',
    );
    return slots.length === 0;
  }, 'the slot is gone');
  await worker.stop();
});
