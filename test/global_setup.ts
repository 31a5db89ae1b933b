import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseHash } from '../db/scripts/sql_files.ts';
import { type Embedded, startEmbedded } from '../server/embedded/index.ts';
import { loginUrls } from '../server/embedded/urls.ts';
import { publishRun } from './helpers/run.ts';
import { CLUSTER, fillCluster } from './helpers/template.ts';

const PREFIX = 'niaga-test-';

/** A file system in memory: thousands of small files are made and deleted for each test file. */
const MEMORY = '/dev/shm';

declare global {
  var niagaTestDatabase: { embedded: Embedded; folder: string } | undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A run that was killed leaves its folder; PostgreSQL in it was ended by the watchdog. */
function clearDeadRuns(): void {
  const folders = [MEMORY, os.tmpdir()]
    .filter(existsSync)
    .flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name)));
  for (const folder of folders) {
    const pid = new RegExp(`/${PREFIX}(\\d+)$`).exec(folder)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another account's: not ours to remove, and not in our way.
    }
  }
}

/** Where runs have their folders: in memory where there are 2 GiB of it, else among temporary files. */
function parentFolder(): string {
  if (!existsSync(MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= 2 ** 31 ? MEMORY : os.tmpdir();
}

/** One PostgreSQL for the run, in a folder of its own, that ends with this process whatever happens to it. */
export default async function globalSetup(): Promise<void> {
  clearDeadRuns();
  const folder = path.join(parentFolder(), `${PREFIX}${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  // Of the tree as the template is made from it, whatever is edited while the tests run.
  const release = releaseHash();
  try {
    await fillCluster(dataDir);
    const embedded = await startEmbedded({ dataDir, ...CLUSTER });
    globalThis.niagaTestDatabase = { embedded, folder };
    const urls = await loginUrls({ dataDir, database: {} }, embedded.ownerUrl);
    publishRun({
      ownerUrl: embedded.ownerUrl,
      appUrl: urls.app,
      workerUrl: urls.worker,
      cdcUrl: urls.cdc,
      dataDir,
      release,
    });
  } catch (error) {
    await globalThis.niagaTestDatabase?.embedded.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
