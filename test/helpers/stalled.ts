import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../../server/base/config.ts';
import type { TestDatabase } from './database.ts';
import { type ServerProcess, startServers } from './server_process.ts';
import type { Stall } from './stall.ts';
import { until } from './until.ts';

/**
 * What `work` answers, and how long the process works at a stretch for it, in units: where it is more than `most`, twice
 * again, and the least counts. A machine that shares its processors makes one stretch longer, and hardly three.
 */
export async function stretchOf<T>(
  stall: () => Promise<Stall>,
  most: number,
  work: () => Promise<T>,
): Promise<{ answer: T; units: number }> {
  for (let least = Infinity, tries = 1; ; tries += 1) {
    await stall();
    const answer = await work();
    const { ms, unitMs } = await stall();
    least = Math.min(least, ms / unitMs);
    if (least <= most || tries === 3) return { answer, units: least };
  }
}

/** A server in a process of its own that tells how long it works at a stretch. */
export async function startWatched(
  data: TestDatabase,
): Promise<{ server: ServerProcess; stall: () => Promise<Stall> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-jeda-'));
  const file = path.join(folder, 'port');
  const [server] = (await startServers(data, 1, {
    NODE_OPTIONS: `--import ${pathToFileURL(path.join(rootDir, 'test/helpers/stall.ts')).href}`,
    STALL_FILE: file,
  })) as [ServerProcess];
  data.onClose(async () => rmSync(folder, { recursive: true }));
  const port = await until(() => existsSync(file) && Number(readFileSync(file, 'utf8')));
  const stall = async () => (await fetch(`http://127.0.0.1:${port}`)).json() as Promise<Stall>;
  return { server, stall };
}
