/** Which test files are unit tests: those that reach neither a PostgreSQL nor another process by what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** What unit tests do without. */
const OUTSIDE = ['test/helpers/run.ts', 'server/embedded/index.ts'];
const startsProcesses = (file: string, text: string) =>
  file.startsWith('test/') && /^import [^;]* from 'node:child_process'/m.test(text);

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const known = new Map<string, boolean>();

/** Whether a file needs what is outside of its process, itself or through another that it imports. */
function needsMore(file: string): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, OUTSIDE.includes(file));
  if (OUTSIDE.includes(file) || !existsSync(path.join(root, file))) return OUTSIDE.includes(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  const needs =
    startsProcesses(file, text) ||
    [...text.matchAll(IMPORT)].some(([, name = '']) =>
      needsMore(path.posix.join(path.posix.dirname(file), name)),
    );
  known.set(file, needs);
  return needs;
}

/** All test files, by their paths from the root. */
export const testFiles = (readdirSync(path.join(root, 'test'), { recursive: true }) as string[])
  .map((name) => `test/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.test.ts'))
  .sort();

export const unitFiles = testFiles.filter((file) => !needsMore(file));
