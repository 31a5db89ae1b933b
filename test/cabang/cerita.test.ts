/** Branches over REST: asked for, entered, marked in every answer, changed and ended; and who may. */
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { openToko, type Toko } from '../helpers/toko.ts';
import { until } from '../helpers/until.ts';
import { expectError } from '../rest/description.ts';
import { work } from './cabang.ts';

const data = openDatabase('few');
const server = openServer(data);
const CABANG = '/api/pengaturan/cabang-uji';
let toko: Toko;
let admin: Rest;
let key: Record<string, string>;

beforeAll(async () => {
  toko = await openToko(data);
  admin = await server.restAs(toko, 'admin');
  key = { 'x-admin-key': server.adminKey };
});

/** Asks for a branch and has it made; answers its kode. */
async function branch(isi = 'kosong', more = {}): Promise<string> {
  const made = await admin.post(CABANG, { nama: 'Coba', isi, ...more }, key);
  expect([made.status, Object.keys(made.body)]).toEqual([202, ['kode']]);
  expect(await work(data)).toEqual([]);
  return made.body.kode;
}

const MARK = 'x-niaga-uji';

test('a branch is asked for, made, entered and marked, and gone when it is ended', async () => {
  const kode = await branch('salinan', { hari: 3 });
  expect(kode).toMatch(new RegExp(`^${toko.kode.slice(0, 24)}uji[0-9a-f]{4}$`));
  const { body } = await admin.get(`${CABANG}/${kode}`, key);
  expect(body).toMatchObject({ kode, nama: 'Coba', isi: 'salinan', induk: toko.kode });
  expect(body).toMatchObject({ status: 'siap', galat: null });
  expect(Date.parse(body.berakhir_pada) - Date.parse(body.dari_saat)).toBeLessThan(3 * 86_400_000);

  const inside = server.rest(await server.signIn(`admin@${toko.kode}.test`, kode));
  const mine = await inside.get('/api/tenants/saya');
  expect(mine.body).toMatchObject({ kode, uji: { induk: toko.kode, isi: 'salinan' } });
  expect(mine.headers.get(MARK)).toBe(kode);
  expect((await inside.get('/api/tiada')).headers.get(MARK)).toBe(null);
  expect((await inside.get('/api/master/barang/99999')).headers.get(MARK)).toBe(kode);
  const own = await admin.get('/api/tenants/saya');
  expect([own.body.uji, own.headers.get(MARK)]).toEqual([null, null]);

  // A key says by its first letters whose it is, and opens its own tenant alone.
  const wanted = { nama: 'Program', peran: 'staff', cakupan: ['master:read'] };
  const made = await inside.post('/api/pengaturan/kunci-api', wanted, key);
  expect(made.body.kunci).toMatch(/^niaga_uji_[0-9a-f]{56}$/);
  expect(made.body.awalan).toBe(made.body.kunci.slice(0, 14));
  const program = server.rest(made.body.kunci);
  const asked = await program.get('/api/master/barang');
  expect([asked.status, asked.headers.get(MARK)]).toEqual([200, kode]);
  await inside.delete(`/api/pengaturan/kunci-api/${made.body.id}`, key);
  // A server remembers a key for half a second.
  const refused = await until(async () => {
    const answer = await program.get('/api/master/barang');
    return answer.status === 401 && answer;
  });
  expect(refused.headers.get(MARK)).toBe(kode);

  expect((await admin.patch(`${CABANG}/${kode}`, { nama: 'Lain', hari: 90 }, key)).status).toBe(
    204,
  );
  expect((await admin.get(CABANG, key)).body).toMatchObject([{ kode, nama: 'Lain' }]);
  expectError(await inside.post(CABANG, { nama: 'Cucu', isi: 'kosong' }, key), 403, 'OTUJI');
  expect((await admin.delete(`${CABANG}/${kode}`, key)).status).toBe(204);
  expectError(await admin.get(`${CABANG}/${kode}`, key), 404, 'TDUJI');
  expectError(await admin.delete(`${CABANG}/${kode}`, key), 404, 'TDUJI');
  expect(await work(data)).toEqual([]);
  await until(async () => (await inside.get('/api/tenants/saya')).body.code === 'OTTNT');
});

test('bad input, and the limits', async () => {
  const ask = (body: object) => admin.post(CABANG, { nama: 'Coba', isi: 'kosong', ...body }, key);
  for (const body of [{ hari: 0 }, { hari: 91 }, { isi: 'lain' }, { nama: ' ' }]) {
    expectError(await ask(body), 400);
  }
  const first = await admin.post(
    CABANG,
    { nama: 'A', isi: 'kosong' },
    { ...key, 'idempotency-key': 'cabang-pertama' },
  );
  const again = await admin.post(
    CABANG,
    { nama: 'A', isi: 'kosong' },
    { ...key, 'idempotency-key': 'cabang-pertama' },
  );
  expect(again.body.hasil).toEqual(first.body);
  await ask({});
  await ask({});
  expectError(await ask({}), 409, 'KOUJI');
  // Ended while it is being made: nothing comes of it.
  for (const { kode } of (await admin.get(CABANG, key)).body) {
    await admin.delete(`${CABANG}/${kode}`, key);
  }
  expect(await work(data)).toEqual([]);
  expect(
    await data.value(`select count(*) from erp_private.tenant where uji_dari is not null`),
  ).toBe(0);
});

test('only the parent’s admin with the admin key: no staff, no key, no other tenant', async () => {
  const kode = await branch();
  expectError(await admin.get(CABANG), 403, 'OTKEY');
  for (const peran of ['staff', 'viewer', 'ops']) {
    expectError(await (await server.restAs(toko, peran)).get(CABANG, key), 403, 'OTROL');
  }
  expectError(await server.rest().get(CABANG, key), 401, 'LOTKN');
  const other = await server.restAs(await openToko(data), 'admin');
  expect((await other.get(CABANG, key)).body).toEqual([]);
  for (const answer of [
    await other.get(`${CABANG}/${kode}`, key),
    await other.get(`${CABANG}/${kode}/keluar`, key),
    await other.patch(`${CABANG}/${kode}`, { hari: 1 }, key),
    await other.delete(`${CABANG}/${kode}`, key),
  ]) {
    expectError(answer, 404, 'TDUJI');
  }
  const keluar = await admin.get(`${CABANG}/${kode}/keluar`, key);
  expect(keluar.body).toMatchObject({ data: [], meta: { total: 0 } });
  // Other members of the parent did not come along.
  await expect(server.signIn(`staff@${toko.kode}.test`, kode)).rejects.toThrow('OTTNT');
  await admin.delete(`${CABANG}/${kode}`, key);
  await work(data);
});
