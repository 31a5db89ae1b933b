import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../server/base/config.ts';

export const dbDir = path.join(rootDir, 'db');
export const fixturesDir = path.join(dbDir, 'fixtures');
const currentDir = path.join(dbDir, 'current');

const sqlFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.sql'))
        .sort()
    : [];

/** The order in which the files of db/fixtures are applied: what stands later needs what stands before. */
type Stage = 'reference' | 'function' | 'step' | 'comment';

/** A file of db/fixtures, or one made from a template there. */
export type Fixture = {
  /** Path below db/fixtures, with forward slashes. */
  name: string;
  text: string;
  /** SHA-256 of the text, in hexadecimal digits. */
  hash: string;
  stage: Stage;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Comments on the template's tables come after its newest step; reference lists before the functions. */
function stageOf(name: string): Stage {
  if (name.startsWith('tenant/')) return 'step';
  if (name.startsWith('reference/tenant_comment')) return 'comment';
  return name.startsWith('reference/') ? 'reference' : 'function';
}

/** In PL/pgSQL a bare name is a column's before it is an argument's. On the same line, so that errors name the file's. */
const withConflictRule = (text: string): string =>
  text.replace(
    /^(?!--).*\blanguage plpgsql\b[^$;]*\bas \$\$$/m,
    '$& #variable_conflict use_column',
  );

function fixture(name: string, file: string): Fixture {
  const stage = stageOf(name);
  const text = stage === 'function' ? withConflictRule(file) : file;
  return { name, text, hash: sha256(text), stage };
}

/** Folders of templates, and the file that a template (`verb`) makes for each entry of the folder's list. */
const TEMPLATES: Readonly<Record<string, string>> = {
  entitas: 'erp/master/{fungsi}_{verb}',
  jenis: 'erp/transaksi/{fungsi}_{verb}',
  klaim: 'erp/session/{fungsi}',
  pos: 'erp/{verb}/{verb}_{fungsi}',
};

type Entry = string | Record<string, string>;

/**
 * The functions of a template `<folder>/<verb>.sql`, one for each name in `<folder>/<folder>.json`. A name may come with
 * what its `…_create` says of itself, or with values of the template by their names.
 */
function ofTemplate(folder: string, template: string, verb: string): Fixture[] {
  const file = path.join(fixturesDir, folder, `${folder}.json`);
  const names = JSON.parse(readFileSync(file, 'utf8')) as string[] | Record<string, Entry>;
  const entries: [string, Entry][] = Array.isArray(names)
    ? names.map((nama) => [nama, ''])
    : Object.entries(names);
  return entries.map(([nama, entry]) => {
    const own = typeof entry === 'string' ? { create: entry } : entry;
    const fungsi = nama.replaceAll('-', '_');
    const values: Record<string, string> = { nama, fungsi, verb, ...own };
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (as, key) => (key in values ? (values[key] as string) : as));
    return fixture(`${fill(TEMPLATES[folder] as string)}.sql`, fill(template));
  });
}

/** The comments on the template's tables (`""`) and columns, which are a list: `reference/tenant_comment.json`. */
function commentsOfTables(): Fixture {
  const file = path.join(fixturesDir, 'reference', 'tenant_comment.json');
  const tables = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const statements = Object.entries(tables).flatMap(([tabel, komentar]) =>
    Object.entries(komentar).map(([kolom, isi]) => {
      const what =
        kolom === '' ? `table tenant_templat.${tabel}` : `column tenant_templat.${tabel}.${kolom}`;
      return `comment on ${what} is '${isi.replaceAll("'", "''")}';`;
    }),
  );
  return fixture('reference/tenant_comment.sql', statements.join('\n'));
}

export const readFixtures = (): Fixture[] =>
  sqlFiles(fixturesDir)
    .flatMap((file) => {
      const name = file.replaceAll(path.sep, '/');
      const text = readFileSync(path.join(fixturesDir, file), 'utf8');
      const [folder = '', verb = ''] = name.replace(/\.sql$/, '').split('/');
      return folder in TEMPLATES ? ofTemplate(folder, text, verb) : [fixture(name, text)];
    })
    .concat(commentsOfTables())
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/** The committed migrations, oldest first: file name and text. */
export function readCommitted(): { name: string; text: string }[] {
  const folder = path.join(dbDir, 'committed');
  return sqlFiles(folder).map((name) => ({
    name,
    text: readFileSync(path.join(folder, name), 'utf8'),
  }));
}

/** A line of the header that graphile-migrate writes into a committed migration. */
export const header = (text: string, name: string): string | undefined =>
  new RegExp(`^--! ${name}: (\\S+)$`, 'm').exec(text)?.[1];

/** One hash of all that a release makes of a database: its committed migrations and every fixture. */
export function releaseHash(fixtures: Fixture[] = readFixtures()): string {
  const committed = readCommitted().map(({ text }) => header(text, 'Hash'));
  return sha256([...committed, ...fixtures.map(({ name, hash }) => `${hash} ${name}`)].join('\n'));
}

/** The number and name of a tenant step, from the name of its file. */
export function stepOf(name: string): { nomor: number; nama: string } {
  const match = /^tenant\/(\d{4})_(\w+)\.sql$/.exec(name);
  if (match === null) throw new Error(`Nama langkah tenant harus NNNN_nama.sql: ${name}`);
  return { nomor: Number(match[1]), nama: match[2] as string };
}

/** Whether the current migration holds a statement at all (the blank one is a comment). */
export const hasCurrent = (): boolean =>
  sqlFiles(currentDir)
    .map((name) => readFileSync(path.join(currentDir, name), 'utf8'))
    .some((text) => text.replaceAll(/^--(?!! *include).*$/gm, '').trim() !== '');
