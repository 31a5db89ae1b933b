import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, migrate, watch } from 'graphile-migrate';
import type pg from 'pg';
import { runCommand } from '../../server/base/command_line.ts';
import { loadConfig, packageVersion, StartError } from '../../server/base/config.ts';
import { retry } from '../../server/base/retry.ts';
import { loadSecretBox, type SecretBox } from '../../server/base/secret_box.ts';
import { withOwnerUrl } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { installWorkerSchema } from '../../server/postgres/job_queue.ts';
import { mendProtections, missingProtections } from '../../server/postgres/protections.ts';
import { type ApplyOptions, appliedLine, applySql, checkDatabaseDrift } from './apply.ts';
import { beyondFolded, isFolded, recordBaseline, refuseUnfolded } from './baseline.ts';
import { committedMistakes } from './committed.ts';
import { urlOf } from './databases.ts';
import { prepareOwner, withLesserMigrations } from './lesser_owner.ts';
import { type Failure, type Known, nodesAtWork, onAll } from './node_list.ts';
import { pendingLines } from './pending.ts';
import { carryReleases } from './releases.ts';
import { sealAndTell } from './seal_secrets.ts';
import { dbDir, hasCurrent, header, readCommitted } from './sql_files.ts';
import { parallelOf, upgradeCommand } from './tenant_upgrade.ts';

/** graphile-migrate's settings for a database. What .gmrc has it do afterwards is done here by `migrateDatabase`. */
export function migrateSettings(ownerUrl: string, onLine: (line: string) => void = () => {}) {
  return {
    connectionString: ownerUrl,
    rootConnectionString: urlOf(ownerUrl, 'postgres'),
    migrationsFolder: dbDir,
    logger: new Logger(() => (_level, message) => onLine(message)),
  };
}

/** The oldest PostgreSQL that the schema works on: deferred triggers run as the role that queued them since 18. */
const oldestVersion = 180_000;

/** The number of the baseline. Databases of long before the first release have others, numbered from 000001. */
const baseline = '000100.sql';

/** Runs `work` where the database can be reached; says so where it cannot. */
const onOwner = <T>(ownerUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withPgClient(ownerUrl, work, (error: Error & { code?: string }) => {
    const { host, pathname } = new URL(ownerUrl);
    const reason = error.message || error.code;
    return new StartError(`Database ${host}${pathname} tidak dapat dihubungi: ${reason}`);
  });

type Checked = {
  /** Whether committed migrations are missing. */
  behind: boolean;
  /** Whether it has, one by one, the migrations that the baseline was made of. */
  folded: boolean;
  /** Of an owner who is no superuser: whether it may make a login with REPLICATION. */
  lesser?: { replication: boolean };
};

/**
 * Refuses committed migrations that were changed, a PostgreSQL that is too old, an owner who cannot migrate, a database that is
 * not yet where the baseline begins, and one that newer code has migrated.
 */
async function checkDatabase(ownerUrl: string): Promise<Checked> {
  const changed = committedMistakes();
  if (changed.length > 0) throw new StartError(changed.join('\n'));
  return onOwner(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as nomor, current_setting('server_version') as versi,
              exists (select from pg_tables as t
                       where t.schemaname = 'graphile_migrate' and t.tablename = 'migrations') as pernah,
              (select r.rolsuper from pg_roles as r where r.rolname = current_user) as superuser`,
    );
    const [{ nomor, versi, pernah, superuser }] = rows;
    if (nomor < oldestVersion) {
      throw new StartError(`PostgreSQL ${versi} terlalu tua: diperlukan versi 18 atau lebih baru`);
    }
    const lesser = superuser ? {} : { lesser: { replication: await prepareOwner(client) } };
    if (!pernah) return { behind: true, folded: false, ...lesser };
    const { rows: applied } = await client.query<{ filename: string; hash: string }>(
      'select filename, hash from graphile_migrate.migrations order by filename',
    );
    if (applied.some(({ filename }) => filename < baseline)) {
      throw new StartError(
        'Database ini dari sebelum rilis pertama dan tidak dapat dibawa ke rilis ini: hapus folder datanya (NIAGA_DATA, biasanya .data) atau pakai database kosong, lalu mulai lagi',
      );
    }
    const known = readCommitted().map(({ text }) => header(text, 'Hash'));
    const folded = isFolded(applied);
    const beyond = folded ? beyondFolded(applied) : applied;
    const unknown = beyond.find(({ hash }) => !known.includes(hash));
    if (unknown !== undefined) {
      throw new StartError(
        `Database lebih baru daripada kode ini: migrasi ${unknown.filename} tidak dikenal. Perbarui kode, atau pakai folder data lain`,
      );
    }
    if (folded) await refuseUnfolded(client);
    const has = folded ? 1 : applied.length;
    return { behind: has < known.length, folded, ...lesser };
  });
}

/** Another process may be migrating the same database: wait for it, at most a minute. */
const patiently = (work: () => Promise<void>): Promise<void> =>
  retry(work, {
    times: 121,
    mayPass: (error) => /exclusive lock/.test((error as Error).message),
    waitMs: () => 500,
  });

/** What PostgreSQL said and where: in the SQL text when it names a position, else in which function. */
function migrationError(error: unknown): unknown {
  const { code, message, where, _gmMessageOverride } = error as pg.DatabaseError & {
    _gmMessageOverride?: string;
  };
  if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return error;
  const functions = where?.split('\n').filter((line) => line.startsWith('PL/pgSQL function')) ?? [];
  const lines = [_gmMessageOverride ?? `${code}: ${message}`, ...functions];
  // Something exists already: db/current was run here in an earlier form that it cannot be repeated upon.
  if (/^42(701|710|P06|P07|723)$/.test(code)) {
    lines.push(
      'db/current sudah pernah dijalankan di database ini dan tidak dapat diulang: tulis pernyataannya agar dapat diulang' +
        ' (db/README.md), atau pakai folder data baru atau database baru (npm run -s fresh -- NAMA).',
    );
  }
  return new StartError(`Migrasi gagal. ${lines.join('\n')}`, { cause: error });
}

/**
 * Runs graphile-migrate and waits until it has closed its connections, which it keeps for 200 ms after its work: it
 * ends the process when one of them breaks, as it does when PostgreSQL is stopped just then.
 */
export async function withGraphileMigrate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await sleep(250);
  }
}

type MigrateOptions = Partial<Pick<ApplyOptions, 'drift' | 'onLine'>> & {
  /** Also run db/current (a development tree); default true. */
  current?: boolean;
};

/**
 * Brings a database to the newest state: committed migrations, current ones, what changed of functions and lists, and the
 * tables of the job queue. Functions that are not as they were applied are replaced unless `drift` says otherwise. `onLine`
 * is also told how many files were applied, and which protections the database is without.
 */
export async function migrateDatabase(
  ownerUrl: string,
  { current: withCurrent = true, drift = 'replace', onLine }: MigrateOptions = {},
): Promise<void> {
  const { behind, folded, lesser } = await checkDatabase(ownerUrl);
  const current = withCurrent && hasCurrent();
  const apply: ApplyOptions = { version: packageVersion, drift, onLine };
  if (behind || folded || current) {
    if (drift === 'refuse') await checkDatabaseDrift(ownerUrl, apply);
    if (folded) await onOwner(ownerUrl, recordBaseline);
    const run = (settings: ReturnType<typeof migrateSettings>) =>
      withGraphileMigrate(() =>
        patiently(() => (current ? watch(settings, true) : migrate(settings))),
      ).catch((error) => {
        throw migrationError(error);
      });
    const settings = migrateSettings(ownerUrl);
    if (lesser === undefined) await run(settings);
    else {
      await withLesserMigrations(lesser.replication, (migrationsFolder) =>
        run({ ...settings, migrationsFolder }),
      );
    }
  }
  const applied = await applySql(ownerUrl, apply);
  await installWorkerSchema(ownerUrl);
  if (lesser === undefined) await onOwner(ownerUrl, mendProtections);
  if (onLine === undefined) return;
  if (applied.applied + applied.dropped > 0) onLine(appliedLine(applied));
  for (const line of await onOwner(ownerUrl, missingProtections)) onLine(line);
}

/**
 * Migrates the platform's database and every node, all at once, and seals their secrets with the newest key. One that fails keeps no other from being migrated; what is
 * done is found done when it is run again.
 *
 * @returns the nodes that failed
 * @throws what the migration of the platform's database throws, after the nodes are through
 */
export async function migrateAll(
  config: Known,
  ownerUrl: string,
  options: MigrateOptions,
  secrets: SecretBox,
): Promise<Failure[]> {
  const nodes = await nodesAtWork(config, ownerUrl).catch(async (error) => {
    // Where the owner may not read the nodes he lacks a right that this check names.
    await checkDatabase(ownerUrl);
    throw error;
  });
  const bring = async (url: string) => {
    await migrateDatabase(url, options);
    await sealAndTell(url, secrets);
  };
  const failing = onAll(nodes, ({ url }) => bring(url));
  const [platform] = await Promise.allSettled([bring(ownerUrl), failing]);
  if (platform.status === 'rejected') throw platform.reason;
  const failed = await failing;
  const through = nodes.filter(({ nama }) => !failed.some((one) => one.nama === nama));
  return [...failed, ...(await onAll(through, ({ url }) => carryReleases(ownerUrl, url)))];
}

const COMMAND = {
  usage: [
    'npm run migrate [-- --dry-run | --accept-drift]',
    'npm run migrate -- --upgrade [--parallel N]',
  ],
  about: `Membawa database ke versi terbaru: migrasi db/committed, di luar produksi juga db/current, lalu yang berubah di
db/sql, db/templates, db/reference dan db/tenant, dan tabel antrean pekerjaan; lalu menyegel rahasia webhook dengan SECRET_KEY. Bekerja pada DATABASE_URL, atau
tanpa itu pada PostgreSQL bawaan, dan pada semua simpul sekaligus. Boleh diulang. Pemilik yang bukan superuser: docs/standby.md.`,
  options: {
    'dry-run': {
      help: 'hanya tampilkan yang menunggu: migrasi, berkas, langkah, tenant; tidak menulis apa pun',
    },
    upgrade: {
      help: 'lalu langsung menjalankan langkah semua tenant, yang menjawab 503 sampai langkahnya selesai',
    },
    parallel: {
      value: 'N',
      default: '4',
      help: 'upgrade: tenant sekaligus per simpul, 1 sampai 64',
    },
    'accept-drift': {
      help: 'produksi: tampilkan beda fungsi yang bukan lagi seperti yang diterapkan, lalu timpa',
    },
  },
} as const;

if (import.meta.main) {
  await runCommand(COMMAND, async ({ values }) => {
    const config = loadConfig();
    if (values['dry-run']) {
      const lines = await withOwnerUrl(config, async (url) => {
        await checkDatabase(url);
        return pendingLines(config, url, !config.production);
      });
      console.log(lines.join('\n'));
      return;
    }
    const parallel = parallelOf(values.parallel);
    const secrets = loadSecretBox(config);
    await withOwnerUrl(config, async (url) => {
      const drift = config.production && !values['accept-drift'] ? 'refuse' : 'replace';
      const options = { current: !config.production, drift, onLine: console.log } as const;
      const failed = await migrateAll(config, url, options, secrets);
      // Tenants wait from now on: nothing comes before them, not even what is said of nodes.
      const upgraded = values.upgrade
        ? await upgradeCommand(config, url, parallel).catch((error: Error) => error)
        : '';
      const lines = failed.map(({ nama, message }) => `  ${nama}: ${message}`);
      if (lines.length > 0) console.error(`${lines.length} simpul gagal:\n${lines.join('\n')}`);
      if (upgraded instanceof Error) throw upgraded;
      if (upgraded !== '') console.log(upgraded);
      if (lines.length > 0) throw new StartError('Perbaiki simpulnya, lalu ulangi perintah ini.');
    });
    console.log('Database sudah di versi terbaru.');
  });
}
