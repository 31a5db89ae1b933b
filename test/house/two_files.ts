import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@jest/globals';

export type Outcome = {
  message: string;
  assertionResults: { title: string; status: 'passed' | 'failed' }[];
};

/** Runs a test file that fails twice, under two names in one process; answers what the runner reports of each. */
export function runTwice(text: string, env: NodeJS.ProcessEnv): Outcome[] {
  const rootDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-runner-'));
  try {
    for (const name of ['one', 'two']) writeFileSync(path.join(rootDir, `${name}.test.mjs`), text);
    const testRunner = path.resolve(import.meta.dirname, '../runner.ts');
    const config = { rootDir, testRunner, transform: {}, displayName: 'files' };
    const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
    const run = spawnSync(
      process.execPath,
      [jest, '--config', JSON.stringify(config), '-i', '--json', '--testTimeout=600000'],
      { cwd: rootDir, env, encoding: 'utf8' },
    );
    expect(run.status).toBe(1);
    const files: Outcome[] = JSON.parse(run.stdout).testResults;
    expect(files).toHaveLength(2);
    return files;
  } finally {
    rmSync(rootDir, { recursive: true, force: true });
  }
}
