/** What a migration would do to a database: `npm run migrate -- --dry-run`. Nothing is written. */
import type pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import { driftedFunctions, pendingFiles } from './apply.ts';
import { isBaselineStep, isFolded } from './baseline.ts';
import { byHandAt } from './by_hand/inspect.ts';
import { type Known, nodesAtWork } from './node_list.ts';
import { hasCurrent, header, readCommitted, stepOf } from './sql_files.ts';

const has = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query('select to_regclass($1) is not null as ada', [table]);
  return rows[0].ada;
};

/** Committed migrations that did not run here, by file; and whether those of before the baseline did. */
async function pendingMigrations(client: pg.Client): Promise<[folded: boolean, lines: string[]]> {
  const { rows } = (await has(client, 'graphile_migrate.migrations'))
    ? await client.query<{ hash: string; filename: string }>(
        'select hash, filename from graphile_migrate.migrations order by filename',
      )
    : { rows: [] };
  const folded = isFolded(rows);
  const known = new Set(rows.map(({ hash }) => hash));
  const lines = readCommitted()
    .slice(folded ? 1 : 0)
    .filter(({ text }) => !known.has(header(text, 'Hash') ?? ''))
    .map(({ name }) => `migrasi       db/committed/${name}`);
  return [folded, lines];
}

/** Tenants that are behind the newest step, the steps that are not registered yet among it. */
async function pendingTenants(client: pg.Client, newest: number): Promise<string[]> {
  const { rows } = await client.query<{ kode: string; langkah: number }>(
    `select t.kode, t.langkah from erp_private.tenant as t
      where t.simpul = 'utama' and t.langkah < $1 order by t.kode`,
    [newest],
  );
  return rows.map(
    ({ kode, langkah }) =>
      `tenant        ${kode}: langkah ${langkah} dari ${newest} (tenant -- upgrade)`,
  );
}

/**
 * One line for each thing that waits: a committed migration, db/current, a file of functions, lists, steps or comments, a
 * function whose file is gone, one that is not as it was applied, a tenant behind the newest step; and for
 * each thing that was made by hand.
 */
async function pendingAt(ownerUrl: string, withCurrent: boolean): Promise<string[]> {
  return withPgClient(ownerUrl, async (client) => {
    const current = withCurrent && hasCurrent() ? ['db/current    dijalankan lagi'] : [];
    const [folded, committed] = await pendingMigrations(client);
    const baseline = folded
      ? ['garis dasar   migrasi dan langkah sebelum rilis pertama dicatat sebagai satu']
      : [];
    const migrations = [...baseline, ...committed, ...current];
    if (!(await has(client, 'erp_private.berkas_sql'))) {
      return [...migrations, 'berkas        semuanya: database belum dimigrasi'];
    }
    const pending = await pendingFiles(client);
    const recorded = (name: string) => folded && isBaselineStep(name);
    const files = pending.files.filter(({ name }) => !recorded(name));
    const gone = pending.gone.filter((name) => !recorded(name));
    // What waits differs from the tree too.
    const isNewest = !folded && committed.length + files.length + gone.length === 0;
    const byHand = isNewest ? await byHandAt(ownerUrl) : [];
    return [
      ...migrations,
      ...files.map((file) =>
        file.stage === 'step'
          ? `langkah       ${stepOf(file.name).nomor} ${file.path}`
          : `berkas        ${file.path}`,
      ),
      ...gone.map((name) => `dihapus       ${name}`),
      ...(await driftedFunctions(client)).map(
        (name) => `berbeda       ${name}: ditimpa, di produksi ditolak`,
      ),
      ...(await pendingTenants(client, pending.newestStep)),
      ...byHand.map((line) => `tangan        ${line}`),
    ];
  });
}

/** The lines of all databases, each under the name of its node. */
export async function pendingLines(
  config: Known,
  ownerUrl: string,
  withCurrent: boolean,
): Promise<string[]> {
  const nodes = await nodesAtWork(config, ownerUrl);
  const databases = [{ nama: 'utama', url: ownerUrl }, ...nodes];
  const lines = await Promise.all(
    databases.map(async (database) => {
      const waiting = await pendingAt(database.url, withCurrent);
      return waiting.length === 0
        ? [`${database.nama}: tidak ada yang menunggu.`]
        : [`${database.nama}: ${waiting.length} menunggu`, ...waiting.map((line) => `  ${line}`)];
    }),
  );
  return lines.flat();
}
