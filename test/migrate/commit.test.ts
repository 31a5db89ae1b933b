/** The pending migration as a DBA works on it: saved, saved again, committed; the database in use goes on. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openTreeCopy } from '../helpers/tree_copy.ts';

const tree = openTreeCopy('komit');
const { run, ask, paste } = tree;

const structure = (...statements: string[]) =>
  tree.write('db/current/200-uji.sql', statements.join('\n'));
const ADD = 'alter table erp_private.tenant add column if not exists uji text;';
const STEP = 'db/tenant/0900_uji.sql';

const rule = (answer: number) =>
  tree.write(
    'db/sql/tenant/tenant_uji.sql',
    `create or replace function erp_private.tenant_uji() returns integer language sql
     set search_path = pg_catalog as $$ select ${answer} $$;`,
  );

const committed = (): string[] =>
  readdirSync(path.join(tree.folder, 'db/committed')).filter((name) => name.endsWith('.sql'));

const fine = {
  status: 0,
  said: expect.stringMatching(/^(db: .*\n)?Database sudah di versi terbaru\.\n$/),
};

test('saved twice, committed, and gone on with; a function is in no migration', async () => {
  structure(ADD);
  rule(1);
  expect(run('migrate.ts')).toEqual(fine);
  rule(2);
  structure(ADD, `comment on column erp_private.tenant.uji is 'Uji.';`);
  // What changed is said, so that who changed one function sees that it was one.
  expect(run('migrate.ts').said).toBe(
    'db: 1 berkas diterapkan, 0 fungsi dihapus.\nDatabase sudah di versi terbaru.\n',
  );
  expect(await ask('select erp_private.tenant_uji()')).toEqual([2]);

  const before = committed().length;
  expect(run('commit.ts', ['Kolom uji'])).toEqual({ status: 0, said: '' });
  const newest = committed().at(-1) as string;
  expect(committed()).toHaveLength(before + 1);
  expect(newest).toMatch(/^\d{6}-kolom-uji\.sql$/);
  expect(readFileSync(path.join(tree.folder, 'db/committed', newest), 'utf8')).not.toMatch(
    /function/,
  );
  expect(await ask('select max(filename) from graphile_migrate.migrations')).toEqual([
    `${newest.slice(0, 6)}.sql`,
  ]);
  expect(run('migrate.ts')).toEqual(fine);

  rule(3);
  expect(run('migrate.ts')).toEqual(fine);
  expect(await ask('select erp_private.tenant_uji()')).toEqual([3]);
});

test('a migration that calls a function of db/sql is not committed, and stays as it was', () => {
  const before = committed();
  structure(`select erp_private.tenant_uji();`);
  const { status, said } = run('commit.ts', ['Memanggil']);
  expect(status).toBe(1);
  expect(said).toMatch(
    /^Migrasi tidak dikomit\.\n(.*\n)*.*erp_private\.tenant_uji\(\) does not exist/,
  );
  expect(committed()).toEqual(before);
  expect(readFileSync(path.join(tree.folder, 'db/current/200-uji.sql'), 'utf8')).toBe(
    'select erp_private.tenant_uji();',
  );
  structure('-- nothing');
});

test('a tenant step is frozen by the commit, and does not change any more', async () => {
  tree.write(STEP, 'alter table pengaturan add column uji text;\n');
  expect(run('migrate.ts')).toEqual(fine);
  expect(await ask('select langkah from erp_private.tenant_template')).toEqual([900]);
  expect(run('commit.ts', ['Langkah uji'])).toEqual({ status: 0, said: '' });
  expect(paste('cd db && sha256sum -c --quiet committed/tenant_steps.sha256')).toEqual({
    status: 0,
    said: '',
  });
  const { frozenStepMistakes } = await import(path.join(tree.folder, 'db/scripts/frozen_steps.ts'));
  expect(frozenStepMistakes()).toEqual([]);
  tree.write(STEP, 'alter table pengaturan add column uji integer;\n');
  tree.write('db/tenant/0899_awal.sql', 'select 1;\n');
  expect(frozenStepMistakes()).toEqual([
    `${STEP}: langkah tenant yang sudah dikomit tidak boleh berubah`,
    'db/tenant/0899_awal.sql: langkah tenant baru harus bernomor setelah tenant/0900_uji.sql',
  ]);
  tree.write('db/tenant/0899_awal.sql');
  const { status, said } = run('migrate.ts');
  expect([status, said]).toEqual([
    1,
    'db/tenant/0900_uji.sql: KOLKH: langkah tenant 900 sudah terdaftar dengan isi lain; tulis langkah berikutnya, atau, selama belum dikomit, mulai dari database baru\n',
  ]);
  tree.write(STEP, 'alter table pengaturan add column uji text;\n');
});

test('two steps of one number are told of, as two branches may bring them', async () => {
  const { frozenStepMistakes } = await import(path.join(tree.folder, 'db/scripts/frozen_steps.ts'));
  tree.write('db/tenant/0910_pertama.sql', 'select 1;\n');
  tree.write('db/tenant/0910_kedua.sql', 'select 2;\n');
  expect(frozenStepMistakes()).toEqual([
    'db/tenant/0910_pertama.sql: nomor 910 sudah dipakai db/tenant/0910_kedua.sql; pakai nomor berikutnya',
  ]);
  tree.write('db/tenant/0910_pertama.sql');
  tree.write('db/tenant/0910_kedua.sql');
});

test('a committed migration that was changed is refused, where it has run as well', () => {
  const [first, ...others] = committed();
  const newest = others.at(-1) as string;
  const file = `db/committed/${newest}`;
  const text = readFileSync(path.join(tree.folder, file), 'utf8');
  tree.write(file, `${text}-- one more\n`);
  const changed = `${file}: migrasi yang sudah dikomit tidak boleh berubah\n`;
  expect(run('migrate.ts')).toEqual({ status: 1, said: changed });
  expect(run('migrate.ts', ['--dry-run'])).toEqual({ status: 1, said: changed });
  tree.write(file, text.replace(/^--! Previous: .*$/m, '--! Previous: sha1:0'));
  expect(run('migrate.ts').said).toMatch(/tidak melanjutkan migrasi sebelumnya/);
  tree.write(file, text);
  expect(run('migrate.ts')).toEqual(fine);
  expect(first).toMatch(/^000100/);
});

test('a statement that cannot be repeated is named, with what to do', async () => {
  const once = 'alter table erp_private.tenant add column sekali text;';
  structure(once);
  expect(run('migrate.ts')).toEqual(fine);
  // `npm run check` says so.
  const { repeatMistakes } = await import(path.join(tree.folder, 'db/scripts/check.ts'));
  expect(await repeatMistakes(tree.url)).toEqual([
    expect.stringMatching(/^db\/current: .* 42701: /),
  ]);
  structure(once, 'select 1;');
  const { status, said } = run('migrate.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/^Migrasi gagal\. .*42701/);
  expect(said).toMatch(/agar dapat diulang \(db\/README\.md\), atau pakai folder data baru/);
});
