/** One effect per key, over HTTP: replays, other bodies, malformed keys, many at once, and retention by the clock. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { openToko } from '../helpers/toko.ts';
import { MASTER_BODIES, MASTER_KEYS } from './cases_master.ts';
import { type Description, expectError, readDescription } from './description.ts';
import { makeDraft, makeFinal, penjualanOf } from './made.ts';
import { ask, type Request } from './request.ts';
import { contents, openWorld } from './world.ts';

const world = openWorld();
let description: Description;
beforeAll(async () => {
  description = await readDescription(world);
});

const CREATE = 'POST /transaksi/{jenis}';
const APPROVE = 'POST /transaksi/{jenis}/{id}/approve';
const VOID = 'POST /transaksi/{jenis}/{id}/void';
const PENJUALAN = { jenis: 'penjualan' };
const txn = () => `txn:penjualan:${randomUUID()}`;

const send = (name: string, key: string | undefined, request: Request): Promise<Answer> => {
  const { headers, ...rest } = request;
  const own = key === undefined ? null : { 'idempotency-key': key };
  return ask(world, name, world.tokens.staff, { ...rest, headers: { ...headers, ...own } });
};
const sell = (key: string | undefined, body: object = penjualanOf(world), more: Request = {}) =>
  send(CREATE, key, { params: PENJUALAN, body, ...more });

const count = async (table: string): Promise<number> =>
  (await world.toko.row<{ n: number }>(`select count(*) as n from ${table}`)).n;

/** A replay: 200, marked, with the id of the first request and its body. */
function expectReplay(name: string, again: Answer, first: Answer): void {
  expect([again.status, again.text]).toEqual([200, expect.any(String)]);
  description.expectDescribed(name, again);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(again.body).toEqual({
    status: 200,
    idempotent: true,
    original_request_id: first.headers.get('x-request-id'),
    hasil: first.body ?? null,
  });
}

test('a transaction: sent twice is made once, and answered as the first time', async () => {
  const key = txn();
  const body = penjualanOf(world);
  const first = await sell(key, body);
  expect(first.status).toBe(201);
  const before = await contents(world);
  expectReplay(CREATE, await sell(key, body), first);
  // Quoted or bare, by the short code, under /v1, with its keys in another order.
  expectReplay(CREATE, await sell(`"${key}"`, body), first);
  expectReplay(CREATE, await sell(key, body, { params: { jenis: 'PJ' } }), first);
  const turned = Object.fromEntries(Object.entries(body).reverse());
  expectReplay(CREATE, await sell(key, turned), first);
  const rest = world.server.rest(world.tokens.staff);
  const v1 = await rest.post('/api/v1/transaksi/penjualan', body, { 'idempotency-key': key });
  expectReplay(CREATE, v1, first);
  expect(await contents(world)).toEqual(before);
});

test('a transaction: another body under the same key is refused, and changes nothing', async () => {
  const key = txn();
  const first = await sell(key);
  const before = await contents(world);
  const other = { ...penjualanOf(world), keterangan: 'lain' };
  expectError(await sell(key, other), 422, 'IKBED');
  expect(await contents(world)).toEqual(before);
  expectReplay(CREATE, await sell(key), first);
});

test('a transaction: without a key, and under two keys, two are made', async () => {
  const before = await count('transaksi');
  for (const key of [undefined, undefined, txn(), txn()]) {
    expect((await sell(key)).status).toBe(201);
  }
  expect(await count('transaksi')).toBe(before + 4);
});

test('a transaction: twenty at once: one effect, and every answer tells of it', async () => {
  const key = txn();
  const before = await count('transaksi');
  const answers = await Promise.all(Array.from({ length: 20 }, () => sell(key)));
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const answer of answers) {
    if (answer !== made[0]) expectReplay(CREATE, answer, made[0] as Answer);
  }
  expect(await count('transaksi')).toBe(before + 1);
});

test('a transaction: a failed attempt leaves no trace: the same key may be tried again', async () => {
  const key = txn();
  const short = {
    ...penjualanOf(world),
    detail: [{ barang_id: world.barang, qty: 9e6, harga: 1 }],
  };
  expectError(await sell(key, short), 409, 'KOSTK');
  expectError(await sell(key, {}), 400);
  expect((await sell(key)).status).toBe(201);
});

test('a transaction: a simulation takes no notice of the key', async () => {
  const key = txn();
  const simulated = { query: { simulasi: 'true' } };
  expect((await sell(key, penjualanOf(world), simulated)).body.idempotent).toBeUndefined();
  expect((await sell('apa', penjualanOf(world), simulated)).status).toBe(200);
  expect((await sell(key)).status).toBe(201);
  const again = await sell(key, penjualanOf(world), simulated);
  expect([again.status, again.body.idempotent]).toEqual([200, undefined]);
});

test.each(['', '""', 'x', '1234567', 'dengan spasi', `txn:${'9'.repeat(252)}`])(
  'a malformed key is refused: %j',
  async (key) => {
    const before = await contents(world);
    const [message] = expectError(await sell(key), 400, 'VAIDK');
    expect(message).toMatch(/^Idempotency-Key: harus 8 sampai 255 huruf/);
    expect(await contents(world)).toEqual(before);
  },
);

test.each([() => randomUUID(), () => `toko#${randomUUID()}`.padEnd(255, '!')])(
  'a key of another form than the recommended one is as good: %#',
  async (make) => {
    const key = make();
    const first = await sell(key);
    expect(first.status).toBe(201);
    expectReplay(CREATE, await sell(key), first);
  },
);

test('a transaction: a key is its user’s and its tenant’s own', async () => {
  const key = txn();
  const body = penjualanOf(world);
  const first = await sell(key, body);
  const admin = await ask(world, CREATE, world.tokens.admin, {
    params: PENJUALAN,
    body,
    headers: { 'idempotency-key': key },
  });
  expect(admin.status).toBe(201);
  expect(admin.body.id).not.toBe(first.body.id);
  // The same user in another tenant, at the same route.
  const { data, server, toko } = world;
  const lain = await openToko(data);
  await data.rows(`select erp_private.membership_set($1, null, $2, 'staff')`, [
    `staff@${toko.kode}.test`,
    lain.kode,
  ]);
  const there = server.rest(await server.signIn(`staff@${toko.kode}.test`, lain.kode));
  const master = `master:satuan:${randomUUID()}`;
  const satuan = { kode: 'DUA', nama: 'Dua' };
  const here = await send('POST /master/satuan', master, { body: satuan });
  const other = await there.post('/api/master/satuan', satuan, { 'idempotency-key': master });
  expect([here.status, other.status]).toEqual([201, 201]);
});

test('a transaction: is kept for 24 hours by the clock, purged or not', async () => {
  const key = txn();
  const first = await sell(key);
  const age = (interval: string) =>
    world.toko.rows(
      `update idempotency set berlaku_sampai = berlaku_sampai - $2::interval where kunci = $1`,
      [key, interval],
    );
  await age('23 hours 59 minutes');
  expectReplay(CREATE, await sell(key), first);
  await age('2 minutes');
  const anew = await sell(key);
  expect(anew.status).toBe(201);
  expect(anew.body.id).not.toBe(first.body.id);
  // A key that has expired may be used with another body.
  await age('25 hours');
  expect((await sell(key, { ...penjualanOf(world), keterangan: 'lain' })).status).toBe(201);
});

describe('approve and void', () => {
  test('an approval is repeated with hasil null: its first answer had no body', async () => {
    const params = await makeDraft(world);
    const key = `approve:penjualan:${params.id}:${randomUUID()}`;
    const first = await send(APPROVE, key, { params });
    expect([first.status, first.text]).toEqual([204, '']);
    const before = await contents(world);
    expectReplay(APPROVE, await send(APPROVE, key, { params }), first);
    expect(await contents(world)).toEqual(before);
    // Without the key, on a final document: nothing changes.
    expect((await send(APPROVE, undefined, { params })).status).toBe(204);
  });

  test('a void is repeated with its first answer', async () => {
    const params = await makeFinal(world);
    const key = `void:PJ:${params.id}:${randomUUID()}`;
    const body = { alasan: 'salah catat' };
    const first = await send(VOID, key, { params, body });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ id: params.id, status: 'void' });
    expectReplay(VOID, await send(VOID, key, { params, body }), first);
    expectError(await send(VOID, key, { params, body: { alasan: 'lain' } }), 422, 'IKBED');
  });

  test('twenty voids at once reverse once', async () => {
    const params = await makeFinal(world);
    const key = `void:penjualan:${params.id}:${randomUUID()}`;
    const body = { alasan: 'salah' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(VOID, key, { params, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter((one) => one.body.idempotent).length).toBe(19);
    const { n } = await world.toko.row<{ n: number }>(
      `select count(*) as n from jurnal where transaksi_id = $1 and jenis = 'pembalik'`,
      [params.id],
    );
    expect(n).toBe(1);
  });
});

describe.each(Object.keys(MASTER_BODIES))('a new %s', (entity) => {
  const name = `POST /master/${entity}`;
  const key = () => `master:${entity}:${randomUUID()}`;

  test('is made once per key', async () => {
    const own = key();
    const body = await MASTER_BODIES[entity]?.(world);
    const first = await send(name, own, { body });
    expect(first.status).toBe(201);
    expect(Object.keys(first.body)).toEqual([MASTER_KEYS[entity]]);
    expectReplay(name, await send(name, own, { body }), first);
    const other = { ...body, atribut: { lain: 1 } };
    expectError(await send(name, own, { body: other }), 422, 'IKBED');
  });

  test('is kept for an hour', async () => {
    const own = key();
    const body = await MASTER_BODIES[entity]?.(world);
    await send(name, own, { body });
    const { sisa } = await world.toko.row<{ sisa: number }>(
      `select extract(epoch from berlaku_sampai - clock_timestamp())::int as sisa
         from idempotency where kunci = $1`,
      [own],
    );
    expect(sisa).toBeGreaterThan(3500);
    expect(sisa).toBeLessThanOrEqual(3600);
  });
});

test('the deprecated alias shares the scope of what it stands for', async () => {
  const key = `master:barang-harga:${randomUUID()}`;
  const body = await MASTER_BODIES['barang-harga']?.(world);
  const first = await send('POST /master/harga-satuan', key, { body });
  expect(first.status).toBe(201);
  expectReplay(
    'POST /master/barang-harga',
    await send('POST /master/barang-harga', key, { body }),
    first,
  );
});

test('sign-in: a repeated key gives a token of the same session, made anew', async () => {
  const name = 'POST /auth/sesi';
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const id_token = await world.server.identityToken(`viewer@${world.toko.kode}.test`);
  const key = `login:${claimsOf(id_token).sub}`;
  const first = await send(name, key, { body: { id_token } });
  expect([first.status, first.body.idempotent]).toEqual([200, undefined]);
  const again = await send(name, `"${key}"`, { body: { id_token } });
  description.expectDescribed(name, again);
  expect(again.body).toMatchObject({
    status: 200,
    idempotent: true,
    original_request_id: first.headers.get('x-request-id'),
    hasil: { user: first.body.user, tenants: first.body.tenants },
  });
  expect(claimsOf(again.body.hasil.token).sid).toBe(claimsOf(first.body.token).sid);
  const rest = world.server.rest(again.body.hasil.token);
  expect((await rest.get('/api/tenants')).status).toBe(200);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
});

test('other POSTs look at their key, too', async () => {
  for (const key of ['apa-saja', 'x'.repeat(255)]) {
    expect((await send('POST /auth/refresh', key, {})).status).toBe(200);
  }
  expectError(await send('POST /auth/refresh', 'x'.repeat(256), {}), 400, 'VAIDK');
});
