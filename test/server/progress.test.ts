/** What a person sees of steps: a living line on a terminal, one line a step elsewhere. */
import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { makeProgress, type Terminal } from '../../server/base/progress.ts';
import { until } from '../helpers/until.ts';

/** A terminal that keeps what was written to it. */
function terminal(columns = 80) {
  const out: Terminal = new PassThrough();
  out.columns = columns;
  let text = '';
  out.on('data', (part) => {
    text += part;
  });
  return { out, written: () => text };
}

/** What stands in the lines at last. */
const seen = (written: string): string[] =>
  written.split('\n').map((line) => line.split('\r\x1b[2K').at(-1) as string);

const MARK = /^✓ Data demo \(\d+\.\d dtk\)$/;

test('on a terminal the line lives, says what it is at, and ends as one', async () => {
  const { out, written } = terminal();
  const answer = await makeProgress(true, out).step('Data demo', async (report) => {
    expect(written()).toMatch(/⠋ Data demo$/);
    report('40 %');
    await until(async () => /[⠙⠹⠸⠼⠴⠦⠧⠇⠏] Data demo: 40 %/.test(written()));
    return 7;
  });
  expect(answer).toBe(7);
  expect(seen(written())).toEqual([expect.stringMatching(MARK), '']);
});

test('what others write meanwhile stands in a line of its own', async () => {
  const { out, written } = terminal();
  await makeProgress(true, out).step('Data demo', async () => {
    out.write('peringatan\n');
  });
  expect(seen(written())).toEqual(['peringatan', expect.stringMatching(MARK), '']);
  out.write('sesudahnya');
  expect(seen(written()).at(-1)).toBe('sesudahnya');
});

test('a line is no wider than the terminal', async () => {
  const { out, written } = terminal(20);
  await makeProgress(true, out).step('Langkah yang panjang sekali namanya', async () => {});
  expect(written()).toMatch(/⠋ Langkah yang panj\r/);
});

test('a step that fails is marked and throws as it was thrown', async () => {
  const { out, written } = terminal();
  const cause = new Error('rusak');
  const fail = async () => {
    throw cause;
  };
  await expect(makeProgress(true, out).step('Worker', fail)).rejects.toBe(cause);
  expect(seen(written())).toEqual(['✗ Worker', '']);
});

test('elsewhere one line a step, and none of one that failed', async () => {
  const { out, written } = terminal();
  const progress = makeProgress(false, out);
  await progress.step('Data demo', async (report) => report('40 %'));
  await expect(
    progress.step('Worker', async () => {
      throw new Error('rusak');
    }),
  ).rejects.toThrow('rusak');
  expect(seen(written())).toEqual([expect.stringMatching(MARK), '']);
});
