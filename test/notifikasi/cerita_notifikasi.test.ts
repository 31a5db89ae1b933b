/** Notifications as their users meet them: a list, what is unread, reading, and asking for access to another tenant. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';

const data = openDatabase();
const server = openServer(data);
let asing = '';
beforeAll(async () => {
  asing = await data.newTenant();
});

const forward = () => data.value<number>('select erp_private.worker_akses_forward(100)');
const signIn = async (email: string, tenant?: string) =>
  server.rest(await server.signIn(email, tenant));
const minta = '/api/notifikasi/request-akses-tenant';

test('a user asks for access; that tenant’s admin hears of it, reads it, and finds the user’s id', async () => {
  const viewer = await signIn('viewer@satu.test');
  const made = await viewer.post(minta, { tenant_kode: asing, alasan: 'Tutup\nbuku <b>' });
  expect([made.status, made.body]).toEqual([201, { id: expect.any(Number) }]);
  expect(made.headers.get('location')).toBe(`/api/notifikasi/${made.body.id}`);
  expect((await viewer.get(`/api/notifikasi/${made.body.id}`)).body).toEqual({
    id: made.body.id,
    jenis: 'akses_diajukan',
    tenant_kode: null,
    judul: `Permintaan akses ke ${asing} diteruskan`,
    isi: 'Alasan: Tutup\nbuku <b>',
    tautan: null,
    dibaca_pada: expect.stringMatching(/Z$/),
    dibuat_pada: expect.stringMatching(/Z$/),
  });
  expect(await forward()).toBe(1);
  // No tenant in the token is needed to hear of it.
  const admin = await signIn(`admin@${asing}.test`);
  const { body } = await admin.get('/api/notifikasi');
  expect(body.meta).toEqual({
    page: 1,
    per_page: 20,
    total: 1,
    total_pages: 1,
    belum_dibaca: 1,
  });
  const id = await data.penggunaId('satu', 'viewer');
  expect(body.data[0]).toMatchObject({
    jenis: 'akses_diminta',
    tenant_kode: asing,
    judul: expect.stringContaining('Permintaan akses dari viewer'),
    isi: expect.stringMatching(/viewer@satu\.test.*Tutup\nbuku <b>/s),
    tautan: `/api/pengaturan/pengguna/${id}/tenant-assignments`,
    dibaca_pada: null,
  });
  for (const peran of ['staff', 'viewer', 'ops']) {
    const other = await signIn(`${peran}@${asing}.test`, asing);
    expect((await other.get('/api/notifikasi')).body.data).toEqual([]);
  }
  const url = `/api/notifikasi/${body.data[0].id}`;
  expect((await admin.post(`${url}/baca`)).status).toBe(204);
  const read = (await admin.get(url)).body.dibaca_pada;
  expect(read).toEqual(expect.any(String));
  expect((await admin.post(`${url}/baca`)).status).toBe(204);
  expect((await admin.get(url)).body.dibaca_pada).toBe(read);
  expect((await admin.get('/api/notifikasi?dibaca=false')).body).toMatchObject({
    data: [],
    meta: { total: 0, belum_dibaca: 0 },
  });
  expect((await admin.get('/api/notifikasi?dibaca=true')).body.meta.total).toBe(1);
  // A notification of another user is answered as not found.
  for (const answer of [
    await viewer.get(url),
    await viewer.post(`${url}/baca`),
    await viewer.post('/api/notifikasi/987654321/baca'),
  ]) {
    expect([answer.status, answer.body.code]).toEqual([404, 'TDNTF']);
  }
});

test('an unknown tenant is answered as an existing one; a repetition sends no second notification', async () => {
  const staff = await signIn('staff@satu.test', 'satu');
  const known = await staff.post(minta, { tenant_kode: asing });
  const unknown = await staff.post(minta, { tenant_kode: 'tidak-ada' });
  expect([known.status, unknown.status]).toEqual([201, 201]);
  expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
  const again = await staff.post(minta, { tenant_kode: ` ${asing.toUpperCase()}` });
  expect([again.status, again.body]).toEqual([201, known.body]);
  expect(await forward()).toBe(2);
  expect(await forward()).toBe(0);
  const admin = await signIn(`admin@${asing}.test`);
  const { body } = await admin.get('/api/notifikasi?dibaca=false');
  expect(body.data).toHaveLength(1);
});

test('ids tell nothing of whom else was told', async () => {
  const staff = await signIn('staff@dua.test');
  const ids: number[] = [];
  for (const tenant_kode of ['gaib1', asing, 'gaib2', 'gaib3']) {
    ids.push((await staff.post(minta, { tenant_kode })).body.id);
    await forward();
  }
  const steps = ids.slice(1).map((id, n) => id - (ids[n] ?? 0));
  expect(new Set(steps).size).toBe(1);
  const { data: rows } = (await staff.get('/api/notifikasi')).body;
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([...ids].reverse());
});

test('requests are bounded, checked, and not for one’s own tenant', async () => {
  const ops = await signIn('ops@satu.test', 'satu');
  const own = await ops.post(minta, { tenant_kode: 'satu' });
  expect([own.status, own.body.code]).toEqual([409, 'KOANG']);
  const wrong = await ops.post(minta, { tenant_kode: 'a\u0007b', alasan: 'x' });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'VAAKS']);
  expect(wrong.body.message[0]).toMatch(/^tenant_kode: /);
  for (const body of [{}, { tenant_kode: ' ' }, { tenant_kode: 'a', alasan: 'x'.repeat(501) }]) {
    expect((await ops.post(minta, body)).status).toBe(400);
  }
  const asked = await Promise.all(
    Array.from({ length: 25 }, (_, n) => ops.post(minta, { tenant_kode: `lain${n}` })),
  );
  expect(asked.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = asked.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 KOAKS']),
  );
});

test('what a tenant sent is hidden from who leaves it, or has no longer a role that gets it', async () => {
  const kode = await data.newTenant();
  const id = await data.penggunaId(kode, 'admin');
  const send = (kunci: string) =>
    data.value<number>(
      `select erp_private.notifikasi_send($1, 'persetujuan', $2, E'Satu\\nbaris', 'isi', null)`,
      [kode, kunci],
    );
  expect([await send('k:1'), await send('k:2'), await send('k:1')]).toEqual([2, 2, 0]);
  const token = await server.signIn(`admin@${kode}.test`);
  const seen = async () => (await server.rest(token).get('/api/notifikasi')).body;
  const [one] = (await seen()).data;
  expect(one.judul).toBe('Satu baris');
  const set = (sql: string) => data.rows(sql, [id, kode]);
  for (const change of [
    `update erp_private.membership set peran = 'viewer' where pengguna_id = $1 and tenant_kode = $2`,
    `delete from erp_private.membership where pengguna_id = $1 and tenant_kode = $2`,
  ]) {
    await set(change);
    expect(await seen()).toMatchObject({ data: [], meta: { total: 0, belum_dibaca: 0 } });
    const gone = await server.rest(token).post(`/api/notifikasi/${one.id}/baca`);
    expect(gone.status).toBe(404);
  }
  await set(
    `insert into erp_private.membership (pengguna_id, tenant_kode, peran, diterima_pada)
     values ($1, $2, 'admin', now())`,
  );
  expect((await seen()).meta).toMatchObject({ total: 2, belum_dibaca: 2 });
});

test('pages and their bounds', async () => {
  const kode = await data.newTenant();
  await data.rows(
    `select erp_private.notifikasi_send($1, 'cdc_selesai', 'k:' || n, 'Judul ' || n, '', null)
         from generate_series(1, 45) as n`,
    [kode],
  );
  const token = await server.tokenOf({ kode }, 'ops');
  const { body, headers } = await server.rest(token).get('/api/notifikasi?page=3&per_page=20');
  expect(body.data.map(({ judul }: { judul: string }) => judul)).toEqual(
    [5, 4, 3, 2, 1].map((n) => `Judul ${n}`),
  );
  expect(body.meta).toMatchObject({ total: 45, total_pages: 3, belum_dibaca: 45 });
  expect(headers.get('link')).toContain('rel="prev"');
  expect((await server.rest(token).get('/api/notifikasi?per_page=501')).status).toBe(400);
});

test('notifications read 90 days ago are removed, unread ones stay', async () => {
  const kode = await data.newTenant();
  const count = () =>
    data.value<number>('select count(*) from erp_private.notifikasi where tenant_kode = $1', [
      kode,
    ]);
  await data.asOwner(async (db) => {
    await db.rows(
      `select erp_private.notifikasi_send($1, 'cdc_selesai', 'k:' || n, 'Judul', '', null)
         from generate_series(1, 4) as n`,
      [kode],
    );
    await db.rows(
      `update erp_private.notifikasi set dibuat_pada = now() - interval '1 year',
              dibaca_pada = case when kunci in ('k:1', 'k:2') then now() - interval '91 days'
                when kunci = 'k:3' then now() - interval '89 days' end
        where tenant_kode = $1`,
      [kode],
    );
  });
  const purge = () => data.value<number>('select erp_private.worker_notifikasi_purge(1)');
  expect([await purge(), await purge(), await purge()]).toEqual([1, 1, 0]);
  expect(await count()).toBe(2);
});

const kirim = (jenis: string, kunci: string, kode = asing) =>
  data.value<number>('select erp_private.notifikasi_send($1, $2, $3, $3, $3, null)', [
    kode,
    jenis,
    kunci,
  ]);

test('the numbers of a list are those of its rows, whatever happens to them', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      kirim(['persetujuan', 'stok_minimum', 'cdc_selesai'][n % 3] as string, `banyak ${n}`),
    ),
  );
  await kirim('persetujuan', 'banyak 0');
  const admin = await signIn(`admin@${asing}.test`);
  const { body } = await admin.get('/api/notifikasi?per_page=500');
  expect(body.data).toHaveLength(body.meta.total);
  for (const { id } of body.data.slice(0, 3)) await admin.post(`/api/notifikasi/${id}/baca`);
  const after = (await admin.get('/api/notifikasi?dibaca=true&per_page=500')).body;
  expect(after.data).toHaveLength(after.meta.total);
  expect(after.meta.belum_dibaca).toBe(
    (await admin.get('/api/notifikasi?dibaca=false&per_page=500')).body.data.length,
  );
  const differences = () =>
    data.rows(`select coalesce(h.pengguna_id, n.pengguna_id) from erp_private.notifikasi_hitung as h
           full join (
             select pengguna_id, lingkup, count(*) as banyak, count(*) filter (where dibaca_pada is null) as belum
               from erp_private.notifikasi group by pengguna_id, lingkup
           ) as n using (pengguna_id, lingkup)
          where (coalesce(h.banyak, 0), coalesce(h.belum, 0))
            is distinct from (coalesce(n.banyak, 0), coalesce(n.belum, 0))`);
  expect(await differences()).toEqual([]);
  // Old notifications are removed, and all of a tenant that is dropped.
  const pergi = await data.newTenant();
  await kirim('persetujuan', 'pergi', pergi);
  await data.asOwner(async (db) => {
    await db.rows(`update erp_private.notifikasi set dibaca_pada = now() - interval '100 days'
                    where kunci = 'banyak 1'`);
    await db.rows('select erp_private.worker_notifikasi_purge(100)');
    await db.rows('select erp_private.tenant_remove($1)', [pergi]);
  });
  expect(await differences()).toEqual([]);
  // The control: a wrong count is found.
  await data.rows('update erp_private.notifikasi_hitung set banyak = banyak + 1');
  expect((await differences()).length).toBeGreaterThan(0);
  await data.rows('update erp_private.notifikasi_hitung set banyak = banyak - 1');
});

test('a user says of which kinds an e-mail is wanted, and only those are sent', async () => {
  const url = '/api/notifikasi/preferensi';
  const ops = await signIn(`ops@${asing}.test`);
  const admin = await signIn(`admin@${asing}.test`);
  const semua = (await ops.get(url)).body.surel;
  expect(new Set(Object.values(semua))).toEqual(new Set([true]));
  expect(Object.keys(semua)).toHaveLength(11);
  expect(
    (await admin.put(url, { surel: { cdc_selesai: true, migrasi_gagal: false } })).status,
  ).toBe(204);
  expect((await admin.get(url)).body.surel).toEqual({ ...semua, migrasi_gagal: false });
  expect((await ops.get(url)).body.surel).toEqual(semua);
  const wrong = await admin.put(url, { surel: { gaib: true, persetujuan: 'tidak' } });
  expect([wrong.status, wrong.body.message]).toEqual([
    400,
    [expect.stringMatching(/^surel\.persetujuan: /), expect.stringMatching(/^surel\.gaib: /)],
  ]);
  const token = await server.signIn(`admin@${asing}.test`);
  const set = 'mutation($s: JSON!) {notifikasiPreferensiSet(input: {surel: $s}) {result}}';
  for (const s of [{ gaib: true }, { persetujuan: 1 }, [], null]) {
    const { body } = await server.graphql(token, set, { s });
    expect(body.errors?.[0].extensions?.code).toMatch(/^(VANTF|VAGQL)$/);
    expect(body.data?.notifikasiPreferensiSet ?? null).toBeNull();
  }
  expect(
    (await server.graphql(token, '{notifikasiPreferensi {json}}')).body.data.notifikasiPreferensi
      .json,
  ).toEqual({
    surel: { ...semua, migrasi_gagal: false },
  });

  const ambil = () => data.rows('select erp_private.worker_surel_take(1000, true)');
  await ambil();
  expect(await kirim('migrasi_gagal', 'surel 1')).toBe(2);
  expect(await ambil()).toHaveLength(1);
  // Switched off while it waits: not sent either.
  await admin.put(url, { surel: {} });
  expect(await kirim('migrasi_gagal', 'surel 2')).toBe(2);
  expect(await ambil()).toHaveLength(2);
  const menunggu = () =>
    data.value<number>(`select count(erp_private.worker_surel_get(id)) from erp_private.notifikasi
                         where kunci = 'surel 2'`);
  expect(await menunggu()).toBe(2);
  await ops.put(url, { surel: { migrasi_gagal: false } });
  expect(await menunggu()).toBe(1);
  // It is listed in the application too.
  expect((await ops.get('/api/notifikasi')).body.data[0].judul).toBe('surel 2');
});
