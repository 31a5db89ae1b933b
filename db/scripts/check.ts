import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../server/base/command_line.ts';
import { rootDir, StartError } from '../../server/base/config.ts';
import { events } from '../../server/base/events.ts';
import { startEmbedded } from '../../server/embedded/index.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { callMistakes } from './calls.ts';
import { committedMistakes } from './committed.ts';
import { createDatabase } from './fresh.ts';
import { frozenStepMistakes } from './frozen_steps.ts';
import { lookAtFunctions } from './plpgsql/look.ts';
import { generatedSchemas } from './schema.ts';
import { dbDir } from './sql_files.ts';

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Runs db/current once more on a database that has run it, as each save does, and says what fails. */
export async function repeatMistakes(url: string): Promise<string[]> {
  return withPgClient(url, async (client) => {
    const { rows } = await client.query<{ content: string }>(
      `select content from graphile_migrate.current where filename = 'current.sql'`,
    );
    try {
      await client.query('begin');
      await client.query(rows[0]?.content ?? '');
      return [];
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return [`db/current: tidak dapat diulang, ${code}: ${message} (db/README.md)`];
    } finally {
      await client.query('rollback');
    }
  });
}

/** Types of events that the enum `erp.peristiwa_webhook` and their list do not share. */
export async function eventMistakes(url: string): Promise<string[]> {
  const { rows } = await withPgClient(url, (client) =>
    client.query<{ jenis: string }>(
      `select j.jenis::text from unnest(enum_range(null::erp.peristiwa_webhook)) as j (jenis) where j.jenis <> '*'`,
    ),
  );
  const known = new Set(rows.map(({ jenis }) => jenis));
  return [...known.symmetricDifference(new Set(events.keys()))].map((type) =>
    known.has(type)
      ? `db/reference/events.json: tanpa ${type}`
      : `erp.peristiwa_webhook: tanpa ${type} (db/current: alter type erp.peristiwa_webhook add value '${type}')`,
  );
}

/** Migrates a throw-away database and compares the committed descriptions of the schema with what they would be. */
async function schemaMistakes(): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'niaga-check-'));
  const embedded = await startEmbedded({ dataDir: path.join(folder, 'data'), fsync: false });
  try {
    const url = await createDatabase(embedded.ownerUrl, 'niaga_check');
    const made = await generatedSchemas(url, pathToFileURL(`${folder}/`));
    const stale = made
      .filter(({ file, text }) => read(file) !== text)
      .map(({ file }) => `${path.relative(rootDir, file)}: usang (npm run schema)`);
    const { mistakes } = await withPgClient(url, (client) => lookAtFunctions(client));
    const found = [await repeatMistakes(url), await eventMistakes(url), await callMistakes(url)];
    return [...stale, ...mistakes, ...found.flat()];
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const COMMAND = {
  usage: ['npm run check'],
  about: `Memeriksa bahwa migrasi dan langkah tenant yang sudah dikomit tidak berubah, bahwa db/current dapat diulang, dan bahwa db/schema.sql
dan skema GraphQL sesuai dengan migrasi dan berkas SQL, bahwa tabel, kolom dan fungsi dalam setiap pernyataan PL/pgSQL ada, dan bahwa database masih punya semua yang diminta server rilis sebelumnya
(db/committed/calls.txt), dengan PostgreSQL sementara miliknya sendiri. Kode keluar 1 dan satu baris per kesalahan bila tidak.`,
};

if (import.meta.main) {
  await runCommand(COMMAND, async () => {
    const mistakes = [...committedMistakes(), ...frozenStepMistakes(), ...(await schemaMistakes())];
    if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
    console.log(`Migrasi, berkas SQL, dan ${path.relative(rootDir, dbDir)}/schema.sql sesuai.`);
  });
}
