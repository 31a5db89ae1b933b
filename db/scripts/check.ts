import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir, StartError } from '../../server/config.ts';
import { startEmbedded } from '../../server/embedded/index.ts';
import { runMain } from '../../server/main.ts';
import {
  dbDir,
  includesOf,
  readCommitted,
  readCommittedCopies,
  readCurrent,
  readFixtures,
} from './fixtures.ts';
import { createDatabase } from './fresh.ts';
import { staleFiles } from './include.ts';
import { generatedSchemas } from './schema.ts';

/**
 * What is deployed is what lies in the files: every fixture equals its newest committed copy or is included in the
 * current migration; the generated include list is right; a committed tenant step never changes; a function whose
 * file is gone is dropped by a migration. Needs no database. Returns one line per mistake.
 */
export function driftMistakes(): string[] {
  const fixtures = readFixtures();
  const copies = readCommittedCopies();
  const current = readCurrent();
  const included = new Set(current.flatMap(({ text }) => includesOf(text)));
  const mistakes = staleFiles().map(
    (file) => `${path.relative(rootDir, file)}: tidak sesuai dengan db/fixtures (npm run include)`,
  );
  for (const [name, text] of fixtures) {
    const copy = copies.get(name);
    if (name.startsWith('tenant/') && copy !== undefined && copy !== text) {
      mistakes.push(`db/fixtures/${name}: langkah tenant yang sudah dikomit tidak boleh berubah`);
    } else if (copy !== text && !included.has(name)) {
      mistakes.push(`db/fixtures/${name}: berbeda dari salinan terakhir di db/committed`);
    }
  }
  const allSql = [...readCommitted(), ...current].map(({ text }) => text).join('\n');
  for (const name of copies.keys()) {
    if (fixtures.has(name)) continue;
    const noun = path.basename(name, '.sql');
    if (!new RegExp(`drop function (if exists )?\\w+\\.${noun}\\b`).test(allSql)) {
      mistakes.push(`db/fixtures/${name}: dihapus tanpa "drop function" di migrasi`);
    }
  }
  return mistakes;
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Migrates a throw-away database and compares the committed descriptions of the schema with what they would be. */
export async function schemaMistakes(): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-check-'));
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'data'), fsync: false });
  try {
    const url = await createDatabase(embedded.ownerUrl, 'niaga_check');
    const made = await generatedSchemas(url, pathToFileURL(`${folder}/`));
    return made
      .filter(({ file, text }) => read(file) !== text)
      .map(({ file }) => `${path.relative(rootDir, file)}: usang (npm run schema)`);
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  await runMain(async () => {
    const mistakes = [...driftMistakes(), ...(await schemaMistakes())];
    if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
    console.log(`Fixture, migrasi, dan ${path.relative(rootDir, dbDir)}/schema.sql sesuai.`);
  });
}
