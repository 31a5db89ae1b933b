import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { migrateAll } from '../../db/scripts/migrate.ts';
import { upgradeAll } from '../../db/scripts/tenant_steps.ts';
import { runCommand } from '../base/command_line.ts';
import { type Config, environmentWith, loadConfig, rootDir, StartError } from '../base/config.ts';
import { loadSecretBox } from '../base/secret_box.ts';
import { onStopSignal } from '../base/shutdown.ts';
import { type Embedded, startEmbedded } from '../embedded/index.ts';

/**
 * `npm run dev`: npm start in a process of its own, which is started again when its sources are saved, while PostgreSQL
 * goes on. Saved SQL is applied to the database, and the server goes on too.
 */

const SOURCES = ['server', 'rest-facade', 'workers', 'db/demo', 'db/scripts'];
const SQL = ['db/sql', 'db/templates', 'db/reference', 'db/tenant', 'db/current'];
/** An editor writes a file in several goes. */
const quietMs = 80;

const COMMAND = {
  usage: ['npm run dev [-- --no-demo]'],
  about: `Seperti npm start, untuk mengembangkan: server dijalankan ulang bila sumbernya disimpan, dan SQL di db
diterapkan begitu disimpan. Yang mengubah bentuk fungsi atau komentar memerlukan npm run schema.`,
  options: { 'no-demo': { help: 'tanpa data demo' } },
} as const;

/** What was saved: something of the server's sources, something of the database's, or both. */
type Saved = { source: boolean; sql: boolean };

/** Calls `onSaved` after each burst of saves, one call at a time. */
function watchFolders(onSaved: (saved: Saved) => Promise<void>): void {
  let saved: Saved = { source: false, sql: false };
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  const work = () => {
    const these = saved;
    saved = { source: false, sql: false };
    working = working.then(() => onSaved(these));
  };
  const note = (kind: keyof Saved, ending: string) => (_event: string, name: string | null) => {
    if (!name?.endsWith(ending)) return;
    saved[kind] = true;
    clearTimeout(timer);
    timer = setTimeout(work, quietMs);
  };
  const start = (folders: string[], kind: keyof Saved, ending: string) => {
    for (const folder of folders) {
      watch(path.join(rootDir, folder), { recursive: true }, note(kind, ending));
    }
  };
  start(SOURCES, 'source', '.ts');
  start(SQL, 'sql', '.sql');
  start(SQL, 'sql', '.json');
  // The table of rooms, which says rights.
  start(SQL, 'sql', '.md');
}

async function applySql(config: Config, ownerUrl: string): Promise<void> {
  const began = performance.now();
  try {
    const options = { onLine: console.log };
    const behind = await migrateAll(config, ownerUrl, options, loadSecretBox(config));
    const { failed, nodes } = await upgradeAll(config, ownerUrl);
    for (const { nama, message } of [...behind, ...nodes]) {
      console.error(`Simpul ${nama}: ${message}`);
    }
    for (const { kode, nomor, message } of failed) {
      console.error(`Tenant ${kode} tertinggal, langkah ${nomor}: ${message}`);
    }
    console.log(`SQL diterapkan (${Math.round(performance.now() - began)} ms).`);
  } catch (error) {
    console.error((error as Error).message);
  }
}

/** npm start on a database that runs already. */
function startServer(ownerUrl: string, args: string[]): ChildProcess {
  const file = path.join(rootDir, 'server', 'main', 'start.ts');
  const env = environmentWith({ DATABASE_URL: ownerUrl });
  return spawn(process.execPath, [file, ...args], { env, stdio: 'inherit' });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

await runCommand(COMMAND, async ({ values }) => {
  const config = loadConfig();
  if (config.production) throw new StartError('npm run dev bukan untuk produksi: pakai npm start');
  const args = values['no-demo'] ? ['--no-demo'] : [];
  let embedded: Embedded | undefined;
  let ownerUrl = config.database.ownerUrl;
  if (ownerUrl === undefined) {
    embedded = await startEmbedded({ dataDir: config.dataDir, onTrouble: console.error });
    ownerUrl = embedded.ownerUrl;
  }
  const url = ownerUrl;
  let child = startServer(url, args);
  let stopping = false;
  onStopSignal(async () => {
    stopping = true;
    await end(child);
    await embedded?.stop();
  });
  watchFolders(async ({ source, sql }) => {
    // A server that starts applies what is there by itself.
    if (sql && !source) await applySql(config, url);
    if (!source || stopping) return;
    await end(child);
    if (!stopping) child = startServer(url, args);
  });
});
