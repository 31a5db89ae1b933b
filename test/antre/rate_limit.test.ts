import { expect, test } from '@jest/globals';
import { makeLimiter } from '../../rest-facade/base/rate_limit.ts';

type Answer = Parameters<ReturnType<typeof makeLimiter>>[0];

const headers = new Map<string, unknown>();
const answer = {
  setHeader: (name: string, value: unknown) => headers.set(name, value),
} as unknown as Answer;

/** How each of so many requests at once is taken. */
const outcomes = (limit: ReturnType<typeof makeLimiter>, key: string, many: number, own?: number) =>
  Promise.allSettled(Array.from({ length: many }, async () => limit(answer, key, own))).then(
    (all) => all.map(({ status }) => status === 'fulfilled'),
  );

test('of many requests at once the first ones are taken, as many as are allowed', async () => {
  const limit = makeLimiter('uji', 3);
  expect(await outcomes(limit, 'a', 5)).toEqual([true, true, true, false, false]);
  expect(await outcomes(limit, 'b', 2, 1)).toEqual([true, false]);
  expect(headers.get('RateLimit')).toMatch(/^"uji"; r=0; t=1$/);
});

test('none is refused where there is no limit', async () => {
  expect(await outcomes(makeLimiter('uji', 0), 'a', 3)).toEqual([true, true, true]);
});
