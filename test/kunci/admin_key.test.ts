import { createHash } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { loadAdminKey, makeAdminKeyCheck } from '../../server/auth/admin_key.ts';
import { makeTries } from '../../server/lines/tries.ts';
import { makeDataDir } from '../pengguna/auth_server.ts';

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

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const OWN = 'kunci-milik-tenant-satu-sendiri';

function checked() {
  const asked: string[] = [];
  let now = 1_000;
  const tries = makeTries(() => now);
  const check = makeAdminKeyCheck({
    operatorKey: 'kunci-admin-yang-benar',
    tenantHash: async (_requestId, tenant) => {
      asked.push(tenant);
      return tenant === 'satu' ? digest(OWN) : null;
    },
    countTry: tries,
  });
  const by = (user: string, tenant?: string) => (given: string | string[]) =>
    check(given, { tenant, user }, 'uji');
  return { by, asked, pass: (ms: number) => (now += ms) };
}

test.each([
  ['kunci-admin-yang-benar', true],
  ['kunci-admin-yang-salah', false],
  ['kunci-admin-yang-bena', false],
  ['', false],
  [['kunci-admin-yang-benar', 'kunci-admin-yang-benar'], false],
])('x-admin-key %j: %j', async (given, right) => {
  expect(await checked().by('ana', 'satu')(given)).toBe(right);
});

test('a tenant’s own key opens that tenant alone; the operator’s asks the database nothing', async () => {
  const { by, asked } = checked();
  expect(await by('ana', 'satu')('kunci-admin-yang-benar')).toBe(true);
  expect(asked).toEqual([]);
  expect(await by('ana', 'satu')(OWN)).toBe(true);
  expect(await by('ana', 'dua')(OWN)).toBe(false);
  expect(await by('ana')(OWN)).toBe(false);
  expect(asked).toEqual(['satu', 'dua']);
});

test('five wrong tries lock one user out of one tenant for 15 minutes, with the right key too', async () => {
  const { by, pass } = checked();
  const ana = by('ana', 'satu');
  // At once: none is looked at before the one ahead of it is counted.
  const first = await Promise.allSettled(Array.from({ length: 12 }, () => ana('salah')));
  expect(first.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 12 }, (_, n) => n < 5),
  );
  await expect(ana(OWN)).rejects.toMatchObject({ statusCode: 429, code: 'HT429' });
  expect(await by('budi', 'satu')(OWN)).toBe(true);
  expect(await by('ana', 'dua')('kunci-admin-yang-benar')).toBe(true);
  pass(15 * 60_000 - 1);
  await expect(ana(OWN)).rejects.toMatchObject({ statusCode: 429 });
  pass(1);
  expect(await ana(OWN)).toBe(true);
});

test('a right key forgets the wrong ones before it, and so do 15 minutes', async () => {
  const { by, pass } = checked();
  const ana = by('ana', 'satu');
  for (const between of [() => ana(OWN), async () => pass(15 * 60_000)]) {
    for (let n = 0; n < 4; n += 1) expect(await ana('salah')).toBe(false);
    await between();
  }
  for (let n = 0; n < 5; n += 1) expect(await ana('salah')).toBe(false);
  await expect(ana('salah')).rejects.toMatchObject({ statusCode: 429 });
});
