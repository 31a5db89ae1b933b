import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commit } from 'graphile-migrate';
import minify from 'pg-minify';
import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, packageVersion, StartError } from '../../server/base/config.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { applySql } from './apply.ts';
import { dropDatabase, urlOf } from './databases.ts';
import { createEmptyDatabase } from './fresh.ts';
import { freezeSteps, newSteps } from './frozen_steps.ts';
import { migrateSettings, withGraphileMigrate } from './migrate.ts';
import { dbDir, hasCurrent, header, readCommitted } from './sql_files.ts';
import { validateStatements } from './validate.ts';

/**
 * `npm run commit -- "MESSAGE"`: makes db/current a committed migration, tried on two throw-away databases, and freezes the
 * new tenant steps. Migrations run there without the functions of db/sql, so one that calls a function which it does not
 * create fails; afterwards these are applied and every function's body is checked. Unlike `graphile-migrate commit`
 * it does not need the database in use to be without db/current, and a failure leaves db/current as it was.
 */
async function commitCurrent(ownerUrl: string, message: string): Promise<void> {
  const steps = newSteps();
  if (!hasCurrent() && steps.length === 0) {
    throw new StartError(
      'db/current kosong dan tidak ada langkah tenant baru: tidak ada yang dikomit',
    );
  }
  if (hasCurrent()) {
    await commitMigration(ownerUrl, message);
    await markApplied(ownerUrl);
  }
  freezeSteps();
}

async function commitMigration(ownerUrl: string, message: string): Promise<void> {
  const folders = ['current', 'committed'].map((name) => path.join(dbDir, name));
  const copy = mkdtempSync(path.join(os.tmpdir(), 'niaga-commit-'));
  const names = [`niaga_commit_${process.pid}`, `niaga_commit_${process.pid}_shadow`] as const;
  for (const folder of folders) {
    cpSync(folder, path.join(copy, path.basename(folder)), { recursive: true });
  }
  let said = '';
  try {
    const url = await createEmptyDatabase(ownerUrl, names[0]);
    const settings = migrateSettings(url, (line) => {
      said += `${line}\n`;
    });
    const shadowConnectionString = urlOf(ownerUrl, names[1]);
    await withGraphileMigrate(() => commit({ ...settings, shadowConnectionString }, message));
    said = '';
    await applySql(url, { version: packageVersion, drift: 'refuse' });
    await validateStatements(url);
  } catch (error) {
    for (const folder of folders) {
      rmSync(folder, { recursive: true });
      cpSync(path.join(copy, path.basename(folder)), folder, { recursive: true });
    }
    throw new StartError(`Migrasi tidak dikomit.\n${said.trim() || (error as Error).message}`, {
      cause: error,
    });
  } finally {
    rmSync(copy, { recursive: true });
    for (const name of names) await dropDatabase(ownerUrl, name);
  }
}

/**
 * The database in use has run db/current already, as `npm start` does: the new migration is noted there as applied.
 * One that ran an earlier form, or none of it, is left alone.
 */
async function markApplied(ownerUrl: string): Promise<void> {
  const { name, text } = readCommitted().at(-1) as { name: string; text: string };
  await withPgClient(ownerUrl, async (client) => {
    const there = await client.query(`select to_regclass('graphile_migrate.current') as tabel`);
    if (there.rows[0].tabel === null) return;
    const { rows } = await client.query<{ content: string }>(
      `select content from graphile_migrate.current where filename = 'current.sql'`,
    );
    const ran = minify(rows[0]?.content ?? '');
    if (ran === '') return;
    if (ran !== minify(text)) {
      throw new StartError(
        `Migrasi sudah dikomit, tetapi ${new URL(ownerUrl).pathname.slice(1)} pernah menjalankan bentuk lain dari db/current` +
          ' dan tidak dapat meneruskannya: pakai folder data baru atau database baru.',
      );
    }
    await client.query('begin');
    await client.query(
      'insert into graphile_migrate.migrations (hash, previous_hash, filename) values ($1, $2, $3)',
      [header(text, 'Hash'), header(text, 'Previous'), `${name.slice(0, 6)}.sql`],
    );
    await client.query(`update graphile_migrate.current set content = ''`);
    await client.query('commit');
  });
}

const COMMAND = {
  usage: ['npm run commit -- "PESAN"'],
  about: `Menjadikan db/current satu migrasi tetap di db/committed, setelah dicoba pada dua database sementara, dan membekukan
langkah tenant baru. PESAN menjadi bagian nama berkasnya. Bila gagal, semuanya tetap seperti semula. Database yang dipakai
dan sudah menjalankan db/current mencatatnya sebagai sudah dijalankan.`,
  positionals: [1, 1],
} as const;

if (import.meta.main) {
  await runCommand(COMMAND, ({ positionals: [message = ''] }) =>
    withOwnerUrl(loadConfig(), (url) => commitCurrent(url, message)),
  );
}
