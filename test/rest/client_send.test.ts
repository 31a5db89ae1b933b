/** What the typed client sends again, after which pause, and what it does not wait for. */
import { getEventListeners } from 'node:events';
import { expect, test } from '@jest/globals';
import { NiagaError } from '../../rest-facade/client/src/error.ts';
import { pauseBefore, RETRY, repeating, wait } from '../../rest-facade/client/src/send.ts';

const URL_ = 'http://niaga.test/api/x';
const answering = (...answers: [status: number, retryAfter?: string][]) => {
  let sent = 0;
  const send = repeating(
    async () => {
      const [status, retryAfter] = answers[Math.min(sent, answers.length - 1)] as [number, string?];
      sent += 1;
      const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
      return new Response(null, { status, ...(headers && { headers }) });
    },
    { ...RETRY, pause: 1 },
  );
  return async (init?: RequestInit) => {
    const { status } = await send(new Request(URL_, init));
    return [status, sent];
  };
};

test.each<[[number, string?][], RequestInit | undefined, number[]]>([
  [[[429], [503], [200]], undefined, [200, 3]],
  [[[503]], undefined, [503, 5]],
  [[[503], [201]], { method: 'POST' }, [503, 1]],
  [[[429], [201]], { method: 'POST' }, [201, 2]],
  [[[503], [201]], { method: 'POST', headers: { 'idempotency-key': 'k-0000001' } }, [201, 2]],
  [[[500], [200]], undefined, [500, 1]],
  [[[429, '86400'], [200]], undefined, [429, 1]],
  [[[503, 'Fri, 01 Jan 2199 00:00:00 GMT'], [200]], undefined, [503, 1]],
  [[[503, 'Fri, 01 Jan 2021 00:00:00 GMT'], [200]], undefined, [200, 2]],
  [[[503, 'entah'], [200]], undefined, [200, 2]],
])('answers %j, asked %j: status and tries %j', async (answers, init, wanted) => {
  expect(await answering(...answers)(init)).toEqual(wanted);
});

test('pauses are at least what was asked for, and differ', () => {
  const pauses = Array.from({ length: 50 }, () => pauseBefore(2, RETRY, '2'));
  expect(new Set(pauses).size).toBeGreaterThan(1);
  for (const pause of pauses) {
    expect(pause).toBeGreaterThanOrEqual(2000);
    expect(pause).toBeLessThanOrEqual(2000 + RETRY.pause * 4);
  }
});

test('an answer of a session that is over is no lost request: it is told at once', async () => {
  let sent = 0;
  const send = repeating(
    async () => {
      sent += 1;
      throw new NiagaError(401, 'LOSES', ['sesi sudah berakhir; silakan masuk lagi']);
    },
    { ...RETRY, pause: 1 },
  );
  await expect(send(new Request(URL_))).rejects.toThrow('401 LOSES');
  expect(sent).toBe(1);
});

test('a pause that is over leaves nothing on the signal of a stream that goes on for days', async () => {
  const { signal } = new AbortController();
  for (let n = 0; n < 3; n += 1) await wait(1, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
