import { expect, test } from '@jest/globals';
import { retry } from '../../server/base/retry.ts';

/** Fails so often, with these errors in turn. */
function failing(...errors: Error[]) {
  let tries = 0;
  return {
    work: async () => {
      tries += 1;
      const error = errors[tries - 1];
      if (error) throw error;
      return tries;
    },
    tries: () => tries,
  };
}
const passing = new Error('passes');
const lasting = new Error('lasts');
const options = { mayPass: (error: unknown) => error === passing, waitMs: () => 0 };

test('what passes is tried again, with the pauses that are asked for', async () => {
  const { work } = failing(passing, passing);
  const asked: [number, unknown][] = [];
  const waitMs = (failed: number, error: unknown) => {
    asked.push([failed, error]);
    return 0;
  };
  expect(await retry(work, { ...options, waitMs })).toBe(3);
  expect(asked).toEqual([
    [1, passing],
    [2, passing],
  ]);
});

test('what does not pass, or not in time, is the error', async () => {
  const other = failing(passing, lasting);
  await expect(retry(other.work, options)).rejects.toBe(lasting);
  const often = failing(passing, passing, passing);
  await expect(retry(often.work, { ...options, times: 3 })).rejects.toBe(passing);
  expect([other.tries(), often.tries()]).toEqual([2, 3]);
});

test('a signal ends the pause, and nothing is tried after it', async () => {
  const { work, tries } = failing(passing, passing);
  const stopping = new AbortController();
  const waitMs = () => {
    setImmediate(() => stopping.abort());
    return 2 ** 30;
  };
  await expect(retry(work, { ...options, waitMs, signal: stopping.signal })).rejects.toBe(passing);
  expect(tries()).toBe(1);
});
