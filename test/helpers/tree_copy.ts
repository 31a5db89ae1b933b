import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { dropDatabase, urlOf } from '../../db/scripts/databases.ts';
import { createEmptyDatabase } from '../../db/scripts/fresh.ts';
import { rootDir } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { currentRun } from './run.ts';

const PARTS = ['db', 'server', 'workers', 'rest-facade', 'package.json', '.gmrc', '.npmrc'];

export type Said = { status: number | null; said: string };

/** A copy of the repository to change files in, with an empty database of its own, for one test file. */
type TreeCopy = {
  folder: string;
  database: string;
  /** Superuser's address of the database. */
  url: string;
  /** Writes a file, named from the root; without a text removes it. */
  write(name: string, text?: string): void;
  /** Runs a file of db/scripts. */
  run(script: string, args?: string[], env?: Record<string, string>): Said;
  /** Runs a line in bash, as one would paste it. */
  paste(line: string, env?: Record<string, string>): Said;
  /** The values of a query, one after the other. */
  ask(text: string, values?: unknown[]): Promise<unknown[]>;
};

/** Copies the repository's programs into a folder that is there, with our packages. */
export function copyTree(folder: string): void {
  for (const part of PARTS) {
    cpSync(path.join(rootDir, part), path.join(folder, part), { recursive: true });
  }
  symlinkSync(path.join(rootDir, 'node_modules'), path.join(folder, 'node_modules'));
}

export function openTreeCopy(name: string): TreeCopy {
  const { ownerUrl } = currentRun();
  const database = `niaga_${name}_${process.pid}`;
  const url = urlOf(ownerUrl, database);
  const folder = mkdtempSync(path.join(os.tmpdir(), `niaga-${name}-`));
  beforeAll(async () => {
    copyTree(folder);
    await createEmptyDatabase(ownerUrl, database);
  });
  afterAll(async () => {
    await dropDatabase(ownerUrl, database);
    await dropDatabase(ownerUrl, `${database}_shadow`);
    rmSync(folder, { recursive: true, force: true });
  });
  const spawned = (command: string, args: string[], env: Record<string, string> = {}): Said => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOME: folder,
        DATABASE_URL: url,
        ...env,
      },
    });
    return { status, said: `${stdout}${stderr}` };
  };
  return {
    folder,
    database,
    url,
    write: (file, text) => {
      const full = path.join(folder, file);
      if (text === undefined) rmSync(full);
      else writeFileSync(full, text);
    },
    run: (script, args = [], env) =>
      spawned(process.execPath, [path.join(folder, 'db/scripts', script), ...args], env),
    paste: (line, env) => spawned('bash', ['-c', line], env),
    ask: (text, values = []) =>
      withPgClient(url, async (client) => {
        const answer = await client.query({ text, values, rowMode: 'array' });
        return [answer].flat().flatMap(({ rows }) => rows.flat());
      }),
  };
}
