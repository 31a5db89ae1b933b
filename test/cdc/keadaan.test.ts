import { describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { openCdc } from './cdc.ts';

/** The states of jobs: what people and workers may do with them, and the wall around them. */
const data = openDatabase();
const cdc = openCdc(data);

test('an action that the state does not allow is a conflict that names it', async () => {
  const id = await cdc.make();
  expect(await cdc.aksi(id, { aksi: 'retry' })).toMatchObject({
    status: 409,
    body: { code: 'KOCDC' },
  });
  expect((await cdc.aksi(id, { aksi: 'approve' })).body).toEqual({ id, status: 'antre' });
  const twice = await cdc.aksi(id, { aksi: 'approve' });
  expect([twice.status, twice.body.message]).toEqual([409, expect.stringContaining('antre')]);
  expect((await cdc.aksi(id, { aksi: 'cancel', alasan: 'salah tujuan' })).body).toEqual({
    id,
    status: 'dibatalkan',
  });
  expect(await cdc.show(id)).toMatchObject({
    status: 'dibatalkan',
    catatan: 'salah tujuan',
    selesai_pada: expect.any(String),
  });
  expect((await cdc.aksi(id, { aksi: 'retry' })).body).toEqual({ id, status: 'antre' });
  expect(await cdc.show(id)).toMatchObject({
    selesai_pada: null,
    disetujui_oleh: { email: 'ops@satu.test' },
  });
  await cdc.aksi(id, { aksi: 'cancel' });
  expect((await cdc.aksi(9_999_999, { aksi: 'approve' })).body.code).toBe('TDCDC');
  expect((await cdc.aksi(id, { aksi: 'mulai' })).status).toBe(400);
});

test('cancelling and trying again is no way around the approval', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'cancel' });
  expect((await cdc.aksi(id, { aksi: 'retry' })).body).toEqual({ id, status: 'menunggu' });
});

test('the database keeps the states, whoever changes them', async () => {
  const id = await cdc.make();
  const set = (status: string, more = '') =>
    data.rows(`update erp_private.cdc_job set status = $2 ${more} where id = $1`, [id, status]);
  await expectError(set('selesai'), 'KOCDC');
  await expectError(set('berjalan', `, lease_owner = 'w', lease_until = now()`), 'KOCDC');
  expect(await expectError(set('antre'), 'KOCDC')).toContain('belum disetujui');
  await cdc.aksi(id, { aksi: 'cancel' });
});

const nextTry = (id: number, at: string) =>
  data.rows(`update erp_private.cdc_job set lagi_pada = ${at} where id = $1`, [id]);

test('a worker takes it, loses it by silence, and hands it back', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'approve' });
  expect(await cdc.lease('pertama', false)).toBeNull();
  const job = await cdc.lease('pertama');
  expect(job).toMatchObject({
    id: String(id),
    tenant: 'satu',
    skema: 't_satu',
    posisi: null,
    snapshotSelesai: false,
  });
  expect(await cdc.lease('kedua')).toBeNull();
  const progress = (worker: string, baris: number, pesan: string | null = null) =>
    cdc.asWorker(`select erp_private.worker_cdc_progress($1, $2, '0/AB', true, $3, 'info', $4)`, [
      id,
      worker,
      baris,
      pesan,
    ]);
  expect(await progress('pertama', 7, 'snapshot selesai')).toBe(true);
  expect(await progress('kedua', 5)).toBe(false);
  await data.rows(
    `update erp_private.cdc_job set lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect(await cdc.lease('kedua')).toMatchObject({
    id: String(id),
    posisi: '0/AB',
    snapshotSelesai: true,
  });
  expect(await progress('pertama', 1)).toBe(false);
  const renew = (worker: string) =>
    cdc.asWorker('select erp_private.worker_cdc_renew($1, $2, 600)', [worker, [id]]);
  expect([await renew('pertama'), await renew('kedua')].map(String)).toEqual(['', String(id)]);
  const end = (worker: string, hasil: string) =>
    cdc.asWorker('select erp_private.worker_cdc_end($1, $2, $3, $4)', [
      id,
      worker,
      hasil,
      'tujuan tidak menjawab',
    ]);
  expect(await end('pertama', 'selesai')).toBeNull();
  expect(await end('kedua', 'ulang')).toBe('antre');
  expect(await cdc.show(id)).toMatchObject({
    status: 'antre',
    percobaan: 1,
    baris: 7,
    posisi_lsn: '0/AB',
    catatan: 'tujuan tidak menjawab',
  });
  // Its pause, made so long that it does not end by itself.
  await nextTry(id, `lagi_pada + interval '1 hour'`);
  expect(await cdc.lease('kedua')).toBeNull();
  await nextTry(id, 'null');
  await cdc.lease('kedua');
  expect(await end('kedua', 'gagal')).toBe('gagal');
  const log = await cdc.server.rest(cdc.ops).get(`/api/ops/cdc/jobs/${id}/log?per_page=3`);
  expect(log.body.data.map(({ level, lsn, baris }: never) => [level, lsn, baris])).toEqual([
    ['galat', '0/AB', 7],
    ['info', '0/AB', 7],
    ['peringatan', '0/AB', 7],
  ]);
  const told = await data.rows(
    `select isi ->> 'status' as status from t_satu.outbox where jenis = 'cdc' and (isi ->> 'job_id')::bigint = $1`,
    [id],
  );
  expect(told).toEqual([{ status: 'gagal' }]);
});

test('a job that is cancelled is the worker’s until it lets go', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'approve' });
  expect(await cdc.lease('w')).toMatchObject({ id: String(id) });
  await cdc.aksi(id, { aksi: 'cancel' });
  expect(
    String(await cdc.asWorker('select erp_private.worker_cdc_renew($1, $2, 600)', ['w', [id]])),
  ).toBe('');
  await cdc.aksi(id, { aksi: 'retry' });
  expect(await cdc.lease('lain')).toBeNull();
  await cdc.asWorker(`select erp_private.worker_cdc_end($1, 'w', 'lepas')`, [id]);
  expect(await cdc.lease('lain')).toMatchObject({ id: String(id) });
  await cdc.aksi(id, { aksi: 'cancel' });
});

test('after twenty failures in a row it is given up', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'approve' });
  await data.rows('update erp_private.cdc_job set percobaan = 19 where id = $1', [id]);
  await cdc.lease('w');
  expect(
    await cdc.asWorker(`select erp_private.worker_cdc_end($1, 'w', 'ulang', 'putus')`, [id]),
  ).toBe('gagal');
});

test('in a copy of the database nothing goes on writing where the original writes', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'approve' });
  await cdc.lease('w');
  await data.asOwner(async (db) => {
    // As if this were a copy: the registry names roles of another database.
    await db.rows(`update erp_private.tenant set peran_db = 'erp_req_asal_' || kode`);
    await db.rows('select erp_private.database_adopt()');
  });
  expect(await cdc.show(id)).toMatchObject({
    status: 'dibatalkan',
    catatan: expect.stringContaining('disalin'),
  });
});

test('a job that comes with its tenant gives nobody an id that is taken', async () => {
  const id = await cdc.make();
  const isi = await data.value<object>(
    'select to_jsonb(j) from erp_private.cdc_job as j where id = $1',
    [id],
  );
  const [, alone] = await Promise.all([
    data.rows(
      `select erp_private.tenant_cdc_place('satu', $1, false) from generate_series(1, 2000)`,
      [JSON.stringify(isi)],
    ),
    // Who makes jobs meanwhile.
    data.rows(
      `select count(distinct x.id) = count(*) as sendiri
         from (select nextval('erp_private.cdc_job_id_seq') as id from generate_series(1, 1000000)) as x`,
    ),
  ]);
  expect(alone).toEqual([{ sendiri: true }]);
  // Nor its own number to a later one of the tenant.
  const far = { ...isi, nomor: 90_000_000 };
  await data.rows('delete from erp_private.cdc_job where nomor = $1', [id]);
  await data.rows(`select erp_private.tenant_cdc_place('satu', $1, false)`, [JSON.stringify(far)]);
  expect(await cdc.make()).toBe(90_000_001);
});

describe('the wall', () => {
  test('another tenant’s job and an absent one answer alike', async () => {
    const id = await cdc.make();
    const foreign = cdc.server.rest(await cdc.server.signIn('ops@dua.test', 'dua'));
    for (const path of ['', '/log']) {
      const answer = await foreign.get(`/api/ops/cdc/jobs/${id}${path}`);
      expect([answer.status, answer.body.code]).toEqual([404, 'TDCDC']);
    }
    expect(
      (await foreign.post(`/api/ops/cdc/jobs/${id}/aksi`, { aksi: 'approve' })).body.code,
    ).toBe('TDCDC');
    const list = await foreign.get('/api/ops/cdc/jobs?per_page=500');
    expect(list.body.data.map((job: { id: number }) => job.id)).not.toContain(id);
  });

  test('what may be captured is published, with a key, and nothing else is', async () => {
    const rows = await data.rows(`select c.relname as tabel, t.cdc,
                exists (select from pg_publication_rel as r join pg_publication as p on p.oid = r.prpubid
                         where p.pubname = 'niaga_cdc' and r.prrelid = c.oid) as terbit,
                exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary) as kunci
           from pg_class as c join erp_private.tenant_table as t on t.tabel = c.relname
          where c.relnamespace = 't_satu'::regnamespace and c.relkind = 'r'`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ cdc, terbit }) => cdc !== terbit)).toEqual([]);
    expect(rows.filter(({ cdc, kunci }) => cdc && !kunci)).toEqual([]);
    const secret = rows.filter(({ cdc }) => cdc).map(({ tabel }) => String(tabel));
    for (const tabel of ['idempotency', 'outbox', 'peristiwa', 'draft'])
      expect(secret).not.toContain(tabel);
  });

  test('the login of capture reads a tenant only behind its claim', async () => {
    const seen =
      await data.rows(`select m.roleid::regrole::text as peran, m.inherit_option as mewarisi, m.set_option as menjadi
           from pg_auth_members as m where m.member = 'erp_cdc'::regrole`);
    expect(seen).toEqual([{ peran: 'erp_reader', mewarisi: false, menjadi: true }]);
  });
});

test('the state of the pipeline', async () => {
  const status = await cdc.server.rest(cdc.ops).get('/api/ops/cdc/status');
  expect(status.status).toBe(200);
  expect(status.body).toMatchObject({
    sehat: false,
    slot: null,
    lag: { byte: 0, detik: 0 },
    jobs: { menunggu: expect.any(Number), antre: expect.any(Number), gagal: expect.any(Number) },
    worker: [],
    tabel: expect.arrayContaining(['barang', 'audit']),
  });
});

test('a job of a tenant that has moved goes to workers that know of it, by its number and its shift', async () => {
  const id = await cdc.make();
  await cdc.aksi(id, { aksi: 'approve' });
  await data.rows(
    `update erp_private.cdc_job set geser = 4096, posisi = '0/10', snapshot_selesai = true where nomor = $1`,
    [id],
  );
  for (let job = await cdc.lease('lama'); job !== null; job = await cdc.lease('lama')) {
    expect(job).not.toMatchObject({ nomor: String(id) });
  }
  const leased = await cdc.asWorker(`select erp_private.worker_cdc_lease('baru', true, 600, true)`);
  expect(leased).toMatchObject({ nomor: String(id), geser: '4096', posisi: '0/10' });
  expect(await cdc.show(id)).toMatchObject({ posisi_lsn: '0/1010', pekerja: 'baru' });
});
