import { expect, test } from '@jest/globals';
import { makeSessionCheck } from '../../server/auth/session_check.ts';
import type { SessionState } from '../../server/auth/session_gate.ts';

const claims = (sid: string) => ({ sid, sub: 'u', email: 'a@b.test', iat: 0, exp: 0 });
const state: SessionState = { ok: false, sebab: 'session' };
const LONG_MS = 600_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A gate that counts how often it was asked. */
function countingGate(answer: () => Promise<SessionState> = async () => state) {
  const asked: string[] = [];
  return {
    asked,
    check: async (_requestId: string, { sid }: { sid: string }) => {
      asked.push(sid);
      return answer();
    },
  };
}

test('simultaneous requests of one session share one question', async () => {
  const gate = countingGate();
  const sessions = makeSessionCheck(gate);
  await Promise.all([1, 2, 3].map((n) => sessions.check(claims('s1'), `r${n}`)));
  expect(gate.asked).toEqual(['s1']);
});

test('an answer is used no longer than its age allows, counted from the question', async () => {
  const gate = countingGate(async () => {
    await pause(40);
    return state;
  });
  const sessions = makeSessionCheck(gate, { maxAgeMs: 30 });
  await sessions.check(claims('s1'), 'r1');
  await sessions.check(claims('s1'), 'r2');
  expect(gate.asked).toHaveLength(2);
});

test('a role or a tenant of another token is another question', async () => {
  const gate = countingGate();
  const sessions = makeSessionCheck(gate);
  await sessions.check(claims('s1'), 'r1');
  await sessions.check({ ...claims('s1'), tenant_kode: 'toko', peran: 'admin' }, 'r2');
  await sessions.check({ ...claims('s1'), tenant_kode: 'toko', peran: 'staff' }, 'r3');
  expect(gate.asked).toHaveLength(3);
});

test('a failure is not remembered', async () => {
  let down = true;
  const gate = countingGate(async () => {
    if (down) throw new Error('no database');
    return state;
  });
  const sessions = makeSessionCheck(gate);
  await expect(sessions.check(claims('s1'), 'r1')).rejects.toThrow('no database');
  down = false;
  await expect(sessions.check(claims('s1'), 'r2')).resolves.toBe(state);
});

test('a session that ended here is forgotten at once', async () => {
  const gate = countingGate();
  const sessions = makeSessionCheck(gate, { maxAgeMs: LONG_MS });
  await sessions.check(claims('s1'), 'r1');
  await sessions.check(claims('s2'), 'r2');
  sessions.forget('s1');
  await sessions.check(claims('s1'), 'r3');
  await sessions.check(claims('s2'), 'r4');
  expect(gate.asked).toEqual(['s1', 's2', 's1']);
});

test('the memory is bounded: the oldest goes', async () => {
  const gate = countingGate();
  const sessions = makeSessionCheck(gate, { maxEntries: 2, maxAgeMs: LONG_MS });
  for (const sid of ['s1', 's2', 's3', 's3', 's2', 's1']) await sessions.check(claims(sid), 'r');
  expect(gate.asked).toEqual(['s1', 's2', 's3', 's1']);
});
