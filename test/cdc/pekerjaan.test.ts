import { beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

/** Jobs of change data capture as ops see them, and their states as workers meet them. */
const data = openDatabase();
let server: TestServer;
let ops: string;
beforeAll(async () => {
  server = await startServer(data);
  ops = await server.signIn('ops@satu.test', 'satu');
});

let names = 0;
const folder = (): string => {
  names += 1;
  return `tujuan-${names}`;
};
const berkas = (nama = folder()) => ({ tipe: 'berkas', nama });
const post = (body: unknown, headers: Record<string, string> = {}, token = ops) =>
  server.rest(token).post('/api/ops/cdc/jobs', body, headers);
const aksi = (id: number, body: unknown) =>
  server.rest(ops).post(`/api/ops/cdc/jobs/${id}/aksi`, body);
const show = async (id: number) => (await server.rest(ops).get(`/api/ops/cdc/jobs/${id}`)).body;
const make = async (body: Record<string, unknown> = {}): Promise<number> => {
  const made = await post({ tabel: ['barang'], tujuan: berkas(), ...body });
  expect([made.status, made.text]).toEqual([201, expect.any(String)]);
  return made.body.id;
};

/** One call with the rights of the worker's login, in the tenant's context. */
const asWorker = (sql: string, values: unknown[] = []): Promise<unknown> =>
  data.asOwner((db) => db.value(sql, values), { tenant: 'satu', role: 'erp_worker' });
const lease = (worker: string, capture = true) =>
  asWorker('select erp_private.worker_cdc_lease($1, $2, 15)', [worker, capture]);

describe('making a job', () => {
  test('it waits for approval and shows everything but its secret', async () => {
    const tujuan = { tipe: 'webhook', url: 'https://contoh.test/cdc', rahasia: 'sangat-rahasia' };
    const made = await post({ tabel: 'semua', tujuan }, { 'X-Mode-Operasi': 'full' });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({ id: expect.any(Number), status: 'menunggu' });
    expect(made.headers.get('location')).toBe(`/api/ops/cdc/jobs/${made.body.id}`);
    const job = await server.rest(ops).get(`/api/ops/cdc/jobs/${made.body.id}`);
    expect(job.text).not.toContain('sangat-rahasia');
    expect(job.body).toMatchObject({
      status: 'menunggu',
      mode: 'full',
      tabel: 'semua',
      ikuti: true,
      tujuan: { tipe: 'webhook', url: 'https://contoh.test/cdc' },
      posisi_lsn: null,
      snapshot_selesai: false,
      baris: 0,
      dibuat_oleh: { email: 'ops@satu.test' },
    });
    const list = await server.rest(ops).get('/api/ops/cdc/jobs?status=menunggu');
    expect(list.body.data[0].id).toBe(made.body.id);
    expect(list.text).not.toContain('sangat-rahasia');
    const log = await server.rest(ops).get(`/api/ops/cdc/jobs/${made.body.id}/log`);
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
    const audit = await data.asOwner((db) =>
      db.rows(
        `select aksi, sesudah::text from t_satu.audit where entitas = 'cdc_job' and entitas_id = $1`,
        [String(made.body.id)],
      ),
    );
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain('sangat-rahasia');
  });

  test('a repeated key answers the first answer, under either name of the header', async () => {
    const key = `cdc:satu:${Date.now()}`;
    const body = { tabel: ['kontak'], tujuan: berkas() };
    const first = await post(body, { 'X-Idempotency-Key': key });
    expect(first.status).toBe(201);
    const second = await post(body, { 'Idempotency-Key': `"${key}"`, 'X-Idempotency-Key': key });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ status: 200, idempotent: true, hasil: first.body });
    const other = await post({ ...body, tabel: ['akun'] }, { 'Idempotency-Key': key });
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
    ['another tenant', { 'X-Idempotency-Key': 'cdc:dua:1700000000000' }],
    ['no timestamp', { 'X-Idempotency-Key': 'cdc:satu:besok' }],
  ])('a key is refused: %s', async (_name, headers) => {
    const answer = await post({ tabel: ['barang'], tujuan: berkas() }, headers);
    expect([answer.status, answer.body.code]).toEqual([400, 'VAIDK']);
  });

  test.each<[string, object, RegExp]>([
    [
      'an unknown table',
      { tabel: ['barang', 'sesi'], tujuan: berkas() },
      /^tabel\.1: tidak dikenal; yang ada: .*barang/,
    ],
    [
      'a table of the platform',
      { tabel: ['idempotency'], tujuan: berkas() },
      /^tabel\.0: tidak dikenal/,
    ],
    [
      'a table twice',
      { tabel: ['barang', 'barang'], tujuan: berkas() },
      /^tabel\.1: disebut dua kali/,
    ],
    ['a path instead of a name', { tujuan: berkas('../luar') }, /^tujuan\.nama: /],
    ['no destination', { tabel: 'semua' }, /^tujuan/],
    [
      'a field of another kind',
      { tujuan: { ...berkas(), url: 'https://a.test' } },
      /^tujuan\.url: /,
    ],
    [
      'credentials in the address',
      { tujuan: { tipe: 'webhook', url: 'https://a:b@c.test', rahasia: 'rahasia-kita' } },
      /^tujuan\.url: /,
    ],
    [
      'another scheme',
      { tujuan: { tipe: 'webhook', url: 'file:///etc/passwd', rahasia: 'rahasia-kita' } },
      /^tujuan\.url: /,
    ],
    [
      'a system schema',
      { tujuan: { tipe: 'postgres', target: 'a', skema: 'pg_catalog' } },
      /^tujuan\.skema: /,
    ],
  ])('is refused with its field: %s', async (_name, body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toEqual([expect.stringMatching(message)]);
  });

  test('the mode is one of two, and partial wants named tables', async () => {
    const wrong = await post({ tujuan: berkas() }, { 'X-Mode-Operasi': 'separuh' });
    expect([wrong.status, wrong.body.message[0]]).toEqual([
      400,
      expect.stringMatching(/^X-Mode-Operasi: /),
    ]);
    const all = await post({ tabel: 'semua', tujuan: berkas() }, { 'X-Mode-Operasi': 'partial' });
    expect([all.status, all.body.code, all.body.message[0]]).toEqual([
      400,
      'VACDC',
      expect.stringMatching(/^tabel: /),
    ]);
    const some = await post(
      { tabel: ['barang'], tujuan: berkas() },
      { 'X-Mode-Operasi': 'partial' },
    );
    expect(await show(some.body.id)).toMatchObject({
      mode: 'partial',
      snapshot_selesai: true,
      posisi_lsn: null,
    });
  });

  test('two living jobs never write into the same place, nor two tenants into the same schema', async () => {
    const nama = folder();
    const id = await make({ tujuan: berkas(nama) });
    expect(await post({ tujuan: berkas(nama) })).toMatchObject({
      status: 409,
      body: { code: 'KOCDC' },
    });
    await aksi(id, { aksi: 'cancel' });
    const next = await make({ tujuan: berkas(nama) });
    expect(await aksi(id, { aksi: 'retry' })).toMatchObject({
      status: 409,
      body: { code: 'KOCDC' },
    });
    await aksi(next, { aksi: 'cancel' });
    const tujuan = { tipe: 'postgres', target: 'gudang', skema: 'toko' };
    await aksi(await make({ tujuan }), { aksi: 'cancel' });
    const foreign = await server.signIn('ops@dua.test', 'dua');
    const refused = await post({ tujuan }, {}, foreign);
    expect([refused.status, refused.body.code]).toEqual([409, 'KOCDC']);
    expect(await post({ tujuan: berkas(nama) }, {}, foreign)).toMatchObject({ status: 201 });
  });

  test('a target that no living worker knows is refused at once', async () => {
    const beat = (target: string[]) =>
      asWorker('select erp_private.worker_cdc_beat($1, $2, 1, false, null, null, $3, null, $4)', [
        'w',
        'h',
        target,
        '[]',
      ]);
    const tujuan = (target: string) => ({ tujuan: { tipe: 'postgres', target, skema: 'lain' } });
    await beat(['umum', 'satu.sendiri', 'dua.milik']);
    expect((await post(tujuan('milik'))).body.message).toEqual([
      expect.stringMatching(/^tujuan\.target: /),
    ]);
    expect((await post(tujuan('sendiri'))).status).toBe(201);
    expect((await post(tujuan('umum'))).status).toBe(201);
    await asWorker(`select erp_private.worker_cdc_leave('w')`);
  });
});

describe('states', () => {
  test('an action that the state does not allow is a conflict that names it', async () => {
    const id = await make();
    expect(await aksi(id, { aksi: 'retry' })).toMatchObject({
      status: 409,
      body: { code: 'KOCDC' },
    });
    expect((await aksi(id, { aksi: 'approve' })).body).toEqual({ id, status: 'antre' });
    const twice = await aksi(id, { aksi: 'approve' });
    expect([twice.status, twice.body.message]).toEqual([409, expect.stringContaining('antre')]);
    expect((await aksi(id, { aksi: 'cancel', alasan: 'salah tujuan' })).body).toEqual({
      id,
      status: 'dibatalkan',
    });
    expect(await show(id)).toMatchObject({
      status: 'dibatalkan',
      catatan: 'salah tujuan',
      selesai_pada: expect.any(String),
    });
    expect((await aksi(id, { aksi: 'retry' })).body).toEqual({ id, status: 'antre' });
    expect(await show(id)).toMatchObject({
      selesai_pada: null,
      disetujui_oleh: { email: 'ops@satu.test' },
    });
    await aksi(id, { aksi: 'cancel' });
    expect((await aksi(9_999_999, { aksi: 'approve' })).body.code).toBe('TDCDC');
    expect((await aksi(id, { aksi: 'mulai' })).status).toBe(400);
  });

  test('cancelling and trying again is no way around the approval', async () => {
    const id = await make();
    await aksi(id, { aksi: 'cancel' });
    expect((await aksi(id, { aksi: 'retry' })).body).toEqual({ id, status: 'menunggu' });
  });

  test('the database keeps the states, whoever changes them', async () => {
    const id = await make();
    const set = (status: string, more = '') =>
      data.asOwner((db) =>
        db.rows(`update erp_private.cdc_job set status = $2 ${more} where id = $1`, [id, status]),
      );
    await expectError(set('selesai'), 'KOCDC');
    await expectError(set('berjalan', `, lease_owner = 'w', lease_until = now()`), 'KOCDC');
    expect(await expectError(set('antre'), 'KOCDC')).toContain('belum disetujui');
    await aksi(id, { aksi: 'cancel' });
  });

  test('a worker takes it, loses it by silence, and hands it back', async () => {
    const id = await make();
    await aksi(id, { aksi: 'approve' });
    expect(await lease('pertama', false)).toBeNull();
    const job = await lease('pertama');
    expect(job).toMatchObject({
      id: String(id),
      tenant: 'satu',
      skema: 't_satu',
      posisi: null,
      snapshotSelesai: false,
    });
    expect(await lease('kedua')).toBeNull();
    const progress = (worker: string, baris: number, pesan: string | null = null) =>
      asWorker(`select erp_private.worker_cdc_progress($1, $2, '0/AB', true, $3, 'info', $4)`, [
        id,
        worker,
        baris,
        pesan,
      ]);
    expect(await progress('pertama', 7, 'snapshot selesai')).toBe(true);
    expect(await progress('kedua', 5)).toBe(false);
    await data.asOwner((db) =>
      db.rows(
        `update erp_private.cdc_job set lease_until = now() - interval '1 second' where id = $1`,
        [id],
      ),
    );
    expect(await lease('kedua')).toMatchObject({
      id: String(id),
      posisi: '0/AB',
      snapshotSelesai: true,
    });
    expect(await progress('pertama', 1)).toBe(false);
    const renew = (worker: string) =>
      asWorker('select erp_private.worker_cdc_renew($1, $2, 15)', [worker, [id]]);
    expect([await renew('pertama'), await renew('kedua')].map(String)).toEqual(['', String(id)]);
    const end = (worker: string, hasil: string) =>
      asWorker('select erp_private.worker_cdc_end($1, $2, $3, $4)', [
        id,
        worker,
        hasil,
        'tujuan tidak menjawab',
      ]);
    expect(await end('pertama', 'selesai')).toBeNull();
    expect(await end('kedua', 'ulang')).toBe('antre');
    expect(await show(id)).toMatchObject({
      status: 'antre',
      percobaan: 1,
      baris: 7,
      posisi_lsn: '0/AB',
      catatan: 'tujuan tidak menjawab',
    });
    expect(await lease('kedua')).toBeNull();
    await data.asOwner((db) =>
      db.rows('update erp_private.cdc_job set lagi_pada = null where id = $1', [id]),
    );
    await lease('kedua');
    expect(await end('kedua', 'gagal')).toBe('gagal');
    const log = await server.rest(ops).get(`/api/ops/cdc/jobs/${id}/log?per_page=3`);
    expect(log.body.data.map(({ level, lsn, baris }: never) => [level, lsn, baris])).toEqual([
      ['galat', '0/AB', 7],
      ['info', '0/AB', 7],
      ['peringatan', '0/AB', 7],
    ]);
    const told = await data.asOwner((db) =>
      db.rows(
        `select isi ->> 'status' as status from t_satu.outbox where jenis = 'cdc' and (isi ->> 'job_id')::bigint = $1`,
        [id],
      ),
    );
    expect(told).toEqual([{ status: 'gagal' }]);
  });

  test('a job that is cancelled is the worker’s until it lets go', async () => {
    const id = await make();
    await aksi(id, { aksi: 'approve' });
    expect(await lease('w')).toMatchObject({ id: String(id) });
    await aksi(id, { aksi: 'cancel' });
    expect(
      String(await asWorker('select erp_private.worker_cdc_renew($1, $2, 15)', ['w', [id]])),
    ).toBe('');
    await aksi(id, { aksi: 'retry' });
    expect(await lease('lain')).toBeNull();
    await asWorker(`select erp_private.worker_cdc_end($1, 'w', 'lepas')`, [id]);
    expect(await lease('lain')).toMatchObject({ id: String(id) });
    await aksi(id, { aksi: 'cancel' });
  });

  test('after twenty failures in a row it is given up', async () => {
    const id = await make();
    await aksi(id, { aksi: 'approve' });
    await data.asOwner((db) =>
      db.rows('update erp_private.cdc_job set percobaan = 19 where id = $1', [id]),
    );
    await lease('w');
    expect(
      await asWorker(`select erp_private.worker_cdc_end($1, 'w', 'ulang', 'putus')`, [id]),
    ).toBe('gagal');
  });
});

describe('the wall', () => {
  test('another tenant’s job and an absent one answer alike', async () => {
    const id = await make();
    const foreign = server.rest(await server.signIn('ops@dua.test', 'dua'));
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

  test('GraphQL refuses every role but ops', async () => {
    for (const peran of ['admin', 'staff', 'viewer'] as const) {
      await expectError(
        data.as({ tenant: 'satu', peran }, (db) => db.rows('select erp.cdc_status()')),
        'OTROL',
      );
      await expectError(
        data.as({ tenant: 'satu', peran }, (db) =>
          db.rows(`select erp.cdc_job_aksi(1, 'approve')`),
        ),
        'OTROL',
      );
    }
  });

  test('what may be captured is published, with a key, and nothing else is', async () => {
    const rows = await data.asOwner((db) =>
      db.rows(
        `select c.relname as tabel, t.cdc,
                exists (select from pg_publication_rel as r join pg_publication as p on p.oid = r.prpubid
                         where p.pubname = 'niaga_cdc' and r.prrelid = c.oid) as terbit,
                exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary) as kunci
           from pg_class as c join erp_private.tenant_table as t on t.tabel = c.relname
          where c.relnamespace = 't_satu'::regnamespace and c.relkind = 'r'`,
      ),
    );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ cdc, terbit }) => cdc !== terbit)).toEqual([]);
    expect(rows.filter(({ cdc, kunci }) => cdc && !kunci)).toEqual([]);
    const secret = rows.filter(({ cdc }) => cdc).map(({ tabel }) => String(tabel));
    for (const tabel of ['idempotency', 'outbox', 'peristiwa', 'draft'])
      expect(secret).not.toContain(tabel);
  });

  test('the login of capture reads a tenant only behind its claim', async () => {
    const seen = await data.asOwner((db) =>
      db.rows(
        `select m.roleid::regrole::text as peran, m.inherit_option as mewarisi, m.set_option as menjadi
           from pg_auth_members as m where m.member = 'erp_cdc'::regrole`,
      ),
    );
    expect(seen).toEqual([{ peran: 'erp_reader', mewarisi: false, menjadi: true }]);
  });
});

test('the state of the pipeline', async () => {
  const status = await server.rest(ops).get('/api/ops/cdc/status');
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
