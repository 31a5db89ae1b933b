import { afterAll, expect, test } from '@jest/globals';
import { loadAdminKey, makeAdminKeyCheck } from '../../../server/auth/admin_key.ts';
import { makeDataDir } from './helpers/auth_server.ts';

const folder = makeDataDir();
afterAll(folder.remove);

test('the admin key is made once in development', () => {
  const config = { dataDir: folder.dataDir, production: false, adminKey: undefined };
  const made = loadAdminKey(config);
  expect(made.length).toBeGreaterThanOrEqual(24);
  expect(loadAdminKey(config)).toBe(made);
});

test('production does not start without an admin key', () => {
  const config = { dataDir: folder.dataDir, production: true, adminKey: undefined };
  expect(() => loadAdminKey(config)).toThrow(/ADMIN_KEY/);
});

test.each([
  ['kunci-admin-yang-benar', true],
  ['kunci-admin-yang-salah', false],
  ['kunci-admin-yang-bena', false],
  ['', false],
  [undefined, false],
  [['kunci-admin-yang-benar', 'kunci-admin-yang-benar'], false],
])('x-admin-key %j: %j', (given, right) => {
  expect(makeAdminKeyCheck('kunci-admin-yang-benar')(given)).toBe(right);
});
