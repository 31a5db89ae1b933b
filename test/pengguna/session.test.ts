import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TenantRule } from '../../server/auth/authenticate.ts';
import { devSubject, makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import {
  chooseTenant,
  createSession,
  deleteSession,
  type ReplayBody,
  refreshByBearer,
  type SessionBody,
} from '../../server/auth/handlers.ts';
import { type Auth, makeAuth } from '../../server/auth/index.ts';
import { toApiError } from '../../server/base/errors.ts';
import { authConfig, contextOf, makeDataDir, signedInAt } from './auth_server.ts';
import { openPlatform } from './platform_database.ts';

const database = openPlatform();

const folder = makeDataDir();
const config = authConfig(folder.dataDir);
/** Two server processes: each with its own memory, one database. */
let here: Auth;
let there: Auth;

beforeAll(async () => {
  here = await makeAuth(config, database.pg, { warn: () => {} });
  there = await makeAuth(config, database.pg, { warn: () => {} });
});
beforeEach(() => database.reset());
afterAll(folder.remove);

const idToken = (email: string, verified = true) => makeDevIdentityToken(config, email, verified);

async function signIn(email = 'budi@toko.test', idempotencyKey?: string, given?: string) {
  const id_token = given ?? (await idToken(email));
  return createSession(here.deps, { requestId: 'masuk-1', id_token, idempotencyKey });
}

const signedIn = (token: string, rule?: TenantRule) => signedInAt(here, token, rule);

async function signInTo(kode: string, email?: string): Promise<string> {
  const { token } = (await signIn(email)).body as SessionBody;
  const { body } = await chooseTenant(here.deps, { ...(await signedIn(token)), kode });
  return body.token;
}

/** What the client is answered when `work` fails. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => toApiError(error),
  );

const REFUSED = {
  statusCode: 401,
  error: 'Unauthorized',
  code: 'LOUSR',
  message: 'identitas tidak sah atau pengguna tidak terdaftar',
};

describe('signing in', () => {
  test('a registered user gets a token, the tenants to choose from and the only one as default', async () => {
    const { status, body } = await signIn();
    expect(status).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      expires_in: 3600,
      refresh_token: expect.stringMatching(/^niaga_rt_[\w-]{43}$/),
      user: { id: database.ids.budi, email: 'budi@toko.test', nama: 'Budi' },
      tenants: [{ kode: 'toko', nama: 'Toko Budi', peran: 'admin' }],
      default_tenant: 'toko',
    });
    const { claims, session } = await signedIn((body as SessionBody).token);
    expect(claims.tenant_kode).toBeUndefined();
    expect(session).toMatchObject({ skema: null, peran_db: null });
  });

  test('an address is found in any case', async () => {
    await expect(signIn('BUDI@Toko.Test')).resolves.toMatchObject({ status: 200 });
  });

  test('a letter that only looks like it, folded by Unicode, is another address', async () => {
    await database.sql`insert into erp_private.pengguna (email, nama) values ('kiki@toko.test', 'Kiki')`;
    expect(await refusalOf(signIn('\u212aiki@toko.test'))).toEqual(REFUSED);
  });

  test('without choice there is no default; one that was set wins; inactive tenants are left out', async () => {
    const { ids, sql } = database;
    await sql`insert into erp_private.membership (pengguna_id, tenant_kode, peran, diterima_pada)
      values (${ids.budi}, 'gudang', 'viewer', now())`;
    const several = (await signIn()).body as SessionBody;
    expect(several.tenants.map(({ kode }) => kode)).toEqual(['gudang', 'toko']);
    expect(several).not.toHaveProperty('default_tenant');

    await sql`update erp_private.pengguna set default_tenant = 'gudang' where id = ${ids.budi}`;
    expect((await signIn()).body).toHaveProperty('default_tenant', 'gudang');

    await sql`update erp_private.tenant set aktif = false where kode = 'gudang'`;
    const one = (await signIn()).body as SessionBody;
    expect(one.tenants.map(({ kode }) => kode)).toEqual(['toko']);
    expect(one.default_tenant).toBe('toko');
  });

  test('a linked subject is known without its address being verified; another is not', async () => {
    await signIn();
    const linked = await idToken('budi@toko.test', false);
    await expect(signIn('', undefined, linked)).resolves.toMatchObject({ status: 200 });
    expect(await refusalOf(signIn('', undefined, await idToken('sari@toko.test', false)))).toEqual(
      REFUSED,
    );
  });

  test.each([
    ['an unknown address', () => idToken('tak-dikenal@toko.test')],
    ['an unverified address', () => idToken('sari@toko.test', false)],
    ['an inactive user', () => idToken('mantan@toko.test')],
    ['an application token', async () => ((await signIn()).body as SessionBody).token],
    ['nonsense', () => 'bukan-token'],
    ['a token of megabytes', () => 'x'.repeat(900_000)],
    ['an issuer that we do not ask', () => 'eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwOi8veC50ZXN0In0.'],
  ])('%s: the same 401', async (_name, make) => {
    expect(await refusalOf(signIn('', undefined, await make()))).toEqual(REFUSED);
  });
});

describe('an Idempotency-Key on sign-in', () => {
  const key = `login:${devSubject('budi@toko.test')}`;
  const sidOf = async (token: string) => (await signedIn(token)).claims.sid;

  test('twice: one session, and a replay that holds the answer with a token made anew', async () => {
    const token = await idToken('budi@toko.test');
    const first = (await signIn('', key, token)).body as SessionBody;
    const { status, body } = await signIn('', key, token);
    const replay = body as ReplayBody;
    expect(status).toBe(200);
    expect(replay).toMatchObject({ status: 200, idempotent: true, original_request_id: 'masuk-1' });
    const anew = { token: '', refresh_token: '' };
    expect({ ...replay.hasil, ...anew }).toEqual({ ...first, ...anew });
    expect(replay.hasil.refresh_token).not.toBe(first.refresh_token);
    expect(await sidOf(replay.hasil.token)).toBe(await sidOf(first.token));
    expect(await database.count('session')).toBe(1);
  });

  test('twenty times at once: one session', async () => {
    const token = await idToken('budi@toko.test');
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn('', key, token)));
    expect(answers.filter(({ body }) => 'idempotent' in body)).toHaveLength(19);
    expect(await database.count('session')).toBe(1);
  });

  test('with another body: 422, and no session', async () => {
    await signIn('', key, await idToken('budi@toko.test'));
    const other = await makeDevIdentityToken(config, 'budi@toko.test', false);
    await expect(signIn('', key, other)).rejects.toMatchObject({ code: 'IKBED' });
    expect(await database.count('session')).toBe(1);
  });

  test('is forgotten after five minutes by the clock, and when its session has ended', async () => {
    const token = await idToken('budi@toko.test');
    await signIn('', key, token);
    const age = (interval: string) => database.sql`update erp_private.session_idempotency
      set berlaku_sampai = berlaku_sampai - ${interval}::interval`;
    await age('4 minutes 50 seconds');
    expect((await signIn('', key, token)).body).toHaveProperty('idempotent', true);
    await age('10 seconds');
    const second = (await signIn('', key, token)).body as SessionBody;
    expect(second).not.toHaveProperty('idempotent');

    await deleteSession(here.deps, await signedIn(second.token));
    expect((await signIn('', key, token)).body).not.toHaveProperty('idempotent');
    expect(await database.count('session')).toBe(3);
  });

  test('keeps nothing secret', async () => {
    const token = await idToken('budi@toko.test');
    const { body } = await signIn('', key, token);
    const kept = JSON.stringify(await database.sql`select * from erp_private.session_idempotency`);
    for (const secret of [token, (body as SessionBody).token]) {
      for (const piece of secret.split('.')) expect(kept).not.toContain(piece);
    }
  });

  test('after a failed attempt leaves no record', async () => {
    const unknown = `login:${devSubject('tak-dikenal@toko.test')}`;
    expect(await refusalOf(signIn('tak-dikenal@toko.test', unknown))).toEqual(REFUSED);
    expect(await database.count('session_idempotency')).toBe(0);
  });
});

describe('choosing a tenant', () => {
  test('gives a token for it, with the role there', async () => {
    const { token } = (await signIn()).body as SessionBody;
    const answer = await chooseTenant(here.deps, { ...(await signedIn(token)), kode: 'toko' });
    expect(answer).toEqual({
      status: 200,
      body: {
        token: expect.any(String),
        expires_in: 3600,
        refresh_token: expect.stringMatching(/^niaga_rt_[\w-]{43}$/),
        tenant: { kode: 'toko', nama: 'Toko Budi', peran: 'admin' },
      },
    });
    const { claims, session } = await signedIn(answer.body.token);
    expect(claims).toMatchObject({ tenant_kode: 'toko', peran: 'admin' });
    expect(session).toMatchObject({ skema: 't_toko', peran_db: 'erp_req_uji_toko', target: null });
  });

  test.each(['gudang', 'tidakada', 'TOKO', "toko' --", 'toko\0', '', 'x'.repeat(40), '__proto__'])(
    '%j, foreign or absent: the same 403',
    async (kode) => {
      const { token } = (await signIn()).body as SessionBody;
      const choice = chooseTenant(here.deps, { ...(await signedIn(token)), kode });
      const error = await choice.catch((thrown: Error & { code: string }) => thrown);
      expect(error).toMatchObject({
        code: 'OTTNT',
        message: 'Anda tidak punya akses ke tenant ini',
      });
    },
  );

  test('an inactive one: 403', async () => {
    const { token } = (await signIn()).body as SessionBody;
    await database.sql`update erp_private.tenant set aktif = false`;
    const choice = chooseTenant(here.deps, { ...(await signedIn(token)), kode: 'toko' });
    await expect(choice).rejects.toMatchObject({ code: 'OTTNT' });
  });

  test('one whose tables are behind: its token is 503 until they are not', async () => {
    const token = await signInTo('lambat', 'sari@toko.test');
    await expect(contextOf(here, token)).rejects.toMatchObject({
      statusCode: 503,
      headers: { 'Retry-After': '5' },
    });
    await expect(contextOf(here, token, 'ignore')).resolves.toBeDefined();
  });
});

describe('refreshing', () => {
  test('gives the role of now, where the old token is 401', async () => {
    const token = await signInTo('toko');
    await database.sql`update erp_private.membership set peran = 'viewer'`;
    await expect(contextOf(here, token)).rejects.toMatchObject({ statusCode: 401, code: 'LOPRN' });
    const { body } = await refreshByBearer(here.deps, await signedIn(token, 'ignore'));
    expect((await signedIn(body.token)).claims.peran).toBe('viewer');
  });

  test('a tenant that is no longer mine: 403, while the session goes on without it', async () => {
    const token = await signInTo('toko');
    await database.sql`delete from erp_private.membership`;
    await expect(contextOf(here, token)).rejects.toMatchObject({ statusCode: 403, code: 'OTTNT' });
    await expect(refreshByBearer(here.deps, await signedIn(token, 'ignore'))).rejects.toMatchObject(
      {
        code: 'OTTNT',
      },
    );
    const { claims, session } = await signedIn(token, 'drop');
    expect(claims).not.toHaveProperty('tenant_kode');
    expect(claims).not.toHaveProperty('peran');
    expect(session.skema).toBeNull();
  });

  test('gives no token beyond the end of the session', async () => {
    const token = await signInTo('toko');
    await database.sql`update erp_private.session
      set berakhir_pada = clock_timestamp() + interval '2 minutes'`;
    here.deps.sessions.forget((await signedIn(token)).claims.sid);
    const { body } = await refreshByBearer(here.deps, await signedIn(token, 'ignore'));
    expect(body.expires_in).toBeLessThanOrEqual(120);
    await database.sql`update erp_private.session set berakhir_pada = clock_timestamp()`;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await expect(contextOf(here, token, 'ignore')).rejects.toMatchObject({ code: 'LOSES' });
  });
});

describe('revocation acts in every server process within a second', () => {
  const session = (token: string) => signedIn(token, 'ignore');
  const ways: [string, string, (token: string) => Promise<unknown>][] = [
    ['logout', 'LOSES', async (token) => deleteSession(here.deps, await session(token))],
    [
      'sign-out everywhere, from another session',
      'LOSES',
      async () => deleteSession(here.deps, await session(await signInTo('toko')), 'all'),
    ],
    [
      'a change of role',
      'LOPRN',
      () => database.sql`update erp_private.membership set peran = 'ops'`,
    ],
    ['removal', 'OTTNT', () => database.sql`delete from erp_private.membership`],
    ['a disabled user', 'LOSES', () => database.sql`update erp_private.pengguna set aktif = false`],
    ['a disabled tenant', 'OTTNT', () => database.sql`update erp_private.tenant set aktif = false`],
  ];

  test.each(ways)('%s', async (_name, code, revoke) => {
    const token = await signInTo('toko');
    const lastSuccess = [0, 0];
    const errors: unknown[] = [undefined, undefined];
    const use = async (auth: Auth, index: number) => {
      while (errors[index] === undefined) {
        // What counts is when it was asked, not how long the machine took to answer.
        const asked = performance.now();
        await contextOf(auth, token).then(
          () => {
            lastSuccess[index] = asked;
          },
          (error) => {
            errors[index] = error;
          },
        );
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const running = [use(here, 0), use(there, 1)];
    await new Promise((resolve) => setTimeout(resolve, 100));
    await revoke(token);
    const revokedAt = performance.now();
    await Promise.all(running);
    for (const time of lastSuccess) expect(time - revokedAt).toBeLessThan(1000);
    expect(errors).toEqual([expect.objectContaining({ code }), expect.objectContaining({ code })]);
  });

  test('a token of a session that another user names: 401', async () => {
    const { claims } = await signedIn(await signInTo('toko'));
    const { iat: _iat, exp: _exp, ...rest } = claims;
    const forged = await here.deps.tokens.issue(
      { ...rest, sub: database.ids.sari },
      new Date(Date.now() + 60_000),
    );
    await expect(contextOf(here, forged.token)).rejects.toMatchObject({ code: 'LOSES' });
  });
});
