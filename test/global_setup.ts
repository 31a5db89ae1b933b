import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDatabase } from '../db/scripts/fresh.ts';
import { staleFiles } from '../db/scripts/include.ts';
import { createTenant } from '../db/scripts/tenants.ts';
import { loginUrls } from '../server/database.ts';
import { type Embedded, startEmbedded } from '../server/embedded/index.ts';
import { withPgClient } from '../server/pg_client.ts';
import { publishRun } from './helpers/run.ts';
import { ROLES } from './helpers/users.ts';

const PREFIX = 'niaga-test-';
const TEMPLATE = 'niaga_test';

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
  for (const name of readdirSync(os.tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)$`).exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    try {
      rmSync(path.join(os.tmpdir(), name), { recursive: true, force: true });
    } catch {
      // Another account's: not ours to remove, and not in our way.
    }
  }
}

async function makeTemplate(ownerUrl: string): Promise<string> {
  const url = await createDatabase(ownerUrl, TEMPLATE);
  for (const kode of ['satu', 'dua']) {
    await createTenant(url, kode, `Toko ${kode}`, `admin@${kode}.test`);
    await withPgClient(url, async (client) => {
      for (const peran of ROLES) {
        await client.query('select erp_private.membership_set($1, $2, $3, $4)', [
          `${peran}@${kode}.test`,
          peran,
          kode,
          peran,
        ]);
      }
    });
  }
  return url;
}

/** One PostgreSQL for the run, in a folder of its own, that ends with this process whatever happens to it. */
export default async function globalSetup(): Promise<void> {
  clearDeadRuns();
  const folder = path.join(os.tmpdir(), `${PREFIX}${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o711 });
  const stale = staleFiles().map((file) => path.basename(file));
  const dataDir = path.join(folder, 'data');
  const embedded = await startEmbedded({ dataDir, fsync: false });
  globalThis.niagaTestDatabase = { embedded, folder };
  try {
    await makeTemplate(embedded.ownerUrl);
    const urls = await loginUrls({ dataDir, database: {} }, embedded.ownerUrl);
    publishRun({
      ownerUrl: embedded.ownerUrl,
      appUrl: urls.app,
      workerUrl: urls.worker,
      cdcUrl: urls.cdc,
      template: TEMPLATE,
      dataDir,
      stale,
    });
  } catch (error) {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
