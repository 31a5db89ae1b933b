import { createPublicKey, type webcrypto } from 'node:crypto';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { makeFirebaseProvider } from '../../server/auth/firebase_provider.ts';
import { IdentityInvalid, IdentityUnavailable } from '../../server/auth/identity_provider.ts';
import { makeOidcProvider } from '../../server/auth/oidc_provider.ts';
import { openOutside } from '../helpers/outside.ts';
import { forge, part, signer, stranger } from './forge.ts';
import { devKit, firebaseKit, type IdentityKit, oidcKit, PROJECT } from './identity_kits.ts';

const now = () => Math.floor(Date.now() / 1000);

function goodClaims(kit: IdentityKit): Record<string, unknown> {
  return {
    iss: kit.provider.issuer,
    aud: kit.audience,
    sub: 'orang-1',
    email: 'budi@toko.test',
    email_verified: true,
    name: 'Budi',
    iat: now() - 10,
    auth_time: now() - 10,
    exp: now() + 600,
  };
}

/** A token of the kit's issuer with some claims and header fields changed; undefined removes one. */
function tokenOf(kit: IdentityKit, claims: object = {}, header: object = {}, key = kit.privateKey) {
  return forge(
    { alg: kit.alg, typ: 'JWT', kid: kit.kid, ...header },
    { ...goodClaims(kit), ...claims },
    signer(kit.alg, key),
  );
}

const publicPem = (kit: IdentityKit) =>
  createPublicKey(kit.privateKey).export({ format: 'pem', type: 'spki' }).toString();

const refused: [string, (kit: IdentityKit) => string][] = [
  ['another key under a known kid', (kit) => tokenOf(kit, {}, {}, stranger(kit.alg))],
  ['another key under its own kid', (kit) => tokenOf(kit, {}, { kid: 'asing' }, stranger(kit.alg))],
  ['an unknown kid', (kit) => tokenOf(kit, {}, { kid: 'tidak-ada' })],
  ['a kid that names a file', (kit) => tokenOf(kit, {}, { kid: '../../../../dev/null' })],
  ['the kid __proto__', (kit) => tokenOf(kit, {}, { kid: '__proto__' })],
  ['another audience', (kit) => tokenOf(kit, { aud: 'aplikasi-lain' })],
  ['no audience', (kit) => tokenOf(kit, { aud: undefined })],
  ['another issuer', (kit) => tokenOf(kit, { iss: 'https://penerbit.lain.test' })],
  ['no issuer', (kit) => tokenOf(kit, { iss: undefined })],
  ['an expired token', (kit) => tokenOf(kit, { exp: now() - 60 })],
  ['no expiry', (kit) => tokenOf(kit, { exp: undefined })],
  ['an expiry as text', (kit) => tokenOf(kit, { exp: String(now() + 600) })],
  ['no subject', (kit) => tokenOf(kit, { sub: undefined })],
  ['an empty subject', (kit) => tokenOf(kit, { sub: '' })],
  ['a subject that is no text', (kit) => tokenOf(kit, { sub: 7 })],
  ['a subject with NUL', (kit) => tokenOf(kit, { sub: 'a\0b' })],
  [
    'alg none',
    (kit) => forge({ alg: 'none', kid: kit.kid }, goodClaims(kit), () => Buffer.alloc(0)),
  ],
  ['alg none with a signature', (kit) => tokenOf(kit, {}, { alg: 'none' })],
  [
    'HS256 with the public key as the secret',
    (kit) =>
      forge(
        { alg: 'HS256', typ: 'JWT', kid: kit.kid },
        goodClaims(kit),
        signer('HS256', publicPem(kit)),
      ),
  ],
  [
    'a key in the header',
    (kit) => {
      const key = stranger(kit.alg);
      const jwk: webcrypto.JsonWebKey = createPublicKey(key).export({ format: 'jwk' });
      return tokenOf(kit, {}, { jwk, kid: undefined }, key);
    },
  ],
  [
    'a changed payload',
    (kit) => {
      const [header, , signature] = tokenOf(kit).split('.');
      return `${header}.${part({ ...goodClaims(kit), sub: 'orang-2' })}.${signature}`;
    },
  ],
  ['a token without its signature', (kit) => tokenOf(kit).split('.').slice(0, 2).join('.')],
  ['an unknown critical extension', (kit) => tokenOf(kit, {}, { crit: ['x'], x: 1, alg: kit.alg })],
  ['nonsense', () => 'bukan.token.sama-sekali'],
  ['nothing', () => ''],
];

const kits: [string, () => Promise<IdentityKit>][] = [
  ['firebase', firebaseKit],
  ['oidc RS256', () => oidcKit('RS256')],
  ['oidc ES256', () => oidcKit('ES256')],
  ['oidc EdDSA', () => oidcKit('EdDSA')],
  ['dev', devKit],
];

describe.each(kits)('identity provider %s', (_name, makeKit) => {
  let kit: IdentityKit;
  beforeAll(async () => {
    kit = await makeKit();
  });
  afterAll(() => kit.stop());

  test('vouches for a good token', async () => {
    await expect(kit.provider.verify(tokenOf(kit))).resolves.toEqual({
      provider: kit.name,
      subject: 'orang-1',
      email: 'budi@toko.test',
      emailVerified: true,
      nama: 'Budi',
    });
  });

  test.each([
    ['says false', { email_verified: false }, 'budi@toko.test'],
    ['says nothing', { email_verified: undefined }, 'budi@toko.test'],
    ['says 1', { email_verified: 1 }, 'budi@toko.test'],
    ['knows no address', { email: undefined }, null],
    ['gives an address with NUL', { email: 'budi\0@toko.test' }, null],
  ])('does not call an address verified when the issuer %s', async (_name, claims, email) => {
    const identity = await kit.provider.verify(tokenOf(kit, claims));
    expect(identity).toMatchObject({ email, emailVerified: false });
  });

  test.each(refused)('refuses %s', async (_name, make) => {
    await expect(kit.provider.verify(make(kit))).rejects.toBeInstanceOf(IdentityInvalid);
  });
});

test('firebase: users of an Identity Platform tenant are others than those of the project', async () => {
  const kit = await firebaseKit();
  const token = tokenOf(kit, { firebase: { tenant: 'mitra-1' } });
  await expect(kit.provider.verify(token)).resolves.toMatchObject({
    provider: `firebase:${PROJECT}/mitra-1`,
  });
  await kit.stop();
});

test('firebase: certificates that can not be had are no fault of the token', async () => {
  const kit = await firebaseKit();
  await kit.stop();
  await expect(kit.provider.verify(tokenOf(kit))).rejects.toBeInstanceOf(IdentityUnavailable);
});

test('firebase: Google that says nothing is waited for so long, and no longer', async () => {
  let end = () => {};
  const silent = await openOutside((one) => {
    end = one;
  });
  class SilentAgent extends Agent {
    override createConnection() {
      return connect(Number(silent.address.split(':')[1]), '127.0.0.1');
    }
  }
  const provider = await makeFirebaseProvider({
    projectId: PROJECT,
    emulatorHost: undefined,
    production: true,
    timeoutMs: 200,
    httpAgent: new SilentAgent(),
  });
  const kit = await firebaseKit();
  await expect(provider.verify(tokenOf(kit))).rejects.toThrow(
    'no certificates of Google in 200 ms',
  );
  await kit.stop();
  end();
});

test('firebase: a token can not pretend that Google is away', async () => {
  const kit = await firebaseKit();
  const token = tokenOf(kit, { aud: 'Error while making request: x' });
  await expect(kit.provider.verify(token)).rejects.toBeInstanceOf(IdentityInvalid);
  await kit.stop();
});

test('firebase: production does not start with the emulator, which believes unsigned tokens', async () => {
  const settings = {
    projectId: PROJECT,
    emulatorHost: '127.0.0.1:9099',
    production: true,
    timeoutMs: 1000,
  };
  await expect(makeFirebaseProvider(settings)).rejects.toThrow(/FIREBASE_AUTH_EMULATOR_HOST/);
});

test('oidc: an issuer that is away is no fault of the token, and is asked again later', async () => {
  const kit = await oidcKit('RS256');
  await kit.stop();
  const token = tokenOf(kit);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await expect(kit.provider.verify(token)).rejects.toBeInstanceOf(IdentityUnavailable);
  }
});

test('oidc: keys without https are refused in production', () => {
  const settings = {
    issuer: 'http://id.test',
    audience: 'a',
    jwksUrl: undefined,
    production: true,
    timeoutMs: 1000,
  };
  expect(() => makeOidcProvider(settings)).toThrow(/https/);
});

test.each([
  ['a token made for another party', { azp: 'aplikasi-lain' }, {}],
  ['several audiences without azp', { aud: ['niaga-web', 'aplikasi-lain'] }, {}],
  ['an access token', {}, { typ: 'at+jwt' }],
])('oidc: refuses %s', async (_name, claims, header) => {
  const kit = await oidcKit('RS256');
  await expect(kit.provider.verify(tokenOf(kit, claims, header))).rejects.toBeInstanceOf(
    IdentityInvalid,
  );
  await kit.stop();
});

test('dev: refused in production', async () => {
  const { makeDevProvider } = await import('../../server/auth/dev_provider.ts');
  await expect(makeDevProvider({ production: true, dataDir: '/nonexistent' })).rejects.toThrow(
    /produksi/,
  );
});
