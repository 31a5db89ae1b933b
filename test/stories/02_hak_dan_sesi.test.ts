import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { startServer, type TestServer } from '../helpers/server.ts';

/** Who is in, who is out, and how fast it takes effect: real HTTP, real tokens. */
const data = openDatabase();

let server: TestServer;
beforeAll(async () => {
  server = await startServer(data);
});

const statusOf = async (token: string, url = '/api/master/barang') =>
  (await server.rest(token).get(url)).status;

/** Waits for a status at most a second: a membership is remembered no longer. */
async function soon(token: string, wanted: number): Promise<void> {
  const end = Date.now() + 1500;
  let status = 0;
  while (Date.now() < end) {
    status = await statusOf(token);
    if (status === wanted) return;
    await sleep(50);
  }
  expect(status).toBe(wanted);
}

test('logging out ends every token of the session', async () => {
  const token = await server.signIn('staff@satu.test', 'satu');
  expect(await statusOf(token)).toBe(200);
  expect((await server.rest(token).delete('/api/auth/sesi')).status).toBe(204);
  await soon(token, 401);
});

test('a changed role ends tokens of the old one; refresh gives the new one', async () => {
  const kode = await data.newTenant();
  const token = await server.signIn(`staff@${kode}.test`, kode);
  expect(await statusOf(token)).toBe(200);
  const setRole = (peran: string) =>
    data.asOwner((db) =>
      db.rows('select erp_private.membership_set($1, null, $2, $3)', [
        `staff@${kode}.test`,
        kode,
        peran,
      ]),
    );
  await setRole('viewer');
  await soon(token, 401);
  const chosen = await server.signIn(`staff@${kode}.test`, kode);
  expect(await statusOf(chosen)).toBe(403);
  expect(await statusOf(chosen, '/api/laporan/stok')).toBe(200);
});

test('a removed member, a disabled user: out within a second', async () => {
  const kode = await data.newTenant();
  const out = async (email: string, status: number, sql: string) => {
    const token = await server.signIn(email, kode);
    expect(await statusOf(token)).toBe(200);
    await data.asOwner((db) => db.rows(sql));
    await soon(token, status);
  };
  const of = (email: string) => `(select id from erp_private.pengguna where email = '${email}')`;
  await out(
    `staff@${kode}.test`,
    403,
    `delete from erp_private.membership where pengguna_id = ${of(`staff@${kode}.test`)}`,
  );
  await out(
    `admin@${kode}.test`,
    401,
    `update erp_private.pengguna set aktif = false where email = 'admin@${kode}.test'`,
  );
});

test('another’s tenant and an absent one answer alike', async () => {
  const token = await server.signIn('staff@satu.test');
  const foreign = await server.rest(token).post('/api/tenants/dua/pilih');
  const absent = await server.rest(token).post('/api/tenants/tidakada/pilih');
  expect([foreign.status, foreign.body.code]).toEqual([403, 'OTTNT']);
  expect(absent.body).toEqual({
    ...foreign.body,
    path: absent.body.path,
    timestamp: absent.body.timestamp,
  });
});

test('without a tenant in the token no tenant’s endpoint answers', async () => {
  const token = await server.signIn('staff@satu.test');
  expect(await statusOf(token)).toBe(403);
  expect(await statusOf(token, '/api/tenants')).toBe(200);
});

test('over a small pool every tenant sees its own: no row of another, whatever is in flight', async () => {
  const narrow = await startServer(data, { POOL_MAX: '3' });
  const tenants = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const kode = await data.newTenant();
      await data.asStaff(kode, (db) =>
        db.rows(`select erp.satuan_create(row($1, $1, true, null))`, [`UNIT-${i}`]),
      );
      return { own: `UNIT-${i}`, token: await narrow.signIn(`staff@${kode}.test`, kode) };
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 120 }, async (_, i) => {
      const tenant = tenants[(i * 7) % tenants.length] as (typeof tenants)[number];
      const rest = narrow.rest(tenant.token);
      if (i % 5 === 0) return (await rest.get('/api/master/satuan?sort=salah')).status;
      const list = await rest.get('/api/master/satuan?search=UNIT');
      const kodes = list.body.data.map(({ kode }: { kode: string }) => kode);
      return kodes.join() === tenant.own ? 200 : kodes;
    }),
  );
  expect(new Set(answers)).toEqual(new Set([200, 400]));
});
