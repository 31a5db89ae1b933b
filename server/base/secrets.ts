import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makeFolder } from './folders.ts';

/** A random password: 32 characters of base64url, so it needs no escaping in a URL. */
const randomPassword = (): string => randomBytes(24).toString('base64url');

/** A secret that somebody gave; undefined where there is none. */
export function givenSecret(dataDir: string, name: string): string | undefined {
  const file = path.join(dataDir, 'secrets', name);
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

/** Keeps a secret that somebody gave, in the place of the one before; without `text` there is none any more. */
export function keepSecret(dataDir: string, name: string, text?: string): void {
  rmSync(path.join(dataDir, 'secrets', name), { force: true });
  if (text !== undefined) secretOf(dataDir, name, () => text);
}

/**
 * The secret called `name` of a data folder, made by `make` when it is missing. Each lies in a file of its own
 * (`secrets/NAME`, mode 0600) that appears whole or not at all, so processes starting together agree on it.
 */
export function secretOf(dataDir: string, name: string, make = randomPassword): string {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  try {
    return readFileSync(file, 'utf8').trimEnd();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeFolder(dataDir, 0o711);
  makeFolder(folder, 0o700);
  chmodSync(folder, 0o700);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${make()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    // Another process was first: its secret is used.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8').trimEnd();
}
