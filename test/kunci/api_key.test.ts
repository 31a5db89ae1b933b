/** How often the database is asked about unknown keys. With a real one: test/kunci/api.test.ts. */
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { makeKeyCheck } from '../../server/auth/api_key.ts';
import type { KeyState } from '../../server/auth/session_gate.ts';
import { API_KEY, makeTries, UNKNOWN_KEY } from '../../server/lines/tries.ts';

const newKey = () => {
  const random = randomBytes(24).toString('hex');
  return `niaga_sk_${random}${crc32(random).toString(16).padStart(8, '0')}`;
};
const right: KeyState = {
  ok: true,
  id: '00000000-0000-4000-8000-000000000001',
  tenant_kode: 'satu',
  peran: 'staff',
  cakupan: ['master:read'],
  batas_per_detik: null,
  berakhir_pada: '9999-12-31',
  skema: 't_satu',
  peran_db: 'r',
  target: null,
  peran_simpul: null,
  langkah_terbaru: true,
};

/** Keys at a gate that says of each whether there is one, at a clock that stands still. */
function openKeys() {
  const at = { asked: 0, now: 0, answer: { ok: false, sebab: 'kunci' } as KeyState };
  const clock = () => at.now;
  const gate = {
    key: async () => {
      at.asked += 1;
      return at.answer;
    },
    keyUsed: async () => undefined,
  };
  const keys = makeKeyCheck(
    { gate, countTry: makeTries(clock, API_KEY), countUnknown: makeTries(clock, UNKNOWN_KEY) },
    { maxAgeMs: 0 },
  );
  const statusOf = (key: string, ip: string) =>
    keys.check(key, { headers: {}, ip }, 'r').then(
      () => 200,
      ({ statusCode }) => statusCode as number,
    );
  return { at, statusOf };
}

test('unknown keys from one address are asked for a hundred times in a second, and right ones go on', async () => {
  const { at, statusOf } = openKeys();
  const known = newKey();
  at.answer = right;
  expect(await statusOf(known, '192.0.2.1')).toBe(200);
  at.answer = { ok: false, sebab: 'kunci' };
  const answers = await Promise.all(
    Array.from({ length: 300 }, () => statusOf(newKey(), '::ffff:192.0.2.1')),
  );
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(answers.filter((status) => status === 429)).toHaveLength(290);
  expect(at.asked).toBe(100);
  at.answer = right;
  expect(await statusOf(known, '192.0.2.1')).toBe(200);
  expect(await statusOf(newKey(), '192.0.2.2')).toBe(200);
  const asked = at.asked;
  expect(await statusOf(newKey(), '192.0.2.1')).toBe(429);
  expect(at.asked).toBe(asked);
  at.now += 1001;
  expect(await statusOf(newKey(), '192.0.2.1')).toBe(200);
});

test('the addresses of one IPv6 network are one address', async () => {
  const { at, statusOf } = openKeys();
  const from = (n: number) => statusOf(newKey(), `2001:db8::${n.toString(16)}`);
  const answers = await Promise.all(Array.from({ length: 150 }, (_, n) => from(n + 1)));
  expect(answers.filter((status) => status === 401)).toHaveLength(10);
  expect(at.asked).toBe(100);
  at.answer = right;
  expect(await statusOf(newKey(), '2001:db8:1::1')).toBe(200);
});
