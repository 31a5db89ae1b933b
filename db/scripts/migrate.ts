import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, migrate, watch } from 'graphile-migrate';
import pg from 'pg';
import { loadConfig, StartError } from '../../server/config.ts';
import { withOwnerUrl } from '../../server/database.ts';
import { runMain } from '../../server/main.ts';
import { installWorkerSchema } from '../../workers/schema.ts';
import { dbDir, hasCurrent, readCommitted } from './fixtures.ts';
import { generateIncludes } from './include.ts';

/** graphile-migrate's settings for a database; the same as .gmrc.js gives its command line. */
export function migrateSettings(ownerUrl: string, onLine: (line: string) => void = () => {}) {
  const logger = new Logger(() => (_level, message) => onLine(message));
  const root = new URL(ownerUrl);
  root.pathname = '/postgres';
  return {
    connectionString: ownerUrl,
    rootConnectionString: root.href,
    migrationsFolder: dbDir,
    logger,
  };
}

/** The oldest PostgreSQL that the schema works on: deferred triggers run as the role that queued them since 18. */
const oldestVersion = 180_000;

async function connectOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, pathname } = new URL(ownerUrl);
    const reason = (error as Error).message || (error as { code?: string }).code;
    throw new StartError(`Database ${host}${pathname} tidak dapat dihubungi: ${reason}`);
  }
}

/** Refuses a PostgreSQL that is too old and a database that newer code has migrated. */
export async function checkDatabase(ownerUrl: string): Promise<void> {
  const client = await connectOwner(ownerUrl);
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as nomor, current_setting('server_version') as versi,
              to_regclass('graphile_migrate.migrations') is not null as pernah`,
    );
    if (rows[0].nomor < oldestVersion) {
      throw new StartError(
        `PostgreSQL ${rows[0].versi} terlalu tua: diperlukan versi 18 atau lebih baru`,
      );
    }
    if (!rows[0].pernah) return;
    const applied = await client.query<{ filename: string; hash: string }>(
      'select filename, hash from graphile_migrate.migrations order by filename',
    );
    const known = readCommitted().map(({ text }) => /^--! Hash: (\S+)$/m.exec(text)?.[1]);
    const unknown = applied.rows.find(({ hash }) => !known.includes(hash));
    if (unknown !== undefined) {
      throw new StartError(
        `Database lebih baru daripada kode ini: migrasi ${unknown.filename} tidak dikenal. Perbarui kode, atau pakai folder data lain`,
      );
    }
  } finally {
    await client.end();
  }
}

/** Another process may be migrating the same database: wait for it, at most a minute. */
async function patiently(work: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!/exclusive lock/.test((error as Error).message) || attempt === 120) throw error;
      await sleep(500);
    }
  }
}

/** What PostgreSQL said and where: in the SQL text when it names a position, else in which function. */
function migrationError(error: unknown): unknown {
  const { code, message, where, _gmMessageOverride } = error as pg.DatabaseError & {
    _gmMessageOverride?: string;
  };
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return error;
  const functions = where?.split('\n').filter((line) => line.startsWith('PL/pgSQL function')) ?? [];
  const lines = [_gmMessageOverride ?? `${code}: ${message}`, ...functions];
  // Something exists already: db/current was run here in an earlier form that it cannot be repeated upon.
  if (/^42(710|P06|P07|723)$/.test(code))
    lines.push('Buat database baru (npm run fresh), atau folder data baru.');
  return new StartError(`Migrasi gagal. ${lines.join('\n')}`, { cause: error });
}

/**
 * graphile-migrate keeps its pool for a moment after its work, and ends the process when one of those connections
 * breaks, as it does when PostgreSQL is stopped just then. So its pool is closed at once.
 */
export async function closePools(): Promise<void> {
  const { clearAllPools } = createRequire(import.meta.url)('graphile-migrate/dist/pgReal.js') as {
    clearAllPools: () => void;
  };
  clearAllPools();
  await sleep(10);
}

export type MigrateOptions = {
  /** Also run db/current (a development tree); default true. */
  current?: boolean;
};

/** Brings a database to the newest state: committed migrations, current ones, and the tables of the job queue. */
export async function migrateDatabase(
  ownerUrl: string,
  options: MigrateOptions = {},
): Promise<void> {
  await checkDatabase(ownerUrl);
  const current = options.current !== false && hasCurrent();
  const empty = !current && readCommitted().length === 0;
  if (empty && options.current !== false) throw new StartError('Tidak ada migrasi di db/committed');
  const settings = migrateSettings(ownerUrl);
  try {
    if (current) generateIncludes();
    await patiently(() => (current ? watch(settings, true) : migrate(settings)));
  } catch (error) {
    throw migrationError(error);
  } finally {
    await closePools();
  }
  if (!empty) await installWorkerSchema(ownerUrl);
}

if (import.meta.main) {
  await runMain(async () => {
    const config = loadConfig();
    await withOwnerUrl(config, (url) => migrateDatabase(url, { current: !config.production }));
    console.log('Database sudah di versi terbaru.');
  });
}
