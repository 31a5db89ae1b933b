import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';

/** An empty folder for a test file; it goes with the file. */
export function openFolder(name: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `niaga-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
