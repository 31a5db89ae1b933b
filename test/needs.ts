/** What test files need, which follows from what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

type Source = { imports: string[]; startsProcesses: boolean };

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const sources = new Map<string, Source>();

/** A file by its path from the root; packages and what is not there import nothing of ours. */
function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const whole = path.join(root, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  const source = {
    imports: [...text.matchAll(IMPORT)].map(([, name = '']) =>
      path.posix.join(path.posix.dirname(file), name),
    ),
    startsProcesses:
      file.startsWith('test/') && /^import [^;]* from 'node:child_process'/m.test(text),
  };
  sources.set(file, source);
  return source;
}

/** All files that a file reaches by its imports, itself among them. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const name of sourceOf(file).imports) reached(name, found);
  return found;
}

const POSTGRESQL = ['test/helpers/run.ts', 'server/embedded/index.ts'];

/** All test files, by their paths from the root. */
export const testFiles = (readdirSync(path.join(root, 'test'), { recursive: true }) as string[])
  .map((name) => `test/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.test.ts'))
  .sort();

/** Those that start other processes. */
export const processFiles = testFiles.filter((file) =>
  [...reached(file)].some((name) => sourceOf(name).startsProcesses),
);

/** Those that need neither a PostgreSQL nor another process. */
export const unitFiles = testFiles.filter(
  (file) =>
    !processFiles.includes(file) && ![...reached(file)].some((name) => POSTGRESQL.includes(name)),
);
