import { createPrivateKey, createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { unlinkUser } from '../../db/scripts/users.ts';
import { createSession, refreshByToken, type SessionBody } from '../../server/auth/handlers.ts';
import { type Auth, makeAuth } from '../../server/auth/index.ts';
import { authConfig, makeDataDir } from './auth_server.ts';
import { forge, signer } from './forge.ts';
import { openPlatform } from './platform_database.ts';

const database = openPlatform();

/** Which account at an identity provider is which user. */
const folder = makeDataDir();
const config = authConfig(folder.dataDir);
const told: object[] = [];
let auth: Auth;
let key: KeyObject;
let kid: string;

beforeAll(async () => {
  const log = { warn: (what: object) => void told.push(what) } as Parameters<typeof makeAuth>[2];
  auth = await makeAuth(config, database.pg, log);
  key = createPrivateKey(
    readFileSync(path.join(folder.dataDir, 'secrets', 'dev_identity_key.pem'), 'utf8'),
  );
  kid = await calculateJwkThumbprint(createPublicKey(key).export({ format: 'jwk' }) as JWK);
});
beforeEach(async () => {
  told.length = 0;
  await database.reset();
});
afterAll(folder.remove);

/** An identity token of the development issuer for any subject. */
function idToken(sub: string, email = 'budi@toko.test', email_verified = true): string {
  const iat = Math.floor(Date.now() / 1000);
  const payload = { iss: 'niaga-dev', aud: 'niaga-dev-identity', sub, email, email_verified };
  return forge(
    { alg: 'EdDSA', typ: 'JWT', kid },
    { ...payload, iat, exp: iat + 600 },
    signer('EdDSA', key),
  );
}
const signIn = async (...whom: Parameters<typeof idToken>) => {
  const id_token = idToken(...whom);
  return (await createSession(auth.deps, { requestId: 'masuk', id_token })).body as SessionBody;
};
const links = () =>
  database.sql`select provider, subject from erp_private.identitas order by provider, subject`;
/** An identity of another issuer, as the provider hands it to the gate. */
const signInFrom = (provider: string, subject: string) =>
  auth.deps.gate.start('masuk', {
    identity: { provider, subject, email: 'budi@toko.test', emailVerified: true, nama: null },
    ttlSeconds: 3600,
    idempotencyKey: undefined,
    fingerprint: 'x',
    refresh: { hash: Buffer.from(randomUUID().replaceAll('-', ''), 'utf8'), iat: 1 },
  });

const refused = { code: 'LOUSR', message: 'identitas tidak sah atau pengguna tidak terdaftar' };

describe('another account with the same verified e-mail', () => {
  test('is refused as an unknown user is, and the log says whose it would have been', async () => {
    const { refresh_token } = await signIn('akun-1');
    await expect(signIn('akun-2')).rejects.toMatchObject(refused);
    expect(told).toEqual([{ requestId: 'masuk', provider: 'dev', user: database.ids.budi }]);
    await expect(signInFrom('oidc:https://lain.test', 'akun-1')).rejects.toMatchObject(refused);
    expect(await links()).toEqual([{ provider: 'dev', subject: 'akun-1' }]);
    // The account that is linked goes on, its sessions too.
    await expect(signIn('akun-1')).resolves.toMatchObject({ user: { id: database.ids.budi } });
    await expect(
      refreshByToken(auth.deps, { requestId: 'r', refreshToken: refresh_token }),
    ).resolves.toBeDefined();
  });

  test('of users who are unknown or inactive, or without its being verified, nothing is told', async () => {
    for (const [email, verified] of [
      ['siapa@toko.test', true],
      ['mantan@toko.test', true],
      ['budi@toko.test', false],
    ] as const) {
      await expect(signIn('akun-9', email, verified)).rejects.toMatchObject(refused);
    }
    expect(told).toEqual([]);
    expect(await links()).toEqual([]);
  });

  test('at the same moment: one of the two is linked; the same account twice is one', async () => {
    const two = await Promise.allSettled([signIn('akun-1'), signIn('akun-2')]);
    expect(two.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await database.reset();
    await Promise.all(Array.from({ length: 8 }, () => signIn('akun-3')));
    expect(await links()).toEqual([{ provider: 'dev', subject: 'akun-3' }]);
  });

  test('links that an installation has already all go on', async () => {
    await database.sql`insert into erp_private.identitas (provider, subject, pengguna_id)
      values ('dev', 'lama-1', ${database.ids.budi}), ('dev', 'lama-2', ${database.ids.budi})`;
    await expect(signIn('lama-1')).resolves.toBeDefined();
    await expect(signIn('lama-2', 'alamat@baru.test', false)).resolves.toBeDefined();
    await expect(signIn('lama-3')).rejects.toMatchObject(refused);
  });
});

describe('unlinking a user', () => {
  test('ends the sessions, and the next account with the address is linked', async () => {
    const { refresh_token } = await signIn('akun-1');
    const other = await signIn('akun-7', 'sari@toko.test');
    expect(await unlinkUser(database.ownerUrl, ' BUDI@toko.test')).toBe(1);
    const refresh = (refreshToken: string) =>
      refreshByToken(auth.deps, { requestId: 'r', refreshToken });
    await expect(refresh(refresh_token)).rejects.toMatchObject({ code: 'LOSES' });
    await expect(refresh(other.refresh_token)).resolves.toBeDefined();
    await signIn('akun-2');
    await expect(signIn('akun-1')).rejects.toMatchObject(refused);
  });

  test('who is not there: a mistake in one line', async () => {
    await expect(unlinkUser(database.ownerUrl, 'siapa@toko.test')).rejects.toThrow(
      'siapa@toko.test: pengguna tidak ditemukan',
    );
  });
});
