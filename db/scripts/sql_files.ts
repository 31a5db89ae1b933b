import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir, StartError } from '../../server/base/config.ts';
import { type RightsList, readRights } from '../../server/base/rights.ts';
import { inputComments, quoted, tableComments } from './field_sql.ts';
import { kindComments } from './kind_sql.ts';
import { type Lists, readLists, withFields } from './list_sql.ts';
import { withRights } from './rights_sql.ts';
import { withRefusals, withSentences } from './sentence_sql.ts';
import { shapeFunctions } from './shape_sql.ts';
import { type Room, readRooms, roomOf } from './sql_rooms.ts';

export const dbDir = path.join(rootDir, 'db');
const currentDir = path.join(dbDir, 'current');

const sqlFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.sql'))
        .map((name) => name.replaceAll(path.sep, '/'))
        .sort()
    : [];

/** The order in which files are applied: what stands later needs what stands before. */
type Stage = 'reference' | 'function' | 'step' | 'comment';

/** A file of SQL that is applied whenever it changed, or one made from a template. */
export type SqlFile = {
  /**
   * What the database records it as: `<schema>/<function>.sql`, whatever its room, or its path below db
   * (`reference/…`, `tenant/…`).
   */
  name: string;
  /** Path from the root, with forward slashes; of a template for what is made from it. */
  path: string;
  text: string;
  /** SHA-256 of the text, and of the rights of its room where they are not the usual ones, in hexadecimal digits. */
  hash: string;
  stage: Stage;
  /** Where a function lies. */
  room?: Room;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** In PL/pgSQL a bare name is a column's before it is an argument's. On the same line, so that errors name the file's. */
const withConflictRule = (text: string): string =>
  text.replace(
    /^(?!--).*\blanguage plpgsql\b[^$;]*\bas \$\$$/m,
    '$& #variable_conflict use_column',
  );

const readDb = (name: string): string => readFileSync(path.join(dbDir, name), 'utf8');

function functionFile(name: string, room: Room, from: string, file: string): SqlFile {
  const text = withConflictRule(file);
  return {
    name: `${name}.sql`,
    path: `db/${from}`,
    text,
    hash: sha256(text + room.executedBy),
    stage: 'function',
    room,
  };
}

/** The functions below db/sql: `<room>/api/<name>.sql` is one of `erp`, `<room>/<name>.sql` one of `erp_private`. */
function functionFiles(rooms: readonly Room[], rights: RightsList): SqlFile[] {
  return sqlFiles(path.join(dbDir, 'sql')).map((file) => {
    const folder = path.posix.dirname(file);
    const exposed = folder.endsWith('/api');
    const room = roomOf(rooms, exposed ? path.posix.dirname(folder) : folder);
    if (room === undefined) {
      throw new StartError(`db/sql/${file}: tidak di ruang yang ada di db/sql/ROOMS.md`);
    }
    const schema = exposed ? 'erp' : 'erp_private';
    const text = withRights(readDb(`sql/${file}`), rights);
    return functionFile(
      `${schema}/${path.posix.basename(file, '.sql')}`,
      room,
      `sql/${file}`,
      text,
    );
  });
}

/** The room of what a template makes, and the name of the function that it makes for an entry of its folder's list. */
const TEMPLATES: Readonly<Record<string, { room: string; fungsi: string }>> = {
  'entitas/create': { room: 'master', fungsi: '{fungsi}_create' },
  'jenis/create': { room: 'transaksi', fungsi: '{fungsi}_create' },
  'jenis/massal': { room: 'transaksi', fungsi: '{fungsi}_massal' },
  'jenis/massal_simulate': { room: 'transaksi', fungsi: '{fungsi}_massal_simulate' },
  'jenis/put': { room: 'id_luar/pintu', fungsi: '{fungsi}_put' },
  'jenis/replace': { room: 'transaksi', fungsi: '{fungsi}_replace' },
  'jenis/simulate': { room: 'transaksi', fungsi: '{fungsi}_simulate' },
  'klaim/klaim': { room: 'permintaan', fungsi: '{fungsi}' },
  'pos/ekspor': { room: 'ekspor', fungsi: 'ekspor_{fungsi}' },
  'pos/laporan': { room: 'laporan/pos', fungsi: 'laporan_{fungsi}' },
};

type Entry = string | Record<string, string>;

/**
 * The functions of `erp` that a template makes, one for each name in the list of its folder, `<folder>/<folder>.json`. A name
 * may come with what its `…_create` says of itself, or with values of the template by their names.
 */
function ofTemplate(rooms: readonly Room[], template: string): SqlFile[] {
  const made = TEMPLATES[template];
  const room = made && roomOf(rooms, made.room);
  if (made === undefined || room === undefined) {
    throw new StartError(`db/templates/${template}.sql: tanpa ruang (TEMPLATES, db/sql/ROOMS.md)`);
  }
  const [folder = '', verb = ''] = template.split('/');
  const names = JSON.parse(readDb(`templates/${folder}/${folder}.json`)) as
    | string[]
    | Record<string, Entry>;
  const entries: [string, Entry][] = Array.isArray(names)
    ? names.map((nama) => [nama, ''])
    : Object.entries(names);
  const file = `templates/${template}.sql`;
  const text = readDb(file);
  return entries.map(([nama, entry]) => {
    const own = typeof entry === 'string' ? { create: entry } : entry;
    const values: Record<string, string> = {
      nama,
      fungsi: nama.replaceAll('-', '_'),
      verb,
      ...own,
    };
    const fill = (text: string) =>
      text.replaceAll(/\{(\w+)\}/g, (as, key) => (key in values ? (values[key] as string) : as));
    return functionFile(`erp/${fill(made.fungsi)}`, room, file, fill(text));
  });
}

/** The room and the name of the function that asks each kind for its own part of something: a hook. */
const HOOKS: Readonly<Record<string, { room: string; fungsi: string }>> = {
  estimate: { room: 'usul', fungsi: 'draft_estimate_kind' },
  judge: { room: 'massal', fungsi: 'massal_judge' },
  many: { room: 'massal', fungsi: 'massal_kind' },
  moves: { room: 'massal', fungsi: 'massal_moves' },
  post: { room: 'transaksi', fungsi: 'transaksi_post_kind' },
  receive: { room: 'transaksi', fungsi: 'terima_kind' },
  value: { room: 'massal', fungsi: 'massal_value' },
  void: { room: 'void', fungsi: 'void_kind' },
};

/** Kind, or kind/mode → hook → call: all that it adds, with the arguments by the names that they have in the hook's template. */
export const readHooks = (): Record<string, Record<string, string>> =>
  JSON.parse(readDb('templates/hook/hook.json'));

/**
 * The function that a hook's template makes: its line with `{kinds}` and `{call}` stands there once for each call of the list,
 * `templates/hook/hook.json`; so does that with `{modes}`, for calls of modes.
 */
function ofHook(rooms: readonly Room[], template: string): SqlFile {
  const hook = path.posix.basename(template);
  const made = HOOKS[hook];
  const room = made && roomOf(rooms, made.room);
  if (made === undefined || room === undefined) {
    throw new StartError(`db/templates/${template}.sql: tanpa ruang (HOOKS, db/sql/ROOMS.md)`);
  }
  const listed = Object.entries(readHooks()).flatMap(([kind, calls]) =>
    calls[hook] === undefined ? [] : [{ kind, call: calls[hook] }],
  );
  const isMode = ({ kind }: { kind: string }): boolean => kind.includes('/');
  const file = `templates/${template}.sql`;
  const calls = {
    kinds: listed.filter((one) => !isMode(one)),
    modes: listed.filter(isMode),
  };
  const text = readDb(file).replaceAll(/^.*\{(kinds|modes)\}.*\n/gm, (line, which) =>
    [...Map.groupBy(calls[which as keyof typeof calls], ({ call }) => call)]
      .map(([call, kinds]) =>
        line
          .replace(`{${which}}`, kinds.map(({ kind }) => `'${kind}'`).join(', '))
          .replace('{call}', call),
      )
      .join(''),
  );
  return functionFile(`erp_private/${made.fungsi}`, room, file, text);
}

/** The functions that give sentences and words of ours in each language, of the list with the name of each in `reference/`. */
function ofSentences(rooms: readonly Room[], template: string): SqlFile {
  const room = roomOf(rooms, 'dasar') as Room;
  const file = `templates/${template}.sql`;
  const name = path.posix.basename(template);
  const list = JSON.parse(readDb(`reference/${name}.json`));
  const text = readDb(file);
  const filled =
    name === 'penolakan'
      ? withRefusals(text, list, JSON.parse(readDb('reference/kalimat.json')))
      : withSentences(text, list);
  return functionFile(`erp_private/${name}`, room, file, filled);
}

/** What judges the form of documents. */
function shapeFiles(rooms: readonly Room[], { kinds }: Lists): SqlFile[] {
  const room = roomOf(rooms, 'dokumen');
  if (room === undefined) throw new StartError('db/sql/ROOMS.md: tanpa ruang dokumen');
  return shapeFunctions(kinds).map(({ name, list, text }) =>
    functionFile(`erp_private/${name}`, room, `reference/fields/${list}`, text),
  );
}

const plainFile = (name: string, stage: Stage, text: string): SqlFile => ({
  name,
  path: `db/${name}`,
  text,
  hash: sha256(text),
  stage,
});

/** Comments on the template's tables come after its newest step; reference lists before the functions. */
const listStage = (name: string): Stage =>
  name.startsWith('tenant_comment') ? 'comment' : 'reference';

/**
 * The comments on inputs of records and documents, and on the template's tables (`""`) and columns: of the lists of fields, and of
 * `reference/tenant_comment.json` what is no field.
 */
function commentsOf({ records, kinds }: Lists): SqlFile {
  const others = JSON.parse(readDb('reference/tenant_comment.json')) as Record<
    string,
    Record<string, string>
  >;
  const tables = tableComments(records);
  for (const [tabel, komentar] of Object.entries(others)) {
    tables[tabel] = { ...tables[tabel], ...komentar };
  }
  const statements = Object.entries(tables).flatMap(([tabel, komentar]) =>
    Object.entries(komentar).map(([kolom, isi]) => {
      const what =
        kolom === '' ? `table tenant_templat.${tabel}` : `column tenant_templat.${tabel}.${kolom}`;
      return `comment on ${what} is ${quoted(isi)};`;
    }),
  );
  return plainFile(
    'reference/tenant_comment.sql',
    'comment',
    [...inputComments(records), ...kindComments(kinds), ...statements].join('\n'),
  );
}

/** Two files that make one function would undo each other. */
function refuseTwice(files: readonly SqlFile[]): void {
  const twice = [...Map.groupBy(files, ({ name }) => name).values()].find(
    ({ length }) => length > 1,
  );
  if (twice === undefined) return;
  const paths = twice.map((file) => file.path).join(' dan ');
  throw new StartError(
    `${twice[0]?.name.replace('.sql', '').replace('/', '.')}: dibuat oleh ${paths}`,
  );
}

/**
 * Functions, reference lists, tenant steps and comments, in the order of their names.
 *
 * @throws StartError for a file in no room, a function that two files make, and a table of rooms that cannot be read
 */
export function readSqlFiles(): SqlFile[] {
  const rooms = readRooms();
  const lists = readLists();
  const rights = readRights();
  const templates = sqlFiles(path.join(dbDir, 'templates')).map((name) => name.slice(0, -4));
  const files = [
    ...functionFiles(rooms, rights),
    ...templates.flatMap((template) => {
      if (template.startsWith('kalimat/')) return ofSentences(rooms, template);
      return template.startsWith('hook/') ? ofHook(rooms, template) : ofTemplate(rooms, template);
    }),
    ...sqlFiles(path.join(dbDir, 'reference')).map((name) =>
      plainFile(
        `reference/${name}`,
        listStage(name),
        withFields(withRights(readDb(`reference/${name}`), rights), lists),
      ),
    ),
    ...shapeFiles(rooms, lists),
    commentsOf(lists),
    ...sqlFiles(path.join(dbDir, 'tenant')).map((name) =>
      plainFile(`tenant/${name}`, 'step', readDb(`tenant/${name}`)),
    ),
  ];
  refuseTwice(files);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

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

/** One hash of all that a release makes of a database: its committed migrations and every file of SQL beside them. */
export function releaseHash(files: SqlFile[] = readSqlFiles()): string {
  const committed = readCommitted().map(({ text }) => header(text, 'Hash'));
  return sha256([...committed, ...files.map(({ name, hash }) => `${hash} ${name}`)].join('\n'));
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
