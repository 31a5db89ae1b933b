import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commit } from 'graphile-migrate';
import { loadConfig, StartError } from '../../server/config.ts';
import { withOwnerUrl } from '../../server/database.ts';
import { runMain } from '../../server/main.ts';
import { dbDir, hasCurrent } from './fixtures.ts';
import { createDatabase, dropDatabase, urlOf } from './fresh.ts';
import { generateIncludes } from './include.ts';
import { closePools, migrateSettings } from './migrate.ts';

/**
 * `npm run commit -- "MESSAGE"`: includes what changed and makes db/current a committed migration, tried on two
 * throw-away databases. Unlike `graphile-migrate commit` it does not need the database in use to be without
 * db/current, and a failure leaves db/current as it was.
 */
async function commitCurrent(ownerUrl: string, message: string): Promise<void> {
  generateIncludes();
  if (!hasCurrent()) throw new StartError('db/current kosong: tidak ada yang dikomit');
  const current = path.join(dbDir, 'current');
  const copy = mkdtempSync(path.join(os.tmpdir(), 'niaga-current-'));
  const names = [`niaga_commit_${process.pid}`, `niaga_commit_${process.pid}_shadow`] as const;
  cpSync(current, copy, { recursive: true });
  try {
    const url = await createDatabase(ownerUrl, names[0], { current: false });
    let said = '';
    const settings = migrateSettings(url, (line) => {
      said += `${line}\n`;
    });
    const shadowConnectionString = urlOf(ownerUrl, names[1]);
    await commit({ ...settings, shadowConnectionString }, message).catch((error) => {
      rmSync(current, { recursive: true });
      cpSync(copy, current, { recursive: true });
      throw new StartError(`Migrasi tidak dikomit.\n${said.trim()}`, { cause: error });
    });
  } finally {
    await closePools();
    rmSync(copy, { recursive: true });
    for (const name of names) await dropDatabase(ownerUrl, name);
  }
}

if (import.meta.main) {
  await runMain(async () => {
    const message = process.argv[2];
    if (message === undefined) throw new StartError('Pemakaian: npm run commit -- "PESAN"');
    await withOwnerUrl(loadConfig(), (url) => commitCurrent(url, message));
  });
}
