/** The runner of the tests: whatever goes wrong in a file is told, in a process's second file as in its first. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';

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

type Outcome = {
  message: string;
  assertionResults: { title: string; status: 'passed' | 'failed' }[];
};

test('what goes wrong is told, of every file of a process', () => {
  const rootDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-runner-'));
  try {
    for (const name of ['one', 'two']) writeFileSync(path.join(rootDir, `${name}.test.mjs`), FILE);
    const testRunner = path.join(import.meta.dirname, 'runner.ts');
    const config = JSON.stringify({ rootDir, testRunner, transform: {}, displayName: 'files' });
    const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
    const run = spawnSync(process.execPath, [jest, '--config', config, '-i', '--json'], {
      cwd: rootDir,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    const files: Outcome[] = JSON.parse(run.stdout).testResults;
    expect(files).toHaveLength(2);
    for (const { message, assertionResults } of files) {
      const passed = assertionResults.filter(({ status }) => status === 'passed');
      expect(passed.map(({ title }) => title)).toEqual(['good', 'before it']);
      expect(assertionResults).toHaveLength(7);
      for (const said of ['left', 'before', 'after']) {
        expect(message).toMatch(new RegExp(`^ *${said}$`, 'm'));
      }
    }
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
});
