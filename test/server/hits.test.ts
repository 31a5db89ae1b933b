import { expect, test } from '@jest/globals';
import { makeHits } from '../../server/processes/hits.ts';

test('requests are counted by key and second; an answer keeps what it said', () => {
  let now = 5000;
  const hit = makeHits(() => now);
  const first = hit('ana');
  expect([hit('ana').totalHits, hit('budi').totalHits, hit('ana').totalHits]).toEqual([2, 1, 3]);
  expect(first).toEqual({ totalHits: 1, resetAt: 6000 });
  now = 5999;
  expect(hit('ana').totalHits).toBe(4);
  now = 6000;
  expect(hit('ana')).toEqual({ totalHits: 1, resetAt: 7000 });
});
