import { expect, test } from '@jest/globals';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger, warnOfUnknown } from '../../server/base/log.ts';

/** What a production process does not start with. */
const good = {
  NODE_ENV: 'production',
  ADMIN_KEY: 'kunci-admin-uji-config',
  SECRET_KEY: 'kunci-rahasia-untuk-uji-config-saja',
  OIDC_ISSUER: 'https://id.test',
  OIDC_AUDIENCE: 'niaga-web',
};

test('production starts with an issuer over https', () => {
  expect(loadConfig(good).identity.oidc?.issuer).toBe('https://id.test');
  expect(loadConfig({ ...good, OIDC_JWKS_URL: 'https://id.test/keys' }).production).toBe(true);
});

test.each([
  [{ OIDC_ISSUER: 'http://id.test' }, /OIDC_ISSUER: harus https di produksi/],
  [{ OIDC_ISSUER: 'HTTP://id.test' }, /OIDC_ISSUER: harus https di produksi/],
  [{ OIDC_JWKS_URL: 'http://id.test/keys' }, /OIDC_JWKS_URL: harus https di produksi/],
  [{ OIDC_JWKS_URL: 'ftp://id.test/keys' }, /OIDC_JWKS_URL: harus https di produksi/],
  [{ ADMIN_KEY: undefined }, /ADMIN_KEY: wajib diisi di produksi/],
  [{ SECRET_KEY: undefined }, /SECRET_KEY: wajib diisi di produksi/],
  [{ SECRET_KEY: 'pendek' }, /SECRET_KEY: sedikitnya 32 karakter/],
  [{ SECRET_KEYS_OLD: 'kunci-rahasia-untuk-uji-config-saja,pendek' }, /SECRET_KEYS_OLD/],
  [{ OIDC_ISSUER: undefined }, /FIREBASE_PROJECT_ID atau OIDC_ISSUER/],
  [{ ADMIN_KEY: 'a'.repeat(16) }, /ADMIN_KEY: mudah ditebak/],
  [{ SECRET_KEY: '1234'.repeat(8) }, /SECRET_KEY: mudah ditebak/],
  [{ METRICS_KEY: 'x'.repeat(20) }, /METRICS_KEY: mudah ditebak/],
  [{ CORS_ORIGIN: 'https://a.test,*' }, /CORS_ORIGIN: sebutkan/],
  [{ PUBLIC_URL: 'http://niaga.test' }, /PUBLIC_URL: harus https/],
  [{ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }, /FIREBASE_AUTH_EMULATOR_HOST: dilarang/],
])('production does not start with %j', (wrong, message) => {
  expect(() => loadConfig({ ...good, ...wrong })).toThrow(message);
});

test('outside production an issuer over http may be tried', () => {
  const config = loadConfig({ ...good, NODE_ENV: 'development', OIDC_ISSUER: 'http://id.test' });
  expect(config.identity.oidc?.issuer).toBe('http://id.test');
});

test('a variable that is named like ours and read by nobody is told of, one of others is not', () => {
  const others = { NODE_OPTIONS: '--x', PGUSER: 'a', AWS_REGION: 'b', HOME: '/', PATH: '/bin' };
  expect(loadConfig({ ...good, ...others }).unknown).toEqual([]);
  expect(loadConfig({ ...good, POOL_MAXX: '5', SMTP_UR: '' }).unknown).toEqual(['POOL_MAXX']);
  const said: string[] = [];
  const log = makeLogger({ logLevel: 'info' }, { write: (line) => said.push(line) });
  warnOfUnknown({ unknown: [] }, log);
  warnOfUnknown({ unknown: ['POOL_MAXX'] }, log);
  expect(said.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', variabel: ['POOL_MAXX'] }),
  ]);
});

test('quotas are for all tenants, and for single ones', () => {
  const { quota } = loadConfig({ QUOTA_REQUESTS_DAY: '1000, kecil=50,besar=0' });
  expect(quota).toEqual({
    requests: { all: 1000, own: { kecil: 50, besar: 0 } },
    storage: { all: 0, own: {} },
  });
  for (const wrong of ['banyak', '-1', '1,2', 'a=1,a=2', 'A=1', '1.5']) {
    expect(() => loadConfig({ QUOTA_STORAGE_MIB: wrong })).toThrow(/QUOTA_STORAGE_MIB: harus/);
  }
});
