import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { berkas, openCdc } from './cdc.ts';

/** Making jobs of change data capture: what is kept, what is refused, and what is shown. */
const data = openDatabase();
const cdc = openCdc(data);

test('it waits for approval and shows everything', async () => {
  const tujuan = { tipe: 'berkas', nama: 'pertama', format: 'csv' };
  const made = await cdc.post({ tabel: 'semua', tujuan }, { 'X-Mode-Operasi': 'full' });
  expect(made.status).toBe(201);
  expect(made.body).toEqual({ id: expect.any(Number), status: 'menunggu' });
  expect(made.headers.get('location')).toBe(`/api/ops/cdc/jobs/${made.body.id}`);
  const job = await cdc.server.rest(cdc.ops).get(`/api/ops/cdc/jobs/${made.body.id}`);
  expect(job.body).toMatchObject({
    status: 'menunggu',
    mode: 'full',
    tabel: 'semua',
    ikuti: true,
    tujuan,
    posisi_lsn: null,
    snapshot_selesai: false,
    baris: 0,
    dibuat_oleh: { email: 'ops@satu.test' },
  });
  const list = await cdc.server.rest(cdc.ops).get('/api/ops/cdc/jobs?status=menunggu');
  expect(list.body.data[0].id).toBe(made.body.id);
  const log = await cdc.server.rest(cdc.ops).get(`/api/ops/cdc/jobs/${made.body.id}/log`);
  expect(log.body.data).toEqual([
    {
      id: expect.any(Number),
      waktu: expect.any(String),
      level: 'info',
      pesan: 'dibuat, menunggu persetujuan',
      baris: 0,
      lsn: null,
    },
  ]);
  const audit = await data.rows(
    `select aksi, sesudah::text from t_satu.audit where entitas = 'cdc_job' and entitas_id = $1`,
    [String(made.body.id)],
  );
  expect(audit).toHaveLength(1);
});

test('a repeated key answers the first answer, under either name of the header', async () => {
  const key = `cdc:satu:${Date.now()}`;
  const body = { tabel: ['kontak'], tujuan: berkas() };
  const first = await cdc.post(body, { 'X-Idempotency-Key': key });
  expect(first.status).toBe(201);
  const second = await cdc.post(body, {
    'Idempotency-Key': `"${key}"`,
    'X-Idempotency-Key': key,
  });
  expect(second.status).toBe(200);
  expect(second.body).toMatchObject({ status: 200, idempotent: true, hasil: first.body });
  const other = await cdc.post({ ...body, tabel: ['akun'] }, { 'Idempotency-Key': key });
  expect([other.status, other.body.code]).toEqual([422, 'IKBED']);
});

test.each([
  [
    'both headers differ',
    {
      'Idempotency-Key': 'cdc:satu:1700000000000',
      'X-Idempotency-Key': 'cdc:satu:1700000000001',
    },
  ],
  ['too short', { 'X-Idempotency-Key': 'cdc:sat' }],
])('a key is refused: %s', async (_name, headers) => {
  const answer = await cdc.post({ tabel: ['barang'], tujuan: berkas() }, headers);
  expect([answer.status, answer.body.code]).toEqual([400, 'VAIDK']);
});

test.each<[string, object, RegExp]>([
  [
    'an unknown table',
    { tabel: ['barang', 'sesi'], tujuan: berkas() },
    /^tabel\.1: tidak dikenal; yang diizinkan: .*barang/,
  ],
  [
    'a table of the platform',
    { tabel: ['idempotency'], tujuan: berkas() },
    /^tabel\.0: tidak dikenal/,
  ],
  [
    'a table twice',
    { tabel: ['barang', 'barang'], tujuan: berkas() },
    /^tabel\.1: disebut lebih dari sekali/,
  ],
  ['a path instead of a name', { tujuan: berkas('../luar') }, /^tujuan\.nama: /],
  ['no destination', { tabel: 'semua' }, /^tujuan/],
  [
    'another kind',
    { tujuan: { tipe: 'kafka', nama: 'a' } },
    /^tujuan\.tipe: harus salah satu dari berkas, postgres$/,
  ],
  ['no kind', { tujuan: { nama: 'a' } }, /^tujuan\.tipe: wajib diisi$/],
  ['a field of another kind', { tujuan: { ...berkas(), url: 'https://a.test' } }, /^tujuan\.url: /],
  [
    'a webhook',
    { tujuan: { tipe: 'webhook', url: 'https://contoh.test/cdc', rahasia: 'rahasia-kita' } },
    /^tujuan\.tipe: webhook tidak lagi melalui CDC; daftarkan di POST \/api\/pengaturan\/webhook$/,
  ],
  [
    'a system schema',
    { tujuan: { tipe: 'postgres', target: 'a', skema: 'pg_catalog' } },
    /^tujuan\.skema: /,
  ],
])('is refused with its field: %s', async (_name, body, message) => {
  const answer = await cdc.post(body);
  expect(answer.status).toBe(400);
  expect(answer.body.message).toEqual([expect.stringMatching(message)]);
});

test('GraphQL refuses a webhook with the same words', async () => {
  const query = `mutation { cdcJobCreate(input: {dokumen: {tujuan: {tipe: webhook}}}) { result { id } } }`;
  const { body } = await cdc.server.graphql(cdc.ops, query);
  expect(body.errors[0]).toMatchObject({
    message:
      'tujuan.tipe: webhook tidak lagi melalui CDC; daftarkan di POST /api/pengaturan/webhook',
    extensions: { code: 'VACDC', statusCode: 400 },
  });
});

test('the mode is one of two, and partial wants named tables', async () => {
  const wrong = await cdc.post({ tujuan: berkas() }, { 'X-Mode-Operasi': 'separuh' });
  expect([wrong.status, wrong.body.message[0]]).toEqual([
    400,
    expect.stringMatching(/^X-Mode-Operasi: /),
  ]);
  const all = await cdc.post({ tabel: 'semua', tujuan: berkas() }, { 'X-Mode-Operasi': 'partial' });
  expect([all.status, all.body.code, all.body.message[0]]).toEqual([
    400,
    'VACDC',
    expect.stringMatching(/^tabel: /),
  ]);
  const some = await cdc.post(
    { tabel: ['barang'], tujuan: berkas() },
    { 'X-Mode-Operasi': 'partial' },
  );
  expect(await cdc.show(some.body.id)).toMatchObject({
    mode: 'partial',
    snapshot_selesai: true,
    posisi_lsn: null,
  });
});

test('two living jobs never write into the same place, nor two tenants into the same schema', async () => {
  const nama = `bersama-${Date.now()}`;
  const id = await cdc.make({ tujuan: berkas(nama) });
  expect(await cdc.post({ tujuan: berkas(nama) })).toMatchObject({
    status: 409,
    body: { code: 'KOCDC' },
  });
  await cdc.aksi(id, { aksi: 'cancel' });
  const next = await cdc.make({ tujuan: berkas(nama) });
  expect(await cdc.aksi(id, { aksi: 'retry' })).toMatchObject({
    status: 409,
    body: { code: 'KOCDC' },
  });
  await cdc.aksi(next, { aksi: 'cancel' });
  const tujuan = { tipe: 'postgres', target: 'gudang', skema: 'toko' };
  await cdc.aksi(await cdc.make({ tujuan }), { aksi: 'cancel' });
  const foreign = await cdc.server.signIn('ops@dua.test', 'dua');
  const refused = await cdc.post({ tujuan }, {}, foreign);
  expect([refused.status, refused.body.code]).toEqual([409, 'KOCDC']);
  expect(await cdc.post({ tujuan: berkas(nama) }, {}, foreign)).toMatchObject({ status: 201 });
});

test('a target that no living worker knows is refused at once', async () => {
  const beat = (target: string[]) =>
    cdc.asWorker('select erp_private.worker_cdc_beat($1, $2, 1, false, null, null, $3, null, $4)', [
      'w',
      'h',
      target,
      '[]',
    ]);
  // It tells of itself before each, or it would not be living for long.
  const post = async (target: string) => {
    await beat(['umum', 'satu.sendiri', 'dua.milik']);
    return cdc.post({ tujuan: { tipe: 'postgres', target, skema: 'lain' } });
  };
  expect((await post('milik')).body.message).toEqual([expect.stringMatching(/^tujuan\.target: /)]);
  expect((await post('sendiri')).status).toBe(201);
  expect((await post('umum')).status).toBe(201);
  await cdc.asWorker(`select erp_private.worker_cdc_leave('w')`);
});
