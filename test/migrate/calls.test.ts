/** What servers of the release before ask of the database, and what is said when a change takes it away. */
import { expect, test } from '@jest/globals';
import {
  calledOf,
  callsText,
  missedCalls,
  namedByCommands,
  parseCalls,
  readCatalog,
  staleRecord,
} from '../../db/scripts/calls.ts';
import { readDeclared } from '../../db/scripts/function_file.ts';
import { releasedText } from '../../db/scripts/release.ts';
import { registry } from '../../server/graphql/schema/generated/schema.js';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { sourceFiles } from '../helpers/files.ts';

const data = openDatabase('bare');

const readRecord = async () => {
  const catalog = await withPgClient(data.ownerUrl, readCatalog);
  const entries = calledOf(catalog, namedByCommands());
  return { catalog, record: parseCalls(callsText({ version: '1.0.0', entries })) };
};

test('what is written is read again, and the tree itself has all of it', async () => {
  const { catalog, record } = await readRecord();
  expect(callsText(record)).toBe(
    callsText({ version: '1.0.0', entries: calledOf(catalog, namedByCommands()) }),
  );
  expect(missedCalls(record, catalog)).toEqual([]);
  const has = (kind: string, name: string) =>
    record.entries.some((entry) => entry.kind === kind && entry.name === name);
  expect(has('enum', 'erp.jenis_transaksi')).toBe(true);
  expect(has('type', 'erp.penjualan_baris_input')).toBe(true);
  expect(has('table', 'tenant_templat.barang')).toBe(true);
  expect(has('function', 'erp_private.posting_penjualan')).toBe(false);
});

test('every function that GraphQL can call is in it, with its arguments', async () => {
  const { record } = await readRecord();
  const known = new Map(record.entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]));
  const unknown = Object.values(registry.pgResources).flatMap(({ name, parameters }) =>
    (parameters ?? [])
      .filter(
        // Computed columns are functions to PostGraphile alone.
        (one) =>
          one.name &&
          !known.get(`function erp.${name}`)?.parts.some((part) => part.name === one.name),
      )
      .map((one) => `${name}(${one.name})`),
  );
  expect(unknown).toEqual([]);
});

test('every function that the sources name is in it', async () => {
  const { catalog, record } = await readRecord();
  const bare = (name: string) => name.replace(/^.*\./, '');
  const ours = new Set(catalog.filter(({ kind }) => kind === 'function').map(({ name }) => name));
  const known = new Set(record.entries.map(({ name }) => name));
  const session = [...ours].filter((name) => /\.(worker|session)_/.test(name)).map(bare);
  const files = sourceFiles(/\.ts$/, 'server', 'workers', 'rest-facade', 'db/scripts');
  const named = files.flatMap(({ text }) => [
    ...[...text.matchAll(/\b(erp(?:_private)?\.\w+)\(/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/\b(\w+)\(/g)]
      .filter(([, name = '']) => session.includes(name))
      .map(([, name = '']) => `erp_private.${name}`),
  ]);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});

/** Something of each kind, as the release before had it. */
const BEFORE = `
create type erp.uji_kata as enum ('satu', 'dua');
create type erp.uji_input as (tanggal date, kata erp.uji_kata);
create type erp.uji_hasil as (id bigint, nomor text);
create table tenant_templat.uji (id bigint primary key, nama text, rahasia text);
grant select (id, nama) on tenant_templat.uji to erp_app;
create function erp.uji_create(dokumen erp.uji_input, draft boolean default false)
returns erp.uji_hasil language sql as 'select null::erp.uji_hasil';
grant execute on function erp.uji_create to erp_app;
create function erp_private.worker_uji(banyak integer)
returns table (kode text, ke bigint) language sql as $$ select 'a', 1 $$;
grant execute on function erp_private.worker_uji to erp_worker;
`;

const CREATE = (args: string, result = 'erp.uji_hasil') => `
drop function erp.uji_create;
create function erp.uji_create(${args}) returns ${result} language sql as 'select null::${result}';
grant execute on function erp.uji_create to erp_app`;

const WORKER = (args: string, result: string) => `
drop function erp_private.worker_uji;
create function erp_private.worker_uji(${args}) returns table (${result}) language plpgsql as 'begin end';
grant execute on function erp_private.worker_uji to erp_worker`;

const OLD = 'dokumen erp.uji_input, draft boolean default false';

test.each([
  ['nothing', 'select', []],
  ['a new optional argument', CREATE(`${OLD}, catatan text default null`), []],
  ['a new function', 'create function erp.uji_lain() returns int return 1', []],
  ['a new column of a result', WORKER('banyak integer', 'kode text, ke bigint, baru text'), []],
  ['a new field of a document', 'alter type erp.uji_input add attribute catatan text', []],
  ['a new field of an answer', 'alter type erp.uji_hasil add attribute catatan text', []],
  ['a new word', `alter type erp.uji_kata add value 'tiga'`, []],
  ['a new column', 'alter table tenant_templat.uji add column baru text', []],
  ['a column that nobody may read', 'alter table tenant_templat.uji drop column rahasia', []],
  [
    'a required argument that need not be given any more',
    WORKER('banyak integer default 1', 'kode text, ke bigint'),
    [],
  ],
  ['a dropped function', 'drop function erp.uji_create', ['erp.uji_create: fungsi hilang']],
  [
    'a renamed function',
    'alter function erp.uji_create rename to uji_buat',
    ['erp.uji_create: fungsi hilang'],
  ],
  [
    'a new required argument',
    CREATE('dokumen erp.uji_input, wajib text, draft boolean default false'),
    ['erp.uji_create: argumen wajib baru dan wajib'],
  ],
  [
    'an optional argument before another',
    CREATE('dokumen erp.uji_input, catatan text default null, draft boolean default false'),
    ['erp.uji_create: urutan argumen berubah; yang baru di akhir'],
  ],
  [
    'an argument without its default',
    CREATE('dokumen erp.uji_input, draft boolean'),
    ['erp.uji_create: argumen draft kini wajib'],
  ],
  ['a removed argument', CREATE('dokumen erp.uji_input'), ['erp.uji_create: argumen draft hilang']],
  [
    'a renamed argument',
    CREATE('dokumen erp.uji_input, konsep boolean default false'),
    ['erp.uji_create: argumen draft hilang'],
  ],
  [
    'an argument of another type',
    CREATE('dokumen erp.uji_input, draft text default null'),
    ['erp.uji_create: argumen draft kini text, dulu boolean'],
  ],
  ['another result', CREATE(OLD, 'json'), ['erp.uji_create: hasil kini json, dulu erp.uji_hasil']],
  [
    'a removed column of a result',
    WORKER('banyak integer', 'kode text'),
    ['erp_private.worker_uji: kolom hasil ke hilang'],
  ],
  [
    'a column of a result with another type',
    WORKER('banyak integer', 'kode text, ke text'),
    ['erp_private.worker_uji: kolom hasil ke kini text, dulu bigint'],
  ],
  [
    'a right that is taken',
    'revoke execute on function erp_private.worker_uji from erp_worker',
    ['erp_private.worker_uji: tidak lagi untuk erp_worker'],
  ],
  [
    'a field of a document that goes',
    'alter type erp.uji_input drop attribute kata',
    ['erp.uji_input: atribut kata hilang'],
  ],
  [
    'a field of an answer that is renamed',
    'alter type erp.uji_hasil rename attribute nomor to kode',
    ['erp.uji_hasil: atribut nomor hilang'],
  ],
  [
    'a word that is renamed',
    `alter type erp.uji_kata rename value 'dua' to 'duo'`,
    ['erp.uji_kata: kata dua hilang'],
  ],
  [
    'a column that goes',
    'alter table tenant_templat.uji drop column nama',
    ['tenant_templat.uji: kolom nama hilang'],
  ],
  [
    'a column that may not be read any more',
    'revoke select (nama) on tenant_templat.uji from erp_app',
    ['tenant_templat.uji: kolom nama hilang'],
  ],
  ['a table that goes', 'drop table tenant_templat.uji', ['tenant_templat.uji: tabel hilang']],
])('%s', async (_what, change, expected) => {
  await withPgClient(data.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(BEFORE);
    const entries = calledOf(await readCatalog(client), new Set());
    await client.query(change);
    const missed = missedCalls({ version: '1.0.0', entries }, await readCatalog(client));
    expect(missed).toEqual(expected.map((line) => `${line}; rilis 1.0.0 memakainya`));
    await client.query('rollback');
  });
});

test('what stood one release as no longer called is asked for by nobody, and may go', async () => {
  await withPgClient(data.ownerUrl, async (client) => {
    await client.query('begin');
    await client.query(BEFORE);
    await client.query(`
      comment on function erp.uji_create is E'Makes.\\n@behavior -*\\n@uncalled since 1.0.0';
      comment on column tenant_templat.uji.nama is E'Name.\\n@behavior -*\\n@uncalled since 1.0.0'`);
    const entries = calledOf(await readCatalog(client), new Set());
    const names = entries.map(({ name }) => name).filter((name) => /\.(worker_)?uji/.test(name));
    expect(names.sort()).toEqual([
      'erp_private.worker_uji',
      'erp_private.worker_uji',
      'tenant_templat.uji',
    ]);
    await client.query('drop function erp.uji_create; drop type erp.uji_input, erp.uji_hasil');
    await client.query('alter table tenant_templat.uji drop column nama');
    expect(missedCalls({ version: '1.0.0', entries }, await readCatalog(client))).toEqual([]);
    await client.query('rollback');
  });
});

test('the line hides a function from GraphQL', () => {
  const text = `/** Makes.\n * @uncalled since 1.0.0 */\ncreate or replace function erp.uji_create()`;
  expect(
    readDeclared({ name: 'erp/uji_create.sql', path: 'db/sql/uji/api/uji_create.sql', text })
      .comment,
  ).toBe('@behavior -*\nMakes.\n@uncalled since 1.0.0');
});

test('the record is that of the newest release in the changelog', () => {
  const calls = { version: '1.2.0', entries: [] };
  const released = '## Unreleased\n\n## 1.2.0 - 2027-01-31\n\n## 1.1.0\n';
  expect(staleRecord('## Unreleased\n', undefined)).toEqual([]);
  expect(staleRecord(released, calls)).toEqual([]);
  const forgotten =
    'db/committed/calls.txt: bukan milik rilis 1.2.0, yang disebut CHANGELOG.md (npm run release)';
  expect(staleRecord(released, undefined)).toEqual([forgotten]);
  expect(staleRecord(released, { ...calls, version: '1.1.0' })).toEqual([forgotten]);
  expect(staleRecord('## Unreleased\n', calls)).toEqual([
    'CHANGELOG.md: belum menyebut rilis 1.2.0, yang dicatat db/committed/calls.txt',
  ]);
});

test('a release gives what was unreleased its heading, once, and only where there is something', () => {
  const before = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.9.0 - 2026-01-01\n\n- Old.\n';
  const after = releasedText(before, '1.0.0', '2026-02-01');
  expect(after).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.0.0 - 2026-02-01\n\n- New.\n\n## 0.9.0 - 2026-01-01\n\n- Old.\n',
  );
  expect(releasedText(after, '1.0.0', '2026-03-01')).toBe(after);
  expect(() => releasedText(after, '1.1.0', '2026-03-01')).toThrow(/"Unreleased" tidak ada isi/);
  const more = after.replace('## Unreleased\n', '## Unreleased\n\n- Newer.\n');
  expect(() => releasedText(more, '1.0.0', '2026-03-01')).toThrow(
    /rilis 1\.0\.0 sudah ada; naikkan/,
  );
});
