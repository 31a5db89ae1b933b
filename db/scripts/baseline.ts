/**
 * The committed migrations 000100 to 000122 and the tenant steps 0100 to 0460 of before the first release stand folded in the
 * baseline, db/committed/000100-baseline.sql and the steps up to 0460 of today (ADR 0027). A database that has all of them has what
 * the baseline makes, and is recorded as being at it; so is a backup. One that has some of them is refused.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import { header, readCommitted, readSqlFiles, stepOf } from './sql_files.ts';

/** What was folded, as databases and backups recorded it. */
const FOLDED = {
  firstHash: 'sha1:d5f004c49acd75c10e2862ac2beab6dfcd654f50',
  lastHash: 'sha1:6868f27d93150905e935daca6ab73121d059da4b',
  lastFile: '000122.sql',
  lastStep: 460,
  /** MD5 of the files of the steps with their SHA-256, as erp_private.berkas_sql has them. */
  files: '0954e93251a6f1463f2a8db97631dd3d',
  /** MD5 of the numbers of the steps with the MD5 of their texts, as a backup's head has them. */
  steps: '1d80684ef7851b145ee5d97b9da9c54f',
} as const;

const md5 = (lines: readonly string[]): string =>
  createHash('md5').update(lines.join('\n')).digest('hex');

type Migration = { filename: string; hash: string };

/**
 * Tells whether a database recorded all migrations that the baseline was made of, given in their order.
 *
 * @throws StartError where it recorded some of them
 */
export function isFolded(applied: readonly Migration[]): boolean {
  if (!applied.some(({ hash }) => hash === FOLDED.firstHash)) return false;
  if (applied.some(({ hash }) => hash === FOLDED.lastHash)) return true;
  throw new StartError(
    `Database ini di migrasi ${applied.at(-1)?.filename.slice(0, 6)}, sebelum garis dasar rilis pertama, yang menerima database di ` +
      `${FOLDED.lastFile.slice(0, 6)}: bawa dahulu ke sana dengan kode sebelum rilis itu (npm run migrate, npm run -s tenant -- upgrade)`,
  );
}

/** The migrations that a folded database has beyond the baseline. */
export const beyondFolded = (applied: readonly Migration[]): Migration[] =>
  applied.filter(({ filename }) => filename > FOLDED.lastFile);

/** Tells whether a file of steps, `tenant/NNNN_name.sql`, belongs to the baseline, or to what was folded into it. */
export const isBaselineStep = (name: string): boolean =>
  name.startsWith('tenant/') && stepOf(name).nomor <= FOLDED.lastStep;

/** @throws StartError where a tenant or the template is behind the last folded step, or a step had another text */
export async function refuseUnfolded(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ nama: string; langkah: number }>(
    `select 'Tenant ' || t.kode as nama, t.langkah from erp_private.tenant as t where t.simpul = 'utama' and t.langkah < $1
     union all
     select 'tenant_templat', t.langkah from erp_private.tenant_template as t where t.langkah < $1
     order by 1`,
    [FOLDED.lastStep],
  );
  if (rows.length > 0) {
    const behind = rows.map(({ nama, langkah }) => `${nama} di langkah ${langkah}`).join(', ');
    throw new StartError(
      `${behind}, sebelum garis dasar rilis pertama (${FOLDED.lastStep}): bawa dahulu ke sana dengan kode sebelum rilis itu ` +
        '(npm run migrate, npm run -s tenant -- upgrade)',
    );
  }
  const files = await client.query<{ nama: string; sidik: string }>(
    `select nama, sidik from erp_private.berkas_sql where nama ~ '^tenant/' order by nama collate "C"`,
  );
  const folded = files.rows.filter(({ nama }) => isBaselineStep(nama));
  if (md5(folded.map(({ nama, sidik }) => `${nama} ${sidik}`)) !== FOLDED.files) {
    throw new StartError(
      'Database ini dari cabang program lain: langkah tenantnya berbeda dari yang dijadikan garis dasar rilis pertama',
    );
  }
}

/** Records a folded database as being at the baseline. Its tables and types stay as they are, but for two that nothing is of. */
export async function recordBaseline(client: pg.Client): Promise<void> {
  const baseline = readCommitted()[0] as { name: string; text: string };
  const steps = readSqlFiles().filter(
    ({ stage, name }) => stage === 'step' && isBaselineStep(name),
  );
  await client.query('begin');
  // Two that migrate at once: the second finds it done.
  await client.query('lock table graphile_migrate.migrations in share row exclusive mode');
  const { rowCount } = await client.query(
    'select from graphile_migrate.migrations where hash = $1',
    [FOLDED.lastHash],
  );
  if (rowCount === 1) {
    await refuseUnfolded(client);
    await client.query('delete from graphile_migrate.migrations');
    await client.query('insert into graphile_migrate.migrations (hash, filename) values ($1, $2)', [
      header(baseline.text, 'Hash'),
      `${baseline.name.slice(0, 6)}.sql`,
    ]);
    await client.query('delete from erp_private.tenant_step where nomor <= $1', [FOLDED.lastStep]);
    for (const { name, text } of steps) {
      const { nomor, nama } = stepOf(name);
      await client.query(
        'insert into erp_private.tenant_step (nomor, nama, isi) values ($1, $2, $3)',
        [nomor, nama, text],
      );
    }
    // A place that a tenant left long ago may still have columns of them: there they stay.
    await client.query(`do $$ begin
      drop type if exists erp_private.penjualan_rekap_baris, erp_private.arus_kas_rekap_baris;
    exception when dependent_objects_still_exist then null; end $$`);
  }
  await client.query('commit');
}

/** What a backup's head says of its migrations and steps: their hashes, and the MD5 of the text of each step by its number. */
type BackupState = { migrasi: string[]; langkah: number; langkah_isi: Record<string, string> };

/**
 * Answers the head of a backup from before the first release as one from a database at the baseline would be; another as it is.
 *
 * @throws StartError where its tables are not those that the baseline makes
 */
export function atBaseline<T extends BackupState>(head: T): T {
  if (!head.migrasi.includes(FOLDED.firstHash)) return head;
  const last = head.migrasi.indexOf(FOLDED.lastHash);
  if (last === -1 || head.langkah < FOLDED.lastStep) {
    throw new StartError(
      `Cadangan ini di langkah ${head.langkah}, sebelum garis dasar rilis pertama (${FOLDED.lastStep}): pulihkan dengan kode sebelum ` +
        'rilis itu, bawa maju (npm run -s tenant -- upgrade), lalu cadangkan lagi',
    );
  }
  const steps = Object.entries(head.langkah_isi)
    .map(([nomor, sidik]) => ({ nomor: Number(nomor), sidik }))
    .sort((a, b) => a.nomor - b.nomor);
  const folded = steps.filter(({ nomor }) => nomor <= FOLDED.lastStep);
  if (md5(folded.map(({ nomor, sidik }) => `${nomor} ${sidik}`)) !== FOLDED.steps) {
    throw new StartError('cadangan ini dari cabang program lain: langkah tenantnya berbeda');
  }
  const later = steps.slice(folded.length).map(({ nomor, sidik }) => [nomor, sidik]);
  return {
    ...head,
    migrasi: head.migrasi.slice(last + 1),
    langkah_isi: Object.fromEntries(later),
  };
}
