import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import {
  chooseTenant,
  createSession,
  deleteSession,
  refreshByBearer,
  refreshByToken,
  type SessionBody,
  type TokenBody,
} from '../../server/auth/handlers.ts';
import { type Auth, makeAuth } from '../../server/auth/index.ts';
import { hashOf } from '../../server/auth/refresh_token.ts';
import { untilDone } from '../helpers/until.ts';
import { authConfig, makeDataDir, signedInAt } from './auth_server.ts';
import { openPlatform } from './platform_database.ts';

const database = openPlatform();

const folder = makeDataDir();
const config = authConfig(folder.dataDir);
const told: object[] = [];
const log = { warn: (what: object) => void told.push(what) } as Parameters<typeof makeAuth>[2];
/** Two server processes: each with its own memory, one database, one signing key. */
let here: Auth;
let there: Auth;

beforeAll(async () => {
  here = await makeAuth(config, database.pg, log);
  there = await makeAuth(config, database.pg, log);
});
beforeEach(async () => {
  told.length = 0;
  await database.reset();
});
afterAll(folder.remove);

async function signIn(email = 'budi@toko.test'): Promise<SessionBody> {
  const id_token = await makeDevIdentityToken(config, email, true);
  return (await createSession(here.deps, { requestId: 'masuk', id_token })).body as SessionBody;
}

const signedIn = (token: string) => signedInAt(here, token, 'ignore');
const choose = async (token: string, kode = 'toko') =>
  (await chooseTenant(here.deps, { ...(await signedIn(token)), kode })).body;
const refresh = async (refreshToken: string, auth = here) =>
  (await refreshByToken(auth.deps, { requestId: 'r-2', refreshToken })).body;
const renew = async (token: string) =>
  (await refreshByBearer(here.deps, await signedIn(token))).body;
const claimsOf = async (token: string) => (await signedIn(token)).claims;

/** Lets the use of every refresh token lie that far back. */
const usedBefore = (interval: string) =>
  database.sql`update erp_private.session_refresh set dipakai_pada = dipakai_pada - ${interval}::interval`;
const startedBefore = (interval: string) =>
  database.sql`update erp_private.session set dibuat_pada = dibuat_pada - ${interval}::interval`;
const tokens = async () =>
  (await database.sql`select count(*)::int as n from erp_private.session_refresh`)[0]?.n;

const reused = { statusCode: 401, code: 'LOREF' };
const ended = { code: 'LOSES' };

async function expectEnded({ token, refresh_token }: TokenBody): Promise<void> {
  await expect(refresh(refresh_token)).rejects.toMatchObject(ended);
  here.deps.sessions.forget(JSON.parse(atob(`${token.split('.')[1]}`)).sid);
  await expect(signedIn(token)).rejects.toMatchObject(ended);
}

describe('a refresh token', () => {
  test('gives an access token of the same session and tenant, and its successor, without any other token', async () => {
    const chosen = await choose((await signIn()).token);
    const { token, expires_in, refresh_token } = await refresh(chosen.refresh_token);
    expect(expires_in).toBe(3600);
    expect(refresh_token).not.toBe(chosen.refresh_token);
    const { iat: _iat, exp: _exp, ...same } = await claimsOf(chosen.token);
    expect(await claimsOf(token)).toMatchObject(same);
    const next = await refresh(refresh_token);
    expect(await claimsOf(next.token)).toMatchObject(same);
  });

  test('of a token without tenant gives one without tenant', async () => {
    const { refresh_token } = await signIn();
    expect(await claimsOf((await refresh(refresh_token)).token)).not.toHaveProperty('tenant_kode');
  });

  test('works for the whole session: long after the access token and the 12 hours', async () => {
    const { refresh_token } = await signIn();
    await startedBefore('29 days');
    await expect(refresh(refresh_token)).resolves.toBeDefined();
  });

  test('twice at once, in two processes: one successor, one row for it', async () => {
    const { refresh_token } = await signIn();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => refresh(refresh_token, i % 2 ? here : there)),
    );
    expect(new Set(answers.map((one) => one.refresh_token)).size).toBe(1);
    expect(await tokens()).toBe(2);
  });

  test('again within 30 seconds: the same successor', async () => {
    // Where the machine stands still for the rest of them, it is too late: then once more.
    const [first, again] = await untilDone(async () => {
      await database.reset();
      const { refresh_token } = await signIn();
      const successor = await refresh(refresh_token);
      await usedBefore('25 seconds');
      return [successor, await refresh(refresh_token, there)] as const;
    });
    expect(again.refresh_token).toBe(first.refresh_token);
    expect(await tokens()).toBe(2);
  });

  test('again after it: the whole session ends, the log and its user are told', async () => {
    const signed = await signIn();
    const other = await signIn();
    const first = await refresh(signed.refresh_token);
    const second = await refresh(first.refresh_token);
    await usedBefore('31 seconds');
    const { sid } = await claimsOf(signed.token);
    await expect(refresh(signed.refresh_token)).rejects.toMatchObject(reused);
    expect(told).toEqual([{ requestId: 'r-2', sid, user: database.ids.budi }]);
    await expectEnded(second);
    await expectEnded(signed);
    // Once more it is only a session that has ended.
    await expect(refresh(signed.refresh_token)).rejects.toMatchObject(ended);
    await expect(refresh(other.refresh_token)).resolves.toBeDefined();
    const noted = await database.sql`
      select pengguna_id, tenant_kode, jenis from erp_private.notifikasi`;
    expect(noted).toEqual([
      { pengguna_id: database.ids.budi, tenant_kode: null, jenis: 'sesi_diakhiri' },
    ]);
    expect(told).toHaveLength(1);
  });
});

describe('no refresh token', () => {
  test.each(['', 'x', 'niaga_rt_', `niaga_rt_${'A'.repeat(43)}`, "' or 1=1", '\0'])(
    'is what is not one (%j): 401, and nothing is kept',
    async (given) => {
      await signIn();
      await expect(refresh(given)).rejects.toMatchObject({ code: 'LOREF' });
      expect(await tokens()).toBe(1);
    },
  );

  test('outlives sign-out, its user, or its session', async () => {
    const ways = [
      async (token: string) => deleteSession(here.deps, await signedIn(token)),
      () => database.sql`update erp_private.session set berakhir_pada = clock_timestamp()`,
      () => database.sql`update erp_private.pengguna set aktif = false`,
    ];
    for (const end of ways) {
      const { token, refresh_token } = await signIn();
      await end(token);
      await expect(refresh(refresh_token)).rejects.toMatchObject(ended);
    }
  });
});

describe('what a refresh token', () => {
  test('gives is the role of now; where the tenant is no longer mine 403, which does not use it up', async () => {
    const { refresh_token } = await choose((await signIn()).token);
    await database.sql`delete from erp_private.membership`;
    await expect(refresh(refresh_token)).rejects.toMatchObject({ code: 'OTTNT' });
    await usedBefore('31 seconds');
    await database.sql`insert into erp_private.membership (pengguna_id, tenant_kode, peran, diterima_pada)
      values (${database.ids.budi}, 'toko', 'viewer', now())`;
    const { token } = await refresh(refresh_token);
    expect((await claimsOf(token)).peran).toBe('viewer');
  });

  test('is stands nowhere in the database, nor does its successor', async () => {
    const signed = await signIn();
    const chosen = await choose(signed.token);
    const next = await refresh(chosen.refresh_token);
    const kept = JSON.stringify(
      await database.sql`select r.*, encode(r.hash, 'escape') as teks from erp_private.session_refresh as r`,
    );
    const stored = await database.sql`select hash from erp_private.session_refresh`;
    expect(stored.map(({ hash }) => String(hash)).sort()).toEqual(
      [signed, chosen, next].map((one) => String(hashOf(one.refresh_token))).sort(),
    );
    for (const { refresh_token } of [signed, chosen, next]) {
      expect(kept).not.toContain(refresh_token.slice('niaga_rt_'.length));
    }
  });

  test('leaves is purged with its session', async () => {
    await signIn();
    await signIn('sari@toko.test');
    await database.sql`update erp_private.session
      set diakhiri_pada = now() - interval '2 days' where pengguna_id = ${database.ids.budi}`;
    await database.sql`select erp_private.worker_session_purge()`;
    expect(await tokens()).toBe(1);
  });
});

describe('choosing a tenant', () => {
  test('uses up the refresh token that came with the token of the request', async () => {
    const signed = await signIn();
    const chosen = await choose(signed.token);
    await usedBefore('31 seconds');
    await expect(refresh(signed.refresh_token)).rejects.toMatchObject(reused);
    await expectEnded(chosen);
  });

  test('leaves those of other tabs alone', async () => {
    const signed = await signIn();
    await database.sql`insert into erp_private.membership (pengguna_id, tenant_kode, peran, diterima_pada)
      values (${database.ids.budi}, 'gudang', 'viewer', now())`;
    const toko = await choose(signed.token);
    const gudang = await choose(signed.token, 'gudang');
    await usedBefore('31 seconds');
    expect((await claimsOf((await refresh(toko.refresh_token)).token)).tenant_kode).toBe('toko');
    expect((await claimsOf((await refresh(gudang.refresh_token)).token)).tenant_kode).toBe(
      'gudang',
    );
  });

  test('refused: uses up nothing', async () => {
    const signed = await signIn();
    await expect(choose(signed.token, 'gudang')).rejects.toMatchObject({ code: 'OTTNT' });
    await usedBefore('31 seconds');
    await expect(refresh(signed.refresh_token)).resolves.toBeDefined();
  });
});

describe('a bearer token alone', () => {
  test('refreshes until 12 hours after sign-in; later only its refresh token does', async () => {
    const chosen = await choose((await signIn()).token);
    await startedBefore('11 hours 59 minutes');
    const renewed = await renew(chosen.token);
    expect((await claimsOf(renewed.token)).tenant_kode).toBe('toko');
    await startedBefore('2 minutes');
    await expect(renew(renewed.token)).rejects.toMatchObject({ code: 'LOJAM' });
    await expect(refresh(renewed.refresh_token)).resolves.toBeDefined();
  });

  test('that was stolen shows: what came with it is used up then, and ends the session', async () => {
    const chosen = await choose((await signIn()).token);
    const thief = await renew(chosen.token);
    await usedBefore('31 seconds');
    await expect(refresh(chosen.refresh_token)).rejects.toMatchObject(reused);
    await expectEnded(thief);
  });
});

describe('signing out everywhere', () => {
  test('ends all sessions of that user only', async () => {
    const mine = [await signIn(), await signIn(), await signIn()];
    const other = await signIn('sari@toko.test');
    const chosen = await choose(`${mine[1]?.token}`);
    await deleteSession(here.deps, await signedIn(chosen.token), 'all');
    // What this process knew of any of them is forgotten at once.
    for (const { token } of mine) await expect(signedIn(token)).rejects.toMatchObject(ended);
    for (const { refresh_token } of [...mine, chosen]) {
      await expect(refresh(refresh_token)).rejects.toMatchObject(ended);
    }
    await expect(refresh(other.refresh_token)).resolves.toBeDefined();
  });

  test('of one session leaves the others', async () => {
    const [one, two] = [await signIn(), await signIn()];
    await deleteSession(here.deps, await signedIn(one.token));
    await expect(refresh(two.refresh_token)).resolves.toBeDefined();
  });
});

test('processes of the release before sign in, choose and refresh without refresh tokens', async () => {
  const as = (text: string, values: unknown[]) =>
    database.pg.transaction(
      { role: 'erp_gate', searchPath: ['erp_private', 'pg_temp'], claims: {} },
      'single_write',
      (client) => client.query({ text: `select erp_private.${text} as answer`, values }),
    );
  const { rows } = await as('session_start($1, $2, $3, $4, $5, $6, $7)', [
    'dev',
    'budi',
    'budi@toko.test',
    true,
    3600,
    null,
    'x',
  ]);
  const { session_id } = (rows[0] as { answer: { session_id: string } }).answer;
  const chosen = await as('session_tenant($1, $2, $3)', [session_id, database.ids.budi, 'toko']);
  expect(chosen.rows).toEqual([{ answer: { kode: 'toko', nama: 'Toko Budi', peran: 'admin' } }]);
  expect(await tokens()).toBe(0);
});
