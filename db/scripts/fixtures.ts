import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/config.ts';

export const dbDir = path.join(rootDir, 'db');
const fixturesDir = path.join(dbDir, 'fixtures');
const currentDir = path.join(dbDir, 'current');

/** Written by include.ts, so never looked at for what a person included by hand. */
export const functionsFile = path.join(currentDir, '500-functions.sql');
export const stepsFile = path.join(currentDir, '900-tenant_steps.sql');

const sqlFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.sql'))
        .sort()
    : [];

/** Every fixture by its path below db/fixtures (always with forward slashes), with its trimmed text. */
export function readFixtures(): Map<string, string> {
  return new Map(
    sqlFiles(fixturesDir).map((name) => [
      name.replaceAll(path.sep, '/'),
      readFileSync(path.join(fixturesDir, name), 'utf8').trim(),
    ]),
  );
}

/** The committed migrations, oldest first: file name and text. */
export function readCommitted(): { name: string; text: string }[] {
  const folder = path.join(dbDir, 'committed');
  return sqlFiles(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

/** The text of each fixture as the newest committed migration that included it holds it. */
export function readCommittedCopies(): Map<string, string> {
  const copies = new Map<string, string>();
  for (const { text } of readCommitted()) {
    for (const [, name, copy] of text.matchAll(
      /^--! Included (.+)\n([\s\S]*?)\n--! EndIncluded \1$/gm,
    )) {
      if (name !== undefined && copy !== undefined) copies.set(name, copy.trim());
    }
  }
  return copies;
}

/** The files of the current migration, in the order in which graphile-migrate runs them. */
export function readCurrent(): { file: string; text: string }[] {
  return sqlFiles(currentDir)
    .filter((name) => /^\d+(-[-\w]*)?\.sql$/.test(name))
    .sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map((name) => path.join(currentDir, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** The fixtures that an SQL text includes. */
export const includesOf = (text: string): string[] =>
  [...text.matchAll(/^--![ \t]*include[ \t]+(.*\.sql)[ \t]*$/gm)].map(
    (match) => match[1] as string,
  );

/** Whether the current migration holds a statement at all (the blank one is a comment). */
export const hasCurrent = (): boolean =>
  readCurrent().some(({ text }) => text.replaceAll(/^--(?!! *include).*$/gm, '').trim() !== '');
