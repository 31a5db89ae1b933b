import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { arus_kas__rekap } from '../../workers/tasks/each_due.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, startServer } from '../helpers/server.ts';
import { runTask } from '../helpers/worker.ts';

/** Who is in, who is out, and how fast it takes effect: real HTTP, real tokens. */
const data = openDatabase();

const server = openServer(data);

const statusOf = async (token: string, url = '/api/master/barang') =>
  (await server.rest(token).get(url)).status;

/** Asks until this status comes: a membership is cached for a second at most. */
async function soon(token: string, wanted: number): Promise<void> {
  const second = performance.now() + 1000;
  for (;;) {
    const asked = performance.now();
    const status = await statusOf(token);
    if (status === wanted) return;
    if (asked > second) expect(status).toBe(wanted);
    await sleep(50);
  }
}

/** Signs in and chooses a tenant: the whole answer. */
async function chosen(email: string, kode: string) {
  const { body } = await server
    .rest()
    .post('/api/auth/sesi', { id_token: await server.identityToken(email) });
  return (await server.rest(body.token).post(`/api/tenants/${kode}/pilih`)).body;
}

test('a refresh token alone renews the token: without one, with an expired one, with another’s', async () => {
  const other = await server.signIn('admin@dua.test', 'dua');
  let { refresh_token } = await chosen('staff@satu.test', 'satu');
  for (const bearer of [undefined, 'e30.e30.e30', other]) {
    const answer = await server.rest(bearer).post('/api/auth/refresh', { refresh_token });
    expect(answer.body).toEqual({
      token: expect.any(String),
      expires_in: 3600,
      refresh_token: expect.not.stringContaining(refresh_token),
    });
    expect(await statusOf(answer.body.token)).toBe(200);
    refresh_token = answer.body.refresh_token;
  }
});

test('without a refresh token the bearer token is asked, and refused as ever', async () => {
  const token = await server.signIn('staff@satu.test', 'satu');
  for (const body of [undefined, {}]) {
    expect((await server.rest(token).post('/api/auth/refresh', body)).status).toBe(200);
    const nobody = await server.rest().post('/api/auth/refresh', body);
    expect([nobody.status, nobody.body.code]).toEqual([401, 'LOTKN']);
  }
  const unknown = await server.rest().post('/api/auth/refresh', { refresh_token: 'niaga_rt_x' });
  expect([unknown.status, unknown.body.code]).toEqual([401, 'LOREF']);
  for (const refresh_token of ['', 7, null, 'x'.repeat(201)]) {
    const wrong = await server.rest(token).post('/api/auth/refresh', { refresh_token });
    expect([wrong.status, wrong.body.message[0]]).toEqual([
      400,
      expect.stringMatching(/^refresh_/),
    ]);
  }
  await data.rows(`update erp_private.session set dibuat_pada = dibuat_pada - interval '13 hours'`);
  const late = await server.rest(token).post('/api/auth/refresh');
  expect([late.status, late.body.code]).toEqual([401, 'LOJAM']);
});

test('signing out everywhere ends the tokens of all sessions', async () => {
  const email = 'viewer@satu.test';
  const tokens = await Promise.all([1, 2].map(() => server.signIn(email, 'satu')));
  const url = '/api/auth/sesi?semua=true';
  expect((await server.rest(tokens[0]).delete(url)).status).toBe(204);
  for (const token of tokens) await soon(token, 401);
});

test('a tenant whose step is still to come: 503 until it has it, and the worker leaves it out', async () => {
  const kode = await data.newTenant();
  const token = await server.tokenOf({ kode }, 'staff');
  expect(await statusOf(token)).toBe(200);
  const step = (by: number) =>
    data.rows('update erp_private.tenant set langkah = langkah + $2 where kode = $1', [kode, by]);
  await step(-1);
  await soon(token, 503);
  const { body, headers } = await server.rest(token).get('/api/master/barang');
  expect([body.code, headers.get('retry-after')]).toEqual(['HT503', '5']);
  // A job would fail here, and name the tenant, if it went there.
  await data.rows(`alter table t_${kode}.arus_kas_rekap rename to arus_kas_nanti`);
  await runTask(data, arus_kas__rekap);
  await data.rows(`alter table t_${kode}.arus_kas_nanti rename to arus_kas_rekap`);
  await step(1);
  await soon(token, 200);
});

test('over a small pool every tenant sees its own: no row of another, whatever is in flight', async () => {
  const narrow = await startServer(data, { POOL_MAX: '3' });
  const tenants = await Promise.all(
    Array.from({ length: 4 }, async (_, i) => {
      const kode = await data.newTenant();
      await data
        .staff(kode)
        .rows(
          `select erp.satuan_create(jsonb_populate_record(null::erp.satuan_input, jsonb_build_object('kode', $1::text, 'nama', $1::text)))`,
          [`UNIT-${i}`],
        );
      return { own: `UNIT-${i}`, token: await narrow.tokenOf({ kode }, 'staff') };
    }),
  );
  const answers: unknown[] = [];
  // As many at a time as may wait for three connections.
  const ask = (from: number) =>
    Array.from({ length: 40 }, async (_, n) => {
      const i = from + n;
      const tenant = tenants[(i * 7) % tenants.length] as (typeof tenants)[number];
      const rest = narrow.rest(tenant.token);
      if (i % 5 === 0) return (await rest.get('/api/master/satuan?sort=salah')).status;
      const list = await rest.get('/api/master/satuan?search=UNIT');
      const kodes = list.body.data.map(({ kode }: { kode: string }) => kode);
      return kodes.join() === tenant.own ? 200 : kodes;
    });
  for (const from of [0, 40, 80]) answers.push(...(await Promise.all(ask(from))));
  expect(new Set(answers)).toEqual(new Set([200, 400]));
});
