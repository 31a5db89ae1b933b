import { createPublicKey, type KeyObject } from 'node:crypto';
import { mock } from 'node:test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { type Auth, makeAuth } from '../../server/auth/index.ts';
import { loadSigningKeys } from '../../server/auth/signing_keys.ts';
import { makeTokenService } from '../../server/auth/token.ts';
import { authConfig, makeDataDir } from './auth_server.ts';
import { forge, part, signer, stranger } from './forge.ts';

const folder = makeDataDir();
const config = authConfig(folder.dataDir);
const now = () => Math.floor(Date.now() / 1000);
const inAnHour = () => new Date(Date.now() + 3_600_000);

let auth: Auth;
let key: KeyObject;
let kid: string;
let queries = 0;

beforeAll(async () => {
  const keys = await loadSigningKeys(config);
  key = keys.privateKey;
  kid = keys.kid;
  // In the place of the database stands a counter: no forged token may get as far.
  const database = {
    async transaction() {
      queries += 1;
      throw new Error('the database was asked');
    },
  };
  auth = await makeAuth(config, database, { warn: () => {} });
});
beforeEach(() => {
  queries = 0;
});
afterAll(folder.remove);

const goodHeader = () => ({ alg: 'EdDSA', typ: 'at+jwt', kid });
const goodClaims = () => ({
  sub: '7f3c2f0e-5d0c-4b52-8f0e-2f8f5f3b6a01',
  email: 'budi@toko.test',
  tenant_kode: 'demo',
  peran: 'admin',
  iss: 'niaga',
  aud: 'niaga-api',
  sid: 'a2b2f8a4-7c9b-4a58-9d7e-0d3a1f5c7e02',
  iat: now(),
  exp: now() + 600,
});

/** A token signed with the real key, some header fields and claims changed; undefined removes one. */
const tokenOf = (claims: object = {}, header: object = {}, by: KeyObject = key) =>
  forge({ ...goodHeader(), ...header }, { ...goodClaims(), ...claims }, signer('EdDSA', by));
/** A token whose payload (or header) is this very text, signed with the real key. */
const tokenOfText = (payload: string, header = JSON.stringify(goodHeader())) =>
  forge(header, payload, signer('EdDSA', key));

const pem = () => createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
const jwk = () => createPublicKey(key).export({ format: 'jwk' });
const hmac = (secret: string, alg = 'HS256') =>
  forge({ ...goodHeader(), alg }, goodClaims(), signer(alg, secret));
const cut = (change: (parts: string[]) => string[]) => () => change(tokenOf().split('.')).join('.');
const flipped = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

/** The last character of a signature carries four bits and two unused ones: its successor says the same. */
const nextLast = (text: string) =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);

const forgeries: Record<string, () => string | Promise<string>> = {
  'alg none without signature': () =>
    forge({ ...goodHeader(), alg: 'none' }, goodClaims(), () => Buffer.alloc(0)),
  'alg none with a good signature': () => tokenOf({}, { alg: 'none' }),
  'alg None': () => tokenOf({}, { alg: 'None' }),
  'alg NONE, no signature part': () => tokenOf({}, { alg: 'NONE' }).replace(/\.[^.]*$/, '.'),
  'alg absent': () => tokenOf({}, { alg: undefined }),
  'alg as a list': () => tokenOf({}, { alg: ['EdDSA'] }),
  'alg in lower case': () => tokenOf({}, { alg: 'eddsa' }),
  'alg Ed25519, the same mathematics by another name': () => tokenOf({}, { alg: 'Ed25519' }),
  'HS256 with the public key as PEM': () => hmac(pem()),
  'HS256 with the public key as JWK': () => hmac(JSON.stringify(jwk())),
  'HS256 with the published x': () => hmac(String(jwk().x)),
  'HS256 with an empty secret': () => hmac(''),
  'HS512 with the public key as PEM': () => hmac(pem(), 'HS512'),
  'RS256 with a key of its own': () =>
    forge({ ...goodHeader(), alg: 'RS256' }, goodClaims(), signer('RS256', stranger('RS256'))),
  'ES256 with a key of its own': () =>
    forge({ ...goodHeader(), alg: 'ES256' }, goodClaims(), signer('ES256', stranger('ES256'))),
  'another Ed25519 key under our kid': () => tokenOf({}, {}, stranger('EdDSA')),
  'another Ed25519 key under its own kid': () => tokenOf({}, { kid: 'asing' }, stranger('EdDSA')),
  'no kid': () => tokenOf({}, { kid: undefined }),
  'an empty kid': () => tokenOf({}, { kid: '' }),
  'a kid that names a file': () => tokenOf({}, { kid: '../../../../../dev/null' }),
  'a kid with SQL': () => tokenOf({}, { kid: `${kid}' or '1'='1` }),
  'a kid with NUL': () => tokenOf({}, { kid: `${kid}\0` }),
  'the kid __proto__': () => tokenOf({}, { kid: '__proto__' }),
  'the kid constructor': () => tokenOf({}, { kid: 'constructor' }),
  'a kid that is a number': () => tokenOf({}, { kid: 0 }),
  'a kid that is a list': () => tokenOf({}, { kid: [kid] }),
  'a key of its own in the jwk header': () => {
    const own = stranger('EdDSA');
    const ownJwk = createPublicKey(own).export({ format: 'jwk' });
    return tokenOf({}, { jwk: ownJwk, kid: undefined }, own);
  },
  'our key in the jwk header': () => tokenOf({}, { jwk: jwk() }),
  'a jku header': () => tokenOf({}, { jku: 'http://127.0.0.1:9/jwks.json' }, stranger('EdDSA')),
  'a jku header, well signed': () => tokenOf({}, { jku: 'http://127.0.0.1:9/jwks.json' }),
  'an x5u header': () => tokenOf({}, { x5u: 'http://127.0.0.1:9/cert.pem' }),
  'an x5c header': () => tokenOf({}, { x5c: ['MIIB'] }),
  'an unknown critical header': () => tokenOf({}, { crit: ['x'], x: true }),
  'an empty crit': () => tokenOf({}, { crit: [] }),
  'b64 false': () => tokenOf({}, { crit: ['b64'], b64: false }),
  'a zip header': () => tokenOf({}, { zip: 'DEF' }),
  'a cty header': () => tokenOf({}, { cty: 'JWT' }),
  'typ JWT': () => tokenOf({}, { typ: 'JWT' }),
  'no typ': () => tokenOf({}, { typ: undefined }),
  'typ in upper case': () => tokenOf({}, { typ: 'AT+JWT' }),
  'the long typ': () => tokenOf({}, { typ: 'application/at+jwt' }),
  'alg twice': () =>
    tokenOfText(
      JSON.stringify(goodClaims()),
      `{"alg":"none","alg":"EdDSA","typ":"at+jwt","kid":"${kid}"}`,
    ),
  'another issuer': () => tokenOf({ iss: 'niaga-dev' }),
  'no issuer': () => tokenOf({ iss: undefined }),
  'issuers in a list': () => tokenOf({ iss: ['niaga'] }),
  'another audience': () => tokenOf({ aud: 'niaga-dev-identity' }),
  'no audience': () => tokenOf({ aud: undefined }),
  'audiences in a list': () => tokenOf({ aud: ['niaga-api', 'lain'] }),
  expired: () => tokenOf({ iat: now() - 7200, exp: now() - 3600 }),
  'expired this second': () => tokenOf({ exp: now() }),
  'no expiry': () => tokenOf({ exp: undefined }),
  'expiry null': () => tokenOf({ exp: null }),
  'expiry as text': () => tokenOf({ exp: String(now() + 600) }),
  'expiry with a fraction': () => tokenOf({ exp: now() + 600.5 }),
  'expiry beyond all numbers': () =>
    tokenOfText(JSON.stringify(goodClaims()).replace(/"exp":\d+/, '"exp":1e400')),
  'expiry below zero': () => tokenOf({ exp: -1 }),
  'no iat': () => tokenOf({ iat: undefined }),
  'iat as text': () => tokenOf({ iat: String(now()) }),
  'issued in the future': () => tokenOf({ iat: now() + 300 }),
  'not yet valid': () => tokenOf({ nbf: now() + 300 }),
  'no sub': () => tokenOf({ sub: undefined }),
  'a sub that is no uuid': () => tokenOf({ sub: "x' or true --" }),
  'a sub that is a number': () => tokenOf({ sub: 1 }),
  'a sub that is an object': () => tokenOf({ sub: { $ne: null } }),
  'no sid': () => tokenOf({ sid: undefined }),
  'sid null': () => tokenOf({ sid: null }),
  'a sid that is no uuid': () => tokenOf({ sid: '1' }),
  'no e-mail': () => tokenOf({ email: undefined }),
  'a tenant without a role': () => tokenOf({ peran: undefined }),
  'a role without a tenant': () => tokenOf({ tenant_kode: undefined }),
  'an unknown role': () => tokenOf({ peran: 'superadmin' }),
  'roles in a list': () => tokenOf({ peran: ['viewer', 'admin'] }),
  'a tenant that is a path': () => tokenOf({ tenant_kode: 'demo, erp_private' }),
  'a tenant in upper case': () => tokenOf({ tenant_kode: 'DEMO' }),
  'tenant null': () => tokenOf({ tenant_kode: null, peran: null }),
  'a claim that we do not know': () => tokenOf({ scope: '*' }),
  'a claim given twice': () =>
    tokenOfText(JSON.stringify(goodClaims()).replace('"peran"', '"peran":"viewer","peran"')),
  'a claim given twice, once escaped': () =>
    tokenOfText(JSON.stringify(goodClaims()).replace('"peran"', '"per\\u0061n":"viewer","peran"')),
  'white space in the payload': () => tokenOfText(JSON.stringify(goodClaims(), null, 1)),
  'a byte order mark': () => tokenOfText(`\ufeff${JSON.stringify(goodClaims())}`),
  'a payload that is a list': () => tokenOfText(JSON.stringify([goodClaims()])),
  'a payload that is a text': () => tokenOfText('"admin"'),
  'a payload that is null': () => tokenOfText('null'),
  'a payload that is no JSON': () => tokenOfText('{"sub":'),
  'a huge token': () => tokenOf({ email: `${'a'.repeat(5000)}@toko.test` }),
  'a million dots': () => '.'.repeat(1_000_000),
  'a changed payload': cut(([h, , s]) => [
    `${h}`,
    part({ ...goodClaims(), peran: 'staff' }),
    `${s}`,
  ]),
  'the signature of another token': cut(([h, p]) => [
    `${h}`,
    `${p}`,
    tokenOf({ peran: 'ops' }).split('.')[2] ?? '',
  ]),
  'one bit of the signature': cut(([h, p, s]) => [`${h}`, `${p}`, flipped(`${s}`, 10)]),
  'a short signature': cut(([h, p, s]) => [`${h}`, `${p}`, `${s}`.slice(0, 40)]),
  'an empty signature': cut(([h, p]) => [`${h}`, `${p}`, '']),
  'a signature of zeros': cut(([h, p]) => [`${h}`, `${p}`, 'A'.repeat(86)]),
  'unused bits of base64 set': cut(([h, p, s]) => [`${h}`, `${p}`, nextLast(`${s}`)]),
  'padding after the signature': cut(([h, p, s]) => [`${h}`, `${p}`, `${s}==`]),
  'padding after the payload': () => {
    const input = `${part(goodHeader())}.${part(goodClaims())}=`;
    return `${input}.${signer('EdDSA', key)(input).toString('base64url')}`;
  },
  'two parts': cut(([h, p]) => [`${h}`, `${p}`]),
  'four parts': cut((parts) => [...parts, 'x']),
  'five parts, as encrypted tokens have': cut(([h, p, s]) => [`${h}`, '', `${p}`, '', `${s}`]),
  'the JSON form of a signature': () => {
    const [header, payload, signature] = tokenOf().split('.');
    return JSON.stringify({ protected: header, payload, signature });
  },
  'an identity token': () => makeDevIdentityToken(config, 'budi@toko.test'),
  'a token of another installation': async () => {
    const other = makeDataDir();
    const keys = await loadSigningKeys(authConfig(other.dataDir));
    other.remove();
    const { iat: _iat, exp: _exp, iss: _iss, aud: _aud, ...claims } = goodClaims();
    const issued = await makeTokenService(keys, config.token).issue(
      { ...claims, peran: 'admin' },
      inAnHour(),
    );
    return issued.token;
  },
  nonsense: () => 'bukan-token',
};

describe('a forged token', () => {
  test('comes in more than 60 kinds here', () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(forgeries))(
    '%s: 401, and the database is not asked',
    async (_n, make) => {
      const authorization = `Bearer ${await make()}`;
      await expect(auth.authenticate({ headers: { authorization } }, 'r1')).rejects.toMatchObject({
        statusCode: 401,
        code: 'LOTKN',
      });
      expect(queries).toBe(0);
    },
  );

  test('is told from a good one, which does reach the database', async () => {
    const authorization = `Bearer ${tokenOf()}`;
    await expect(auth.authenticate({ headers: { authorization } }, 'r1')).rejects.toThrow(
      'the database was asked',
    );
    expect(queries).toBe(1);
  });
});

test.each([
  ['absent', undefined],
  ['empty', ''],
  ['only the scheme', 'Bearer '],
  ['another scheme', 'Basic YTpi'],
  ['a token without a scheme', 'TOKEN'],
  ['two tokens', 'Bearer TOKEN TOKEN'],
  ['a list', 'Bearer TOKEN, Bearer TOKEN'],
  ['a tab', 'Bearer\tTOKEN'],
])('the Authorization header: %s: 401', async (_name, given) => {
  const authorization = given?.replaceAll('TOKEN', tokenOf());
  await expect(auth.authenticate({ headers: { authorization } }, 'r1')).rejects.toMatchObject({
    statusCode: 401,
    code: 'LOTKN',
    headers: { 'WWW-Authenticate': 'Bearer' },
  });
  expect(queries).toBe(0);
});

describe('a token of ours', () => {
  const claims = () => {
    const { iss: _iss, aud: _aud, iat: _iat, exp: _exp, peran: _peran, ...rest } = goodClaims();
    return { ...rest, peran: 'admin' as const };
  };

  test('is verified with the claims it was issued with, and an hour of life', async () => {
    const { token, expires_in } = await auth.deps.tokens.issue(claims(), inAnHour());
    expect(expires_in).toBeGreaterThan(3590);
    const verified = await auth.deps.tokens.verify(token);
    expect(verified).toMatchObject(claims());
    expect(verified.exp - verified.iat).toBe(expires_in);
  });

  test('without a tenant has neither tenant_kode nor peran', async () => {
    const { sub, email, sid } = claims();
    const { token } = await auth.deps.tokens.issue({ sub, email, sid }, inAnHour());
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(Object.keys(payload).sort()).toEqual('aud email exp iat iss sid sub'.split(' '));
    await expect(auth.deps.tokens.verify(token)).resolves.toMatchObject({ sub, email, sid });
  });

  test('never outlives its session', async () => {
    const end = new Date(Date.now() + 90_000);
    const { expires_in } = await auth.deps.tokens.issue(claims(), end);
    expect(expires_in).toBeLessThanOrEqual(90);
  });

  test('is refused once it has expired, also when it was seen before', async () => {
    const token = tokenOf({ exp: now() + 60 });
    await auth.deps.tokens.verify(token);
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    await expect(auth.deps.tokens.verify(token))
      .rejects.toMatchObject({ code: 'LOTKN' })
      .finally(() => mock.timers.reset());
  });
});
