/** Every row × everybody who may stand before it, against a table of rights that is written out in test/rest/rights.ts. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import type { Answer } from '../helpers/server.ts';
import { openToko } from '../helpers/toko.ts';
import { CASES } from '../rest/cases.ts';
import { type Description, expectError, readDescription } from '../rest/description.ts';
import { ask, type Request } from '../rest/request.ts';
import { type Group, RIGHTS, refusalOf } from '../rest/rights.ts';
import { CALLERS, type Caller, contents, openWorld } from '../rest/world.ts';

const world = openWorld();
let description: Description;
beforeAll(async () => {
  description = await readDescription(world);
});

const table = endpointTable({ docs: true });
const statusOf = new Map(table.map(({ method, path, status }) => [`${method} ${path}`, status]));
const hidden = new Set(table.filter((row) => row.hidden).map((row) => `${row.method} ${row.path}`));

async function requestOf(name: string, caller: Caller): Promise<Request> {
  const peran = caller === 'staff' || caller === 'viewer' || caller === 'ops' ? caller : 'admin';
  const request = (await CASES[name]?.(world, peran)) ?? {};
  const { 'x-admin-key': _key, ...headers } = request.headers ?? {};
  return { ...request, headers };
}

const withKey = (request: Request, key: string): Request => ({
  ...request,
  headers: { ...request.headers, 'x-admin-key': key },
});

/** A token without a tenant has a session too, and can end it. */
async function allowed(name: string, caller: Caller, group: Group): Promise<Answer> {
  const request = await requestOf(name, caller);
  if (caller === 'tanpa tenant' && request.token) {
    request.token = await world.server.signIn(`admin@${world.toko.kode}.test`);
  }
  const full = group === 'kunci' ? withKey(request, world.server.adminKey) : request;
  return ask(world, name, world.tokens[caller], full);
}

type Refusal = { caller: Caller; status: 401 | 403 };

async function refused(name: string, { caller, status }: Refusal, good: Request): Promise<void> {
  const { token: _own, ...request } = good;
  const code = status === 401 ? 'LO(TKN|SES)' : caller === 'tanpa tenant' ? 'OTTNT' : 'OTROL';
  // Rights are checked before the request's content.
  for (const one of [request, { ...request, body: '{"gaib":', query: { gaib: '1' } }]) {
    const answer = await ask(world, name, world.tokens[caller], one);
    expectError(answer, status, code);
    if (!hidden.has(name)) description.expectDescribed(name, answer);
    if (status === 401) expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
  }
}

describe.each([...RIGHTS])('%s (%s)', (name, group) => {
  const refusals = CALLERS.map((caller) => ({ caller, status: refusalOf(group, caller) })).filter(
    (one): one is Refusal => one.status !== undefined,
  );
  const welcome = CALLERS.filter((caller) => !refusalOf(group, caller));

  test(`refuses ${refusals.map(({ caller }) => caller).join(', ') || 'nobody'}`, async () => {
    const good = await requestOf(name, 'admin');
    const before = await contents(world);
    for (const refusal of refusals) await refused(name, refusal, good);
    expect(await contents(world)).toEqual(before);
  });

  test.each(welcome)('%s may', async (caller) => {
    const answer = await allowed(name, caller, group);
    expect([answer.status, answer.text]).toEqual([statusOf.get(name), expect.any(String)]);
  });
});

const keyed = [...RIGHTS].filter(([, group]) => group === 'kunci').map(([name]) => name);

test('rows with x-admin-key refuse an absent and a wrong one', async () => {
  for (const name of keyed) {
    const request = await requestOf(name, 'admin');
    for (const one of [request, withKey(request, ''), withKey(request, 'x'.repeat(43))]) {
      expectError(await ask(world, name, world.tokens.admin, one), 403, 'OTKEY');
    }
    // A right one clears the count: five wrong ones in a row would lock the user out.
    const right = { 'x-admin-key': world.server.adminKey };
    const cleared = await world.server.rest(world.tokens.admin).get('/api/audit', right);
    expect(cleared.status).toBe(200);
  }
});

describe('a module that is off', () => {
  const rows = table.filter(({ modul }) => modul);
  let token = '';
  let ops = '';
  let draft = 0;
  beforeAll(async () => {
    const toko = await openToko(world.data);
    draft = await toko
      .by({ peran: 'admin' })
      .value<number>(`select id from erp.draft_create('penjualan')`);
    await toko.rows('update modul set aktif = false');
    token = await world.server.tokenOf(toko, 'admin');
    ops = await world.server.tokenOf(toko, 'ops');
  });

  test.each(rows.map(({ method, path }) => `${method} ${path}`))('%s', async (name) => {
    const { token: _own, ...plain } = await requestOf(name, 'admin');
    const request = keyed.includes(name) ? withKey(plain, world.server.adminKey) : plain;
    for (const one of [request, { ...request, query: { gaib: '1' } }]) {
      const caller = RIGHTS.get(name) === 'ops' ? ops : token;
      expectError(await ask(world, name, caller, one), 403, 'OTMDL');
    }
  });

  test.each(['POST /draft', 'PUT /draft/{id}', 'POST /draft/{id}/submit'])(
    'is off for drafts of its kinds: %s',
    async (name) => {
      const request = { ...(await requestOf(name, 'admin')), params: { id: draft } };
      expectError(await ask(world, name, token, request), 403, 'OTMDL');
    },
  );

  test('is off in GraphQL too', async () => {
    const query = '{masterList(entitas: barang, permintaan: {page: 1, perPage: 20}) {total}}';
    const { body } = await world.server.graphql(token, query);
    expect(body.errors[0].extensions).toMatchObject({ code: 'OTMDL', statusCode: 403 });
  });
});
