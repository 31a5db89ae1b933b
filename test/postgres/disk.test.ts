/** A new cluster is there whole, or not at all. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { requireSpace } from '../../server/base/folders.ts';
import { initialise } from '../../server/embedded/cluster.ts';
import { openFolder } from '../helpers/folder.ts';

const folder = openFolder('disk');

test('too little room is said before anything is begun', () => {
  expect(() => requireSpace(folder, 1)).not.toThrow();
  expect(() => requireSpace(folder, 1e12)).toThrow(
    /^Ruang disk di .* diperlukan 1000000000000 MiB/,
  );
});

test('an initdb that fails half-way leaves nothing', async () => {
  const clusterDir = path.join(folder, 'pg');
  fs.mkdirSync(clusterDir);
  const initdb = path.join(folder, 'initdb');
  const failing = [
    '#!/bin/sh',
    'echo 18 > PG_VERSION',
    'mkdir base',
    'echo "2026-11-22 UTC [1] FATAL:  could not write file: No space left on device" >&2',
    'exit 1',
  ];
  fs.writeFileSync(initdb, failing.join('\n'));
  fs.chmodSync(initdb, 0o755);
  const plan = {
    dataDir: folder,
    clusterDir,
    namedDir: clusterDir,
    account: undefined,
    binaries: { folder, initdb, postgres: '/bin/false', version: '18' },
    password: 'rahasia',
    fsync: false,
  };
  await expect(initialise(plan)).rejects.toThrow(
    /tidak dapat menyiapkan .*No space left on device$/,
  );
  expect(fs.readdirSync(clusterDir)).toEqual([]);
  expect(fs.existsSync(`${clusterDir}.baru`)).toBe(false);
  expect(fs.readdirSync(folder).sort()).toEqual(['initdb', 'pg']);
});
