/** Keys of programs: from the first day to the last, and what they never reach. Their scopes: kunci_cakupan.test.ts. */
import { beforeAll, expect, test } from '@jest/globals';
import { openStream } from '../dashboard/stream.ts';
import { type Answer, openServer, startServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const url = '/api/pengaturan/kunci-api';

let toko: Toko;
let barang: number;
let key: Record<string, string>;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  barang = await toko.barang({ harga_jual: '1000' });
  await toko.beli('01-02', [[barang, 1000, 10]]);
  for (const peran of ['admin', 'staff', 'viewer', 'ops']) {
    tokens[peran] = await server.tokenOf(toko, peran);
  }
});

const as = (who: string) => server.rest(tokens[who] ?? who);
type Isi = Record<string, unknown>;
const make = async (isi: Isi = {}, who = 'admin') => {
  const body = { nama: 'Toko daring', peran: 'staff', cakupan: ['transaksi:*'], ...isi };
  return (await as(who).post(url, body, key)).body as { id: string; kunci: string } & Isi;
};
const jual = (who: string, isi: Isi = {}): Promise<Answer> =>
  as(who).post('/api/transaksi/penjualan', {
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    kontak_id: toko.pelanggan,
    detail: [{ barang_id: barang, qty: 1 }],
    ...isi,
  });
const list = '/api/transaksi/penjualan';

test('a key is made, sells, is named by what it did, shows its last use and is revoked', async () => {
  const made = await as('admin').post(
    url,
    { nama: 'Kasir web', peran: 'staff', cakupan: ['transaksi:penjualan:create'] },
    key,
  );
  expect(made.status).toBe(201);
  const { id, kunci } = made.body;
  expect(made.headers.get('location')).toBe(`${url}/${id}`);
  expect(kunci).toMatch(/^niaga_sk_[0-9a-f]{56}$/);
  expect(made.body).toMatchObject({ nama: 'Kasir web', peran: 'staff', status: 'aktif' });
  const sold = await jual(kunci);
  expect(sold.status).toBe(201);
  const row = await toko.row<Isi>('select dibuat_oleh from transaksi where id = $1', [
    sold.body.id,
  ]);
  expect(row.dibuat_oleh).toBe(id);
  const trail = await as('admin').get(`/api/audit?pengguna_id=${id}`, key);
  expect(trail.body.data).toMatchObject([
    { aksi: 'buat', entitas: 'transaksi', pengguna: { id, nama: 'Kasir web', kunci: true } },
  ]);
  const own = await as('admin').get('/api/audit?entitas=kunci_api', key);
  expect(own.body.data).toMatchObject([{ aksi: 'buat', entitas_id: id }]);
  await until(async () => (await as('admin').get(`${url}/${id}`, key)).body.permintaan === 1);
  const shown = await as('admin').get(`${url}/${id}`, key);
  expect(shown.body).toMatchObject({ terakhir_alamat: '127.0.0.1', permintaan: 1 });
  expect(Date.parse(shown.body.terakhir_pada)).toBeGreaterThan(Date.parse(shown.body.dibuat_pada));
  const all = await as('admin').get(url, key);
  expect(JSON.stringify([shown.body, all.body, own.body])).not.toContain(kunci);
  expect(
    await data.value('select count(*) from erp_private.kunci_api where kunci_api::text like $1', [
      `%${kunci.slice(13)}%`,
    ]),
  ).toBe(0);
  expect((await as('admin').delete(`${url}/${id}`, key)).status).toBe(204);
  await until(async () => (await jual(kunci)).status === 401);
  expectError(await jual(kunci), 401, 'LOKUN');
  expectError(await as('admin').delete(`${url}/${id}`, key), 404, 'TDKUN');
  expectError(await as('admin').post(`${url}/${id}/putar`, undefined, key), 404, 'TDKUN');
  const gone = await as('admin').get(url, key);
  expect(gone.body.data.map((one: Isi) => one.id)).not.toContain(id);
  expect((await as('admin').get(`${url}/${id}`, key)).body.status).toBe('dicabut');
});

test('what it changes is named in the audit trail', async () => {
  const { id, kunci } = await make({ nama: 'Impor', cakupan: ['master:*'] });
  expect((await as(kunci).patch(`/api/master/barang/${barang}`, { merek: 'X' })).status).toBe(204);
  const { body } = await as('admin').get(`/api/audit?pengguna_id=${id}`, key);
  expect(body.data).toMatchObject([
    { entitas: 'barang', aksi: 'ubah', pengguna: { id, nama: 'Impor', kunci: true } },
  ]);
});

test('a second server refuses a revoked key, too, and a turned one is taken with both secrets for a day', async () => {
  const other = await startServer(data);
  const { id, kunci } = await make({ cakupan: ['transaksi:*', 'dashboard:read'] });
  const both = async (secret: string) => [
    (await server.rest(secret).get(list)).status,
    (await other.rest(secret).get(list)).status,
  ];
  expect(await both(kunci)).toEqual([200, 200]);
  const stream = await openStream(server.base, kunci);
  const turned = await as('admin').post(`${url}/${id}/putar`, undefined, key);
  expect([turned.status, turned.body.kunci]).toEqual([200, expect.not.stringMatching(kunci)]);
  expect(await both(turned.body.kunci)).toEqual([200, 200]);
  expect(await both(kunci)).toEqual([200, 200]);
  await data.rows(
    `update erp_private.kunci_api set lama_sampai = now() - interval '1 second' where id = $1`,
    [id],
  );
  await until(async () => (await both(kunci)).join() === '401,401');
  // A stream that was opened with the old secret ends too.
  await stream.ended;
  expect(await both(turned.body.kunci)).toEqual([200, 200]);
  await as('admin').delete(`${url}/${id}`, key);
  await until(async () => (await both(turned.body.kunci)).join() === '401,401');
});

test('a monitor sees what became of each key’s requests, by its id alone', async () => {
  const METRICS_KEY = 'kunci-metrik-untuk-uji';
  const watched = await startServer(data, { METRICS_KEY });
  const [busy, slow] = [await make(), await make({ batas_per_detik: 1 })];
  const get = (kunci: string, path: string) => watched.rest(kunci).get(path);
  for (const path of [list, `${list}/999999`, '/api/laporan/neraca']) await get(busy.kunci, path);
  await watched.graphql(busy.kunci, '{daftarTransaksi(first: 1) {totalCount}}');
  const first = await get(slow.kunci, list);
  const others = await Promise.all(Array.from({ length: 7 }, () => get(slow.kunci, list)));
  const answers = [first, ...others];
  const often = answers.filter(({ status }) => status === 429).length;
  await get(`${busy.kunci.slice(0, -1)}x`, list);
  const { text } = await get(METRICS_KEY, '/metrics');
  const figures = text.split('\n').filter((line) => line.startsWith('niaga_api_key_'));
  const of = ({ id }: Isi, status: string) =>
    `niaga_api_key_answers_total{kunci="${id}",status="${status}"}`;
  expect(figures.sort()).toEqual(
    [
      'niaga_api_key_requests_total{hasil="diterima"} 12',
      'niaga_api_key_requests_total{hasil="ditolak"} 1',
      `${of(busy, '2xx')} 2`,
      `${of(busy, '4xx')} 2`,
      `${of(slow, '2xx')} ${8 - often}`,
      `${of(slow, '429')} ${often}`,
    ].sort(),
  );
  for (const name of [busy.kunci.slice(9, 40), 'Toko daring', toko.kode])
    expect(text).not.toContain(name);
});

test('it ends when it says so, comes from where it may, and asks as often as it may', async () => {
  const brief = await make({ berlaku_sampai: '2999-01-01T00:00:00Z' });
  expect((await as(brief.kunci).get(list)).status).toBe(200);
  await data.rows('update erp_private.kunci_api set berlaku_sampai = now() where id = $1', [
    brief.id,
  ]);
  await until(async () => (await as(brief.kunci).get(list)).status === 401);
  expect((await as('admin').get(`${url}/${brief.id}`, key)).body.status).toBe('kedaluwarsa');
  const here = await make({ cidr: ['10.0.0.0/8', '127.0.0.1'] });
  expect((await as(here.kunci).get(list)).status).toBe(200);
  const away = await make({ cidr: ['10.0.0.0/8', '2001:db8::/32'] });
  expectError(await as(away.kunci).get(list), 403, 'OTALM');
  const slow = await make({ batas_per_detik: 1 });
  // Repeated where the machine is too slow to send all of it within a second.
  const refused = await until(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => as(slow.kunci).get(list)));
    return answers.find(({ status }) => status === 429);
  });
  expect(refused.headers.get('retry-after')).toBe('1');
  await until(async () => {
    const { body } = await server.graphql(slow.kunci, '{daftarTransaksi(first: 1) {totalCount}}');
    return body.data;
  });
});

test('wrong keys from one address are counted, and right ones go on', async () => {
  const { kunci } = await make();
  const own = await startServer(data);
  const last = kunci.at(-1) === '0' ? '1' : '0';
  const wrong = [`${kunci.slice(0, -1)}${last}`, 'niaga_sk_', 'niaga_sk_x', `${kunci}0`];
  for (const one of [...wrong, ...wrong, ...wrong.slice(2)]) {
    expectError(await own.rest(one).get(list), 401, 'LOKUN');
  }
  const refused = await own.rest(wrong[0]).get(list);
  expectError(refused, 429, 'HT429');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await own.rest(kunci).get(list)).status).toBe(200);
});

test('what wants x-admin-key wants it of a key too, and no key manages keys or people', async () => {
  const { kunci } = await make({ peran: 'admin', cakupan: ['pengaturan:*'] });
  const patch = '/api/pengaturan/tenant';
  expectError(await as(kunci).patch(patch, { penyetuju: 'staff' }), 403, 'OTKEY');
  expect((await as(kunci).patch(patch, { penyetuju: 'staff' }, key)).status).toBe(204);
  const users = await as(kunci).get('/api/pengaturan/pengguna', key);
  expect(users.body.data[0].tenants).toEqual([{ kode: toko.kode, peran: expect.any(String) }]);
  for (const ask of [
    () => as(kunci).get(url, key),
    () => as(kunci).post(url, { nama: 'a', peran: 'staff', cakupan: ['ai:read'] }, key),
    () => as(kunci).post('/api/pengaturan/pengguna', {}, key),
    () => as(kunci).get('/api/notifikasi'),
    () => as(kunci).post('/api/auth/refresh'),
    () => as(kunci).delete('/api/auth/sesi'),
    () => as(kunci).post(`/api/tenants/${toko.kode}/pilih`),
  ]) {
    expectError(await ask(), 403, 'OTKUN');
  }
  expect((await as(kunci).get('/api/tenants')).body).toMatchObject([
    { kode: toko.kode, peran: 'admin' },
  ]);
  expect((await as(kunci).get('/api/tenants/saya')).body.kode).toBe(toko.kode);
});

test('with empat_mata a key counts as everybody who was shown its secret', async () => {
  const draft = async (who: string) => (await jual(who, { draft: true })).body.id as number;
  const approve = (who: string, id: number) =>
    as(who).post(`/api/transaksi/penjualan/${id}/approve`);
  await as('admin').patch('/api/pengaturan/tenant', { empat_mata: true }, key);
  const { id, kunci } = await make();
  const [one, two] = [await draft(kunci), await draft('admin')];
  for (const [who, what] of [
    [kunci, one],
    ['admin', one],
    [kunci, two],
  ] as const) {
    expectError(await approve(who, what), 403, 'OTSET');
  }
  expect((await approve('staff', one)).status).toBe(204);
  expect((await approve('staff', two)).status).toBe(204);
  // An admin who rotates a key sees the new secret, so the key counts as his too.
  await data.rows(`select erp_private.membership_set($1, null, $2, 'admin')`, [
    `staff@${toko.kode}.test`,
    toko.kode,
  ]);
  const second = await server.tokenOf(toko, 'staff');
  expect((await as(second).post(`${url}/${id}/putar`, undefined, key)).status).toBe(200);
  expectError(await approve(second, await draft(kunci)), 403, 'OTSET');
  await as('admin').patch('/api/pengaturan/tenant', { empat_mata: false }, key);
});

test('it outlives its maker, and the other admins are told', async () => {
  const shop = await openToko();
  const email = `staff@${shop.kode}.test`;
  await data.rows(`select erp_private.membership_set($1, null, $2, 'admin')`, [email, shop.kode]);
  const maker = await server.signIn(email, shop.kode);
  const { kunci } = await make({ nama: 'Tetap' }, maker);
  const admin = await server.tokenOf(shop, 'admin');
  const users = (await as(admin).get('/api/pengaturan/pengguna', key)).body.data as Isi[];
  const id = users.find((one) => one.email === email)?.id;
  const { status } = await as(admin).put(
    `/api/pengaturan/pengguna/${id}/tenant-assignments`,
    { assignments: [] },
    key,
  );
  expect(status).toBe(204);
  expect((await as(kunci).get(list)).status).toBe(200);
  expect((await as(admin).get('/api/notifikasi')).body.data[0]).toMatchObject({
    jenis: 'kunci_api',
    isi: expect.stringContaining('Tetap'),
  });
});

test('only an admin with the admin key makes, sees or ends keys, and those of his tenant only', async () => {
  const { id } = await make();
  const asing = await openToko();
  const admin = await server.tokenOf(asing, 'admin');
  for (const ask of [
    () => as(admin).get(`${url}/${id}`, key),
    () => as(admin).delete(`${url}/${id}`, key),
    () => as(admin).post(`${url}/${id}/putar`, undefined, key),
  ]) {
    expectError(await ask(), 404, 'TDKUN');
  }
  expect((await as(admin).get(url, key)).body.data).toEqual([]);
  for (const who of ['staff', 'viewer', 'ops']) {
    if (who !== 'staff') expectError(await as(who).get(url, key), 403, 'OTROL');
  }
  expectError(await as('admin').get(url), 403, 'OTKEY');
  // Each tenant is reached by its own key alone.
  const { kunci } = await make({ cakupan: ['master:read'] });
  expect((await as(kunci).get('/api/tenants')).body.map((one: Isi) => one.kode)).toEqual([
    toko.kode,
  ]);
});

test('a repeated request makes one key and shows no secret again', async () => {
  const body = { nama: 'Sekali', peran: 'viewer', cakupan: ['laporan:read'] };
  const headers = { ...key, 'idempotency-key': 'kunci-sekali-1' };
  const first = await as('admin').post(url, body, headers);
  const again = await as('admin').post(url, body, headers);
  expect(again).toMatchObject({
    status: 200,
    body: { idempotent: true, hasil: { id: first.body.id, kunci: null } },
  });
  expect((await as('admin').get(`${url}?per_page=500`, key)).body.data).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ nama: 'Sekali', peran: 'admin' })]),
  );
});

test.each<[string, Isi]>([
  ['nama', { nama: ' ' }],
  ['peran', { peran: 'raja' }],
  ['cakupan', { cakupan: [] }],
  ['cakupan.1', { cakupan: ['ai:read', 'transaksi:gaib:create'] }],
  ['cakupan.0', { cakupan: ['*'] }],
  ['cakupan.0', { cakupan: ['laporan:create'] }],
  ['berlaku_sampai', { berlaku_sampai: '2020-01-01T00:00:00Z' }],
  ['berlaku_sampai', { berlaku_sampai: 'besok' }],
  ['cidr.0', { cidr: ['10.0.0.0/33'] }],
  ['cidr.0', { cidr: ['10.0.0.1/8'] }],
  ['batas_per_detik', { batas_per_detik: 0 }],
  ['gaib', { gaib: 1 }],
])('%s is refused by its name: %p', async (field, isi) => {
  const body = { nama: 'a', peran: 'staff', cakupan: ['ai:read'], ...isi };
  const answer = await as('admin').post(url, body, key);
  expectError(answer, 400, 'VA(INP|KUN)');
  expect(answer.body.message).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
});

test('the database refuses the same without REST', async () => {
  const { body } = await as('admin').post(
    '/graphql',
    {
      query: `mutation {kunciApiCreate(input: {nama: "", cakupan: ["a", "transaksi:x:read"],
        cidr: ["x"], batasPerDetik: 0, berlakuSampai: "2020-01-01T00:00:00Z"}) {result {kunci}}}`,
    },
    key,
  );
  const { code, messages } = body.errors[0].extensions;
  expect([code, messages.map((line: string) => line.split(':')[0])]).toEqual([
    'VAKUN',
    ['nama', 'peran', 'berlaku_sampai', 'batas_per_detik', 'cakupan.0', 'cakupan.1', 'cidr.0'],
  ]);
  await data.rows(
    `insert into erp_private.kunci_api
       (tenant_kode, nama, peran, cakupan, hash, awalan, dibuat_oleh, pemegang)
     select $1, 'k', 'staff', '{ai:read}', sha256(n::text::bytea), '', gen_random_uuid(), '{}'
       from generate_series(1, 200) as n`,
    [toko.kode],
  );
  const full = await as('admin').post(
    url,
    { nama: 'a', peran: 'staff', cakupan: ['ai:read'] },
    key,
  );
  expectError(full, 409, 'KOKUA');
});
