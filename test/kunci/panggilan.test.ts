/** What became of the requests of keys: seen by admins and by the key itself, never with what was sent. */
import { beforeAll, expect, test } from '@jest/globals';
import type { KeyCall } from '../../server/auth/session_gate.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);
const url = '/api/pengaturan/kunci-api';

type Call = Omit<KeyCall, 'kunci_id'>;
type Made = { id: string; kunci: string };

let toko: Toko;
let admin: string;
let key: Record<string, string>;

beforeAll(async () => {
  key = { 'x-admin-key': server.adminKey };
  toko = await openToko();
  admin = await server.tokenOf(toko, 'admin');
});

async function make(cakupan = ['master:read'], peran = 'staff'): Promise<Made> {
  const body = { nama: 'Toko daring', peran, cakupan };
  return (await server.rest(admin).post(url, body, key)).body;
}

/** The calls of a key, once there are so many. */
const callsOf = async (id: string, count: number, query = ''): Promise<Call[]> => {
  const path = `${url}/${id}/panggilan${query}`;
  await until(async () => {
    const whole = await server.rest(admin).get(`${url}/${id}/panggilan`, key);
    if (whole.status !== 200) throw new Error(whole.text);
    return whole.body.meta.total >= count;
  });
  return (await server.rest(admin).get(path, key)).body.data;
};

test('what a key asked is told with its outcome, and not with what it said', async () => {
  const { id, kunci } = await make();
  const rest = server.rest(kunci);
  const first = await rest.get('/api/master/barang?search=rahasia-dagang');
  const wrong = await rest.get('/api/master/barang?gaib=rahasia-dagang');
  await rest.get('/api/master/barang/7654321');
  await rest.post('/api/master/barang', { nama: 'rahasia-dagang' });
  await server.graphql(kunci, 'query { daftarBarang { nodes { nama } } }');
  const calls = await callsOf(id, 5);
  expect(calls.map(({ metode, rute, status, code }) => [metode, rute, status, code])).toEqual([
    ['POST', '/graphql', 200, null],
    ['POST', '/api/master/barang', 403, 'OTCKP'],
    ['GET', '/api/master/barang/{id}', 404, expect.any(String)],
    ['GET', '/api/master/barang', 400, 'VAINP'],
    ['GET', '/api/master/barang', 200, null],
  ]);
  expect(calls[3]?.request_id).toBe(wrong.body.request_id);
  expect(calls[4]).toMatchObject({
    request_id: first.headers.get('x-request-id'),
    alamat: '127.0.0.1',
  });
  for (const { ukuran, ms, waktu } of calls) {
    expect([ukuran > 100, ms >= 0, Date.parse(waktu) > 0]).toEqual([true, true, true]);
  }
  const kept = await data.rows('select p::text from erp_private.kunci_panggilan as p');
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`rahasia-dagang|${kunci}`));
});

test('the key reads its own, a person has none, and another key sees nothing of them', async () => {
  const { id, kunci } = await make();
  const other = await make(['transaksi:read']);
  await server.rest(kunci).get('/api/master/satuan');
  await callsOf(id, 1);
  const own = await server.rest(kunci).get('/api/kunci/panggilan?status=200');
  expect(own.body.data).toMatchObject([{ rute: '/api/master/satuan', status: 200 }]);
  expect((await server.rest(admin).get('/api/kunci/panggilan')).body.data).toEqual([]);
  const theirs = await server.rest(other.kunci).get('/api/kunci/panggilan');
  expect([theirs.status, JSON.stringify(theirs.body)]).toEqual([
    200,
    expect.not.stringContaining('/api/master/satuan'),
  ]);
  const asked = await server.graphql(kunci, '{ kunciPanggilan { total data { rute status } } }');
  expect(asked.body.data.kunciPanggilan.data).toContainEqual({
    rute: '/api/master/satuan',
    status: 200,
  });
});

test('only an admin with the admin key reads those of a key of his tenant', async () => {
  const { id, kunci } = await make();
  await server.rest(kunci).get('/api/master/satuan');
  await callsOf(id, 1);
  const path = `${url}/${id}/panggilan`;
  expectError(await server.rest(admin).get(path), 403, 'OTKEY');
  const { kunci: ofAdmin } = await make(['pengaturan:*'], 'admin');
  expectError(await server.rest(ofAdmin).get(path, key), 403, 'OTKUN');
  const staff = await server.tokenOf(toko, 'staff');
  expectError(await server.rest(staff).get(path, key), 403, 'OTROL');
  const theirs = await server.tokenOf(await openToko(), 'admin');
  expectError(await server.rest(theirs).get(path, key), 404, 'TDKUN');
  expectError(await server.rest().get(path, key), 401, 'LOTKN');
  expectError(await server.rest().get('/api/kunci/panggilan'), 401, 'LOTKN');
});

test('they are filtered, and go on from a cursor that is of its filter', async () => {
  const { id, kunci } = await make();
  const rest = server.rest(kunci);
  for (const path of ['satuan', 'satuan?gaib=1', 'lokasi', 'lokasi?gaib=1', 'lokasi/7654321']) {
    await rest.get(`/api/master/${path}`);
  }
  const all = await callsOf(id, 5);
  const routes = (calls: Call[]) => calls.map(({ rute, status }) => `${rute} ${status}`);
  expect(routes(await callsOf(id, 5, '?status=4xx&code=VAINP'))).toEqual([
    '/api/master/lokasi 400',
    '/api/master/satuan 400',
  ]);
  expect(routes(await callsOf(id, 5, '?status=200'))).toEqual([
    '/api/master/lokasi 200',
    '/api/master/satuan 200',
  ]);
  const since = encodeURIComponent(all[1]?.waktu as string);
  expect(await callsOf(id, 5, `?sejak=${since}`)).toEqual(all.slice(0, 2));
  const path = `${url}/${id}/panggilan?per_page=2`;
  const found: Call[] = [];
  for (let kursor: string | null = ''; kursor !== null; ) {
    const page = await server.rest(admin).get(`${path}&kursor=${kursor}`, key);
    expect(Object.keys(page.body.meta)).toEqual(['per_page', 'kursor']);
    found.push(...page.body.data);
    kursor = page.body.meta.kursor;
    // What comes meanwhile stands before them.
    if (kursor) await rest.get('/api/master/satuan');
  }
  expect(found).toEqual(all);
  const { kursor } = (await server.rest(admin).get(`${path}&kursor=`, key)).body.meta;
  const other = await server.rest(admin).get(`${path}&status=4xx&kursor=${kursor}`, key);
  expectError(other, 400, 'VAKSR');
  expect((await server.rest(admin).get(`${path}&kursor=&page=1`, key)).body.message).toEqual([
    'page: tidak bersama kursor',
  ]);
});

test.each([
  ['status=6xx', 'status: harus seperti 404 atau 4xx'],
  ['status=40', 'status: harus seperti 404 atau 4xx'],
  ['code=salah', 'code: harus kode 5 tanda'],
  ['sejak=kemarin', expect.stringMatching(/^sejak: /)],
])('%s is refused by its name', async (query, message) => {
  const { status, body } = await server.rest(admin).get(`/api/kunci/panggilan?${query}`);
  expect([status, body.message]).toEqual([400, [message]]);
  const asked = await server.graphql(admin, '{ kunciPanggilan(status: "6xx") { total } }');
  expect(asked.body.errors[0]).toMatchObject({
    message: 'status: harus seperti 404 atau 4xx',
    extensions: { code: 'VALST' },
  });
});

test('of each key a thousand are kept, and none for longer than seven days', async () => {
  const [many, old] = [await make(), await make()];
  const call = (id: string, n: number, waktu: string) => ({
    ...{ kunci_id: id, waktu, metode: 'GET', rute: `/api/${n}`, status: 200, code: null },
    ...{ ms: 1, request_id: 'x', alamat: null, ukuran: 1 },
  });
  const write = (calls: object[]) =>
    data.rows('select erp_private.session_kunci_calls($1)', [JSON.stringify(calls)]);
  const now = new Date().toISOString();
  await write(Array.from({ length: 1500 }, (_, n) => call(many.id, n, now)));
  const page = async (id: string) =>
    (await server.rest(admin).get(`${url}/${id}/panggilan?per_page=500&page=2`, key)).body;
  expect((await page(many.id)).meta.total).toBe(1000);
  await write([call(many.id, 1500, now)]);
  const { data: rows, meta } = await page(many.id);
  expect([meta.total, rows.at(-1).rute]).toEqual([1000, '/api/501']);
  const kept = 'select count(*)::integer from erp_private.kunci_panggilan where kunci_id = $1';
  expect(await data.value(kept, [many.id])).toBe(1000);
  const eightDays = new Date(Date.now() - 8 * 86_400_000).toISOString();
  await write([call(old.id, 1, eightDays)]);
  expect((await page(old.id)).meta.total).toBe(0);
  await data.rows('select erp_private.worker_session_purge()');
  expect(await data.value(kept, [old.id])).toBe(0);
});
