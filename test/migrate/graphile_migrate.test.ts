/** graphile-migrate's own command line, as .gmrc and db/README.md describe it to a DBA. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openTreeCopy } from '../helpers/tree_copy.ts';
import { until } from '../helpers/until.ts';

const tree = openTreeCopy('gm');
const { ask, paste, write } = tree;

/** The line that .gmrc names, before a command: it makes the addresses out of the one in use. */
const gm = (command: string) =>
  paste(`eval "$(npm run -s db:url -- --env)" && npx graphile-migrate ${command}`);

const FILE = 'db/sql/tenant/tenant_uji.sql';
const uji = (answer: number) =>
  write(
    FILE,
    `create or replace function erp_private.tenant_uji() returns integer language sql
     set search_path = pg_catalog as $$ select ${answer} $$;`,
  );
const answer = () => ask('select erp_private.tenant_uji()');

const becomes = <T>(read: () => Promise<T>, wanted: T): Promise<boolean> =>
  until(async () => {
    const value = await read().catch(() => undefined);
    return JSON.stringify(value) === JSON.stringify(wanted);
  }, JSON.stringify(wanted));

test('migrate makes the database and applies the functions; status says so', async () => {
  uji(1);
  expect(gm('migrate')).toMatchObject({ status: 0 });
  expect(await answer()).toEqual([1]);
  expect(gm('status')).toMatchObject({ status: 0 });
});

test('migrate --forceActions applies a changed function though no migration is new', async () => {
  uji(2);
  expect(gm('migrate')).toMatchObject({ status: 0 });
  expect(await answer()).toEqual([1]);
  expect(gm('migrate --forceActions').said).toMatch(/1 berkas diterapkan/);
  expect(await answer()).toEqual([2]);
});

test('watch goes on after a second save; commit then freezes what it ran', async () => {
  const save = (column: string) =>
    write(
      'db/current/200-uji.sql',
      `alter table erp_private.tenant add column if not exists ${column} text;\n`,
    );
  const columns = () =>
    ask(`select attname::text from pg_attribute
          where attrelid = 'erp_private.tenant'::regclass and attname ~ '^uji_[ab]$' and not attisdropped order by 1`);
  save('uji_a');
  const watcher = spawn('npx', ['graphile-migrate', 'watch'], {
    cwd: tree.folder,
    detached: true,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: tree.folder, DATABASE_URL: tree.url },
  });
  try {
    await becomes(columns, ['uji_a']);
    uji(3);
    save('uji_b');
    await becomes(columns, ['uji_a', 'uji_b']);
    await becomes(answer, [3]);
  } finally {
    process.kill(-(watcher.pid as number), 'SIGKILL');
    await once(watcher, 'exit');
  }
  expect(gm('commit --message "Uji coba"')).toMatchObject({ status: 0 });
  expect(readdirSync(path.join(tree.folder, 'db/committed'))).toContainEqual(
    expect.stringMatching(/^\d{6}-uji-coba\.sql$/),
  );
  expect(gm('status')).toMatchObject({ status: 0 });
  expect(
    await ask(`select datname::text from pg_database where datname = $1`, [
      `${tree.database}_shadow`,
    ]),
  ).toEqual([`${tree.database}_shadow`]);
});
