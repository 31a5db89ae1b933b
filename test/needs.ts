/** What test files need, which follows from what they import. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;
const STARTS_PROCESSES = /^import [^;]* from 'node:child_process'/m;
const STARTS_THREADS = /^import [^;]*\bWorker\b[^;]* from 'node:worker_threads'/m;

/** Who imports a file, by paths from the root. Packages and what is not there import nothing of ours. */
const importers = new Map<string, string[]>();
const starters: string[] = [];
const threaders: string[] = [];

function read(file: string): void {
  const whole = path.join(root, file);
  const text = existsSync(whole) ? readFileSync(whole, 'utf8') : '';
  if (file.startsWith('test/') && STARTS_PROCESSES.test(text)) starters.push(file);
  if (STARTS_THREADS.test(text)) threaders.push(file);
  for (const [, found = ''] of text.matchAll(IMPORT)) {
    const name = path.posix.join(path.posix.dirname(file), found);
    const known = importers.get(name);
    importers.set(name, [...(known ?? []), file]);
    if (known === undefined) read(name);
  }
}

/** Those that reach one of some files by what they import, the files among them. */
function reaching(files: string[]): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

const POSTGRESQL = ['test/helpers/run.ts', 'server/embedded/index.ts'];

/** All test files, by their paths from the root. */
export const testFiles = (readdirSync(path.join(root, 'test'), { recursive: true }) as string[])
  .map((name) => `test/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.test.ts'))
  .sort();

for (const file of testFiles) read(file);
const [starting, asking] = [reaching(starters), reaching(POSTGRESQL)];
/** Tests that import what starts threads use threads; those that import only its callers may not. */
const threading = new Set(threaders.flatMap((file) => importers.get(file) ?? []));

/** Those that start other processes. */
export const processFiles = testFiles.filter((file) => starting.has(file));

/** Those that need neither a PostgreSQL nor another process or thread. */
export const unitFiles = testFiles.filter((file) =>
  [starting, asking, threading].every((found) => !found.has(file)),
);
