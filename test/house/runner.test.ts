/** The runner of the tests: failures of a file are reported, in a process's second file as in its first. */
import { expect, test } from '@jest/globals';
import { untilMidnightMs } from '../helpers/midnight.ts';
import { runTwice } from './two_files.ts';

const FILE = `
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
test('good', () => expect(1).toBe(1));
test('wrong', () => expect({ a: 1 }).toEqual({ a: 2 }));
test('asserts less than promised', () => expect.assertions(1));
test('leaves a rejection', () => void Promise.reject(new Error('left')));
test('never ends', () => new Promise(() => {}), 10);
describe('hook', () => { beforeAll(() => { throw new Error('before'); }); test('under it', () => {}); });
describe('end', () => { afterAll(() => { throw new Error('after'); }); test('before it', () => {}); });
`;

test('what goes wrong is told, of every file of a process', () => {
  for (const { message, assertionResults } of runTwice(FILE, { PATH: process.env.PATH })) {
    const passed = assertionResults.filter(({ status }) => status === 'passed');
    expect(passed.map(({ title }) => title)).toEqual(['good', 'before it']);
    expect(assertionResults).toHaveLength(7);
    for (const said of ['left', 'before', 'after']) {
      expect(message).toMatch(new RegExp(`^ *${said}$`, 'm'));
    }
  }
});

test.each([
  ['16:59', 1],
  ['17:00', 7 * 60],
  ['23:58', 2],
  ['00:00', 17 * 60],
])('at %s UTC midnight is %d minutes away, in Jakarta or in UTC', (time, minutes) => {
  expect(untilMidnightMs(Date.parse(`2031-05-16T${time}:00Z`))).toBe(minutes * 60_000);
});
