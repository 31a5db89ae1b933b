import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from '../../server/base/config.ts';
import type { TestDatabase } from './database.ts';
import { type ServerProcess, startServers } from './server_process.ts';
import type { Stall } from './stall.ts';
import { until } from './until.ts';

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
