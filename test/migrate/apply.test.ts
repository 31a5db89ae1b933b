/** Functions, reference lists and steps as they come from their files into a database, and what the database keeps of it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { checkRelease } from '../../server/postgres/release_check.ts';
import { openTreeCopy } from '../helpers/tree_copy.ts';
import { until } from '../helpers/until.ts';

const tree = openTreeCopy('terap');
const { ask, run, paste, write } = tree;

const fine = {
  status: 0,
  said: expect.stringMatching(/^(db: .*\n)?Database sudah di versi terbaru\.\n$/),
};
const applied = (files: number, dropped = 0) => ({
  status: 0,
  said: `db: ${files} berkas diterapkan, ${dropped} fungsi dihapus.\n`,
});

const FILE = 'db/sql/akses/tenant_uji.sql';
/** A function of ours, as its file says it. */
const uji = (args: string, returns: string, body: string, execute = 'nobody') =>
  write(
    FILE,
    `/** A test. */
-- @execute ${execute}
create or replace function erp_private.tenant_uji(${args}) returns ${returns} language sql
set search_path = pg_catalog as $$ select ${body} $$;`,
  );
const signatures = () =>
  ask(`select oid::regprocedure::text from pg_proc where proname = 'tenant_uji' order by oid`);
const recorded = () =>
  ask(`select fungsi from erp_private.berkas_sql where nama like '%/tenant_uji.sql'`);
const release = () => ask('select sidik from erp_private.rilis order by ke');

const waiting = () => run('migrate.ts', ['--dry-run']);
const nothing = { status: 0, said: 'utama: tidak ada yang menunggu.\n' };

test('an empty database is told all that waits, and stays empty', async () => {
  const { status, said } = waiting();
  expect(status).toBe(0);
  expect(said).toMatch(/^utama: \d+ menunggu\n {2}migrasi +db\/committed\/000100/);
  expect(said).toMatch(/berkas +semuanya: database belum dimigrasi\n$/);
  expect(await ask(`select to_regnamespace('erp_private')`)).toEqual([null]);
});

test.each([
  ['tenants.ts', ['create', 'toko', 'Toko', '--admin', 'a@toko.test']],
  ['tenants.ts', ['upgrade']],
  ['node.ts', ['list']],
])('%s %j on an empty database says in a line that it is to be migrated first', (script, args) => {
  const { status, said } = run(script, args);
  expect(status).toBe(1);
  expect(said).toMatch(
    /^Database ini belum dimigrasi ke rilis ini \([^\n]+\)\. Jalankan dahulu: npm run migrate\n$/,
  );
});

test('a changed function is applied alone, and recorded', async () => {
  expect(run('migrate.ts')).toEqual(fine);
  expect(run('apply.ts')).toEqual(applied(0));
  const [first] = await release();
  const times = () => ask(`select nama || diterapkan_pada from erp_private.berkas_sql order by 1`);
  const before = await times();
  uji('', 'integer', '1', 'erp_app');
  expect(run('apply.ts')).toEqual(applied(1));
  expect(await ask('select erp_private.tenant_uji()')).toEqual([1]);
  expect((await times()).filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/tenant_uji/),
  ]);
  expect(await recorded()).toEqual(['erp_private.tenant_uji()']);
  expect(await release()).toEqual([first, expect.not.stringMatching(first as string)]);
  // Nothing is left for a migration, which then says nothing of files.
  expect(run('migrate.ts').said).toBe('Database sudah di versi terbaru.\n');
  // A server of the release before goes on, one of this release begins; one of a third waits.
  for (const sidik of await release()) {
    expect(await ask('select erp_private.rilis_dikenal($1)', [sidik])).toEqual([true]);
  }
  expect(await ask('select erp_private.rilis_dikenal($1)', ['0'.repeat(64)])).toEqual([false]);
});

test('what waits is told before it is done, and nothing is done', async () => {
  expect(waiting()).toEqual(nothing);
  const text = readFileSync(path.join(tree.folder, FILE), 'utf8');
  uji('', 'integer', '2', 'erp_app');
  expect(waiting().said).toBe(`utama: 1 menunggu\n  berkas        ${FILE}\n`);
  expect(await ask('select erp_private.tenant_uji()')).toEqual([1]);
  write(FILE);
  expect(waiting().said).toBe('utama: 1 menunggu\n  dihapus       erp_private/tenant_uji.sql\n');
  write(FILE, text);
  await ask(`comment on function erp_private.tenant_uji() is 'Lain.'`);
  expect(waiting().said).toMatch(
    /berbeda +erp_private\.tenant_uji\(\): ditimpa, di produksi ditolak\n$/,
  );
  expect(run('apply.ts').status).toBe(0);
  const step = 'db/tenant/0900_uji.sql';
  write(step, 'select 1;');
  expect(waiting().said).toMatch(/langkah +900 db\/tenant\/0900_uji\.sql\n/);
  write(step);
  await ask(
    `insert into erp_private.tenant (kode, nama, peran_db, langkah) values ('lama', 'Lama', 'erp_lama', 1)`,
  );
  expect(waiting().said).toMatch(
    / 1 menunggu\n {2}tenant +lama: langkah 1 dari \d+ \(tenant -- upgrade\)\n$/,
  );
  await ask(`delete from erp_private.tenant where kode = 'lama'`);
  expect(waiting()).toEqual(nothing);
});

test('what a file no longer grants is taken away', async () => {
  const may = () =>
    ask(`select has_function_privilege('erp_app', 'erp_private.tenant_uji()', 'execute')`);
  expect(await may()).toEqual([true]);
  uji('', 'integer', '1');
  expect(run('apply.ts')).toEqual(applied(1));
  expect(await may()).toEqual([false]);
});

test.each([
  ['arguments', 'nilai integer', 'integer', 'nilai', '(integer)'],
  ['the name of an argument', 'angka integer', 'integer', 'angka', '(integer)'],
  ['the result', 'angka integer', 'text', 'angka::text', '(integer)'],
])('%s changed: the old signature is gone', async (_what, args, returns, body, signature) => {
  uji(args, returns, body);
  expect(run('apply.ts')).toMatchObject({ status: 0 });
  expect(await signatures()).toEqual([`erp_private.tenant_uji${signature}`]);
  expect(await ask(`select erp_private.tenant_uji(7)::text`)).toEqual(['7']);
  expect(run('apply.ts')).toEqual(applied(0));
});

test('a function that something stands on is not taken from under it', async () => {
  await ask('create view erp_private.lihat_uji as select erp_private.tenant_uji(1)');
  uji('', 'text', `'x'`);
  const { status, said } = run('apply.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/^erp_private\.tenant_uji\(.*tidak dapat dihapus.*lihat_uji.*db\/current/);
  expect(await signatures()).toEqual(['erp_private.tenant_uji(integer)']);
  await ask('drop view erp_private.lihat_uji');
});

test('a mistake names file and line, and leaves functions and record as they were', async () => {
  const before = await ask('select sidik from erp_private.berkas_sql order by nama');
  const releases = await release();
  uji('', 'text', `'y'`);
  const name = 'db/sql/dasar/waktu_uji.sql';
  write(
    name,
    'create or replace function erp_private.waktu_uji() returns integer\nlanguage entah;',
  );
  const { status, said } = run('apply.ts');
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/^db\/sql\/dasar\/waktu_uji\.sql.*: 42704: /),
  ]);
  expect(await signatures()).toEqual(['erp_private.tenant_uji(integer)']);
  expect(await ask('select sidik from erp_private.berkas_sql order by nama')).toEqual(before);
  expect(await release()).toEqual(releases);
  write(name);
});

test('who dies in the middle leaves functions and record as they were', async () => {
  const before = await signatures();
  const locker = new pg.Client({ connectionString: tree.url });
  locker.on('error', () => {});
  await locker.connect();
  // Holds the record's row: the functions are made by then, and the record waits.
  await locker.query('begin');
  await locker.query(
    `select from erp_private.berkas_sql where nama like '%/tenant_uji.sql' for update`,
  );
  const child = spawn(process.execPath, [path.join(tree.folder, 'db/scripts/apply.ts')], {
    env: { PATH: process.env.PATH, DATABASE_URL: tree.url },
  });
  const waiting = () =>
    ask(`select count(*)::integer from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
  await until(async () => (await waiting())[0] === 1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await locker.query('rollback');
  await locker.end();
  expect(await signatures()).toEqual(before);
  expect(run('apply.ts')).toMatchObject({ status: 0 });
  expect(await signatures()).toEqual(['erp_private.tenant_uji()']);
  expect(await recorded()).toEqual(['erp_private.tenant_uji()']);
});

test('a function that somebody changed in the database: refused in production, shown, replaced', async () => {
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: 'kunci-rahasia-untuk-uji-dan-pekerja',
    ADMIN_KEY: 'kunci-admin-untuk-uji-yang-cukup-panjang',
    FIREBASE_PROJECT_ID: 'uji',
  };
  const text = readFileSync(path.join(tree.folder, FILE), 'utf8');
  await ask(text.replace(`'y'`, `'diubah'`));
  const refused = run('migrate.ts', [], production);
  expect(refused.said).toBe(
    '1 fungsi di database berbeda dari yang pernah diterapkan:\n  erp_private.tenant_uji()\n' +
      'Lihat bedanya dan timpa dengan isi db/sql: npm run migrate -- --accept-drift\n',
  );
  expect(refused.status).toBe(1);
  expect(run('apply.ts', [], production).status).toBe(1);
  expect(await ask('select erp_private.tenant_uji()')).toEqual(['diubah']);
  const accepted = run('migrate.ts', ['--accept-drift'], production);
  expect(accepted.status).toBe(0);
  expect(accepted.said).toMatch(
    /^erp_private\.tenant_uji\(\): ditimpa \(- diterapkan, \+ di database\)\n/,
  );
  expect(accepted.said).toMatch(/^ {2}- +select 'y' *$/m);
  expect(accepted.said).toMatch(/^ {2}\+ +select 'diubah' *$/m);
  expect(await ask('select erp_private.tenant_uji()')).toEqual(['y']);
  // Rights are part of it; what is gone altogether comes back in silence, since a migration may have dropped it.
  await ask('grant execute on function erp_private.tenant_uji() to erp_app');
  expect(run('migrate.ts', [], production).status).toBe(1);
  expect(run('migrate.ts').said).toMatch(/^ {2}\+ execute erp_app$/m);
  await ask('drop function erp_private.tenant_uji()');
  expect(run('migrate.ts', [], production)).toEqual(fine);
  expect(await signatures()).toHaveLength(1);
});

test('a file that moves keeps its function, and one without tags has the rights of the convention', async () => {
  const moved = 'db/sql/jejak/tenant_uji.sql';
  paste(`mv ${FILE} ${moved}`);
  expect(run('apply.ts')).toEqual(applied(0));
  expect(await recorded()).toEqual(['erp_private.tenant_uji()']);
  expect(await signatures()).toHaveLength(1);
  paste(`mv ${moved} ${FILE}`);
  const text = readFileSync(path.join(tree.folder, FILE), 'utf8');
  write(FILE, text.replace(/^-- @.*\n/m, '').replace('A test.', 'Another comment.'));
  expect(run('apply.ts')).toEqual(applied(1));
  expect(
    await ask(
      `select proowner::regrole || ' ' || proacl::text || ' ' || obj_description(oid, 'pg_proc')
         from pg_proc where proname = 'tenant_uji'`,
    ),
  ).toEqual(['erp_owner {erp_owner=X/erp_owner,erp_writer=X/erp_owner} Another comment.']);
});

test.each([
  ['ekspor/tenant_uji', 'erp_owner {erp_owner=X/erp_owner,erp_reader=X/erp_owner}'],
  ['session/tenant_uji', 'erp_owner {erp_owner=X/erp_owner,erp_gate=X/erp_owner}'],
  ['worker/worker_uji', 'erp_owner {erp_owner=X/erp_owner,erp_worker=X/erp_owner}'],
  ['tenant/tenant_uji', 'true {}'],
])('%s belongs to, and is executed by, whom its room or name says', async (name, rights) => {
  const file = `db/sql/${name}.sql`;
  const text = readFileSync(path.join(tree.folder, FILE), 'utf8');
  write(FILE);
  write(file, text.replaceAll('tenant_uji', name.split('/').at(-1) as string));
  expect(run('apply.ts')).toMatchObject({ status: 0 });
  const [got] = await ask(
    `select case when r.rolsuper then 'true' else r.rolname end || ' ' ||
            case when r.rolsuper then array_remove(array[
              case when has_function_privilege('erp_app', p.oid, 'execute')
                or has_function_privilege('erp_writer', p.oid, 'execute') then 'x' end], null)::text
              else p.proacl::text end
       from pg_proc as p join pg_roles as r on r.oid = p.proowner where p.proname = $1`,
    [name.split('/').at(-1)],
  );
  expect(got).toBe(rights);
  write(file);
  write(FILE, text);
  expect(run('apply.ts')).toMatchObject({ status: 0 });
});

test('owner, rights and comment that are written out are refused, not overridden', () => {
  const text = readFileSync(path.join(tree.folder, FILE), 'utf8');
  write(FILE, `${text}\ngrant execute on function erp_private.tenant_uji() to erp_app;`);
  expect(run('apply.ts')).toEqual({
    status: 1,
    said: 'db/sql/akses/tenant_uji.sql: pemilik, hak, dan komentar fungsi ditulis dengan @owner, @execute, dan /** … */ (db/CONVENTIONS.md)\n',
  });
  write(FILE, text);
});

test('the functions of each kind come from five templates', async () => {
  const names = await ask(`select replace(jenis::text, '-', '_') from erp.jenis_transaksi_ref`);
  const made = (verb: string) =>
    ask('select count(*)::integer from erp_private.berkas_sql where nama ~ $1', [
      `^erp/(${names.join('|')})_${verb}\\.sql$`,
    ]);
  for (const verb of ['create', 'replace', 'simulate', 'massal', 'massal_simulate']) {
    expect(await made(verb)).toEqual([names.length]);
  }
});

test('a file that goes takes its function along', async () => {
  write(FILE);
  expect(run('apply.ts')).toEqual(applied(0, 1));
  expect(await signatures()).toEqual([]);
  expect(await recorded()).toEqual([]);
});

test('back at an older tree, servers of the newer one wait again', async () => {
  const [first, ...newer] = await release();
  // Without the function it is the tree of the first test.
  expect(await release()).toEqual([first]);
  expect(newer).toEqual([]);
});

test('a server waits for a database of before its release', async () => {
  const { appUrl } = (await import('../helpers/run.ts')).currentRun();
  const url = new URL(appUrl);
  url.pathname = `/${tree.database}`;
  const [sidik] = (await release()) as string[];
  await expect(checkRelease(url.href, sidik as string)).resolves.toBeUndefined();
  await expect(checkRelease(url.href, '0'.repeat(64))).rejects.toThrow(
    /^Database belum dimigrasi ke rilis ini/,
  );
});

test('a database of before the first release is told the way, and stays as it was', async () => {
  const names = () => ask('select filename from graphile_migrate.migrations order by 1');
  // 000100 and what follows become 000000 and so on, and back.
  const change = (from: string, to: string) =>
    ask('update graphile_migrate.migrations set filename = replace(filename, $1, $2)', [from, to]);
  const now = await names();
  await change('0001', '0000');
  const before = await names();
  expect(before).toContain('000000.sql');
  const { status, said } = run('migrate.ts');
  expect(status).toBe(1);
  expect(said).toMatch(/^Database ini dari sebelum rilis pertama .*hapus folder datanya[^\n]*\n$/);
  // Without our command too.
  const tool = paste('npx graphile-migrate migrate');
  expect(tool.status).not.toBe(0);
  expect(tool.said).toMatch(/dari sebelum rilis pertama/);
  expect(await names()).toEqual(before);
  await change('0000', '0001');
  expect(await names()).toEqual(now);
});
