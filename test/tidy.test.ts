import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rootDir } from '../server/config.ts';
import { readSource, type SourceFile, sourceFiles } from './helpers/files.ts';

/** Habits that can be counted. Each test names the culprits. */

const CODE = ['server', 'rest-facade', 'workers', 'db', 'test'];
const typescript = sourceFiles(/\.ts$/, ...CODE);
const sql = sourceFiles(/\.sql$/, 'db', 'test').filter(({ name }) => name !== 'db/schema.sql');
const tests = typescript.filter(({ name }) => name.endsWith('.test.ts'));
const product = typescript.filter(({ name }) => !name.startsWith('test/'));
const fixtures = sql.filter(({ name }) => /^db\/fixtures\/erp(_private)?\//.test(name));

/** Lines that match, as `file:line`. */
const linesWith = (files: SourceFile[], pattern: RegExp): string[] =>
  files.flatMap(({ name, lines }) =>
    lines.flatMap((line, i) => (pattern.test(line) ? [`${name}:${i + 1}`] : [])),
  );

test('there is something to look at', () => {
  expect([
    typescript.length > 100,
    sql.length > 200,
    tests.length > 20,
    fixtures.length > 150,
  ]).toEqual([true, true, true, true]);
});

test('no file is longer than 350 lines', () => {
  const long = [...typescript, ...sql]
    .filter(({ lines }) => lines.length > 350)
    .map(({ name, lines }) => `${name}: ${lines.length}`);
  expect(long).toEqual([]);
});

test('no line of SQL is wider than 100 columns', () => {
  expect(linesWith(sql, /^.{101,}/u)).toEqual([]);
});

test('no TypeScript function is longer than 70 lines', () => {
  const biome = path.join(rootDir, 'node_modules', '.bin', 'biome');
  const rule = '--only=complexity/noExcessiveLinesPerFunction';
  const { status, stdout, stderr } = spawnSync(
    biome,
    ['lint', rule, '--max-diagnostics=none', ...CODE],
    {
      cwd: rootDir,
      encoding: 'utf8',
    },
  );
  const culprits = `${stdout}${stderr}`.match(/^\S+:\d+:\d+ lint\S+/gm) ?? [];
  expect([status, culprits]).toEqual([0, []]);
});

test('no SQL function is longer than 70 lines', () => {
  const long = fixtures.flatMap(({ name, lines }) => {
    const begin = lines.findIndex((line) => line.startsWith('create or replace function'));
    const end = lines.findIndex((line, i) => i > begin && /^\$\w*\$;/.test(line));
    return end - begin + 1 > 70 ? [`${name}: ${end - begin + 1}`] : [];
  });
  expect(long).toEqual([]);
});

test('a fixture holds the one function that it is named after, with owner rights and a comment', () => {
  const wrong = fixtures.flatMap(({ name, text }) => {
    const [, schema, noun] = /fixtures\/(\w+)\/.*?(\w+)\.sql$/.exec(name) ?? [];
    const full = `${schema}.${noun}`;
    const made = [...text.matchAll(/^create or replace function (\S+?)\(/gm)].map(
      ([, made]) => made,
    );
    const mistakes = [
      made.join() !== full && `makes ${made.join()}`,
      !text.startsWith('-- ') && 'no header',
      !new RegExp(`^revoke all on function\\s+${full}\\(`, 'm').test(text) && 'no revoke',
      !new RegExp(`^comment on function\\s+${full}\\(`, 'm').test(text) && 'no comment',
      /^grant .* to public/im.test(text) && 'grant to public',
    ];
    return mistakes.flatMap((mistake) => (mistake ? [`${name}: ${mistake}`] : []));
  });
  expect(wrong).toEqual([]);
});

test('the request context is read in erp/session and nowhere else', () => {
  const readers = fixtures
    .filter(({ text }) => /current_setting\s*\(/.test(text))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('db/fixtures/erp/session/'));
  expect(readers).toEqual([]);
});

test('functions are neither atomic bodies nor typed by a tenant’s table', () => {
  expect(linesWith(fixtures, /begin atomic|%rowtype|\b\w+%type/i)).toEqual([]);
});

test('what is inserted from a query names its conflicts or returns its rows', () => {
  // A distributed database refuses a bare INSERT … SELECT, or skips its checks.
  const bare = fixtures.flatMap(({ name, text }) => {
    const body = text.replace(/--.*$/gm, '');
    return [...body.matchAll(/insert into (\w+)\b(?![.])[^;]*?;/g)].flatMap(([statement, table]) =>
      /\)\s*(with|select)\b/.test(statement) && !/on conflict|returning/.test(statement)
        ? [`${name}: ${table}`]
        : [],
    );
  });
  expect(bare).toEqual([]);
});

test('nothing is left for later', () => {
  const marks = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|X{3})\\b`);
  expect(linesWith([...typescript, ...sql], marks)).toEqual([]);
});

test('the server talks through its log; only commands print', () => {
  const printers = product
    .filter(({ text }) => /console\.(log|info|debug)\(/.test(text))
    .filter(
      ({ name, text }) =>
        name !== 'server/progress.ts' && !/runMain\(|import\.meta\.main/.test(text),
    )
    .map(({ name }) => name);
  expect(printers).toEqual([]);
});

test('only the configuration reads the environment', () => {
  const readers = product.filter(({ text }) => /process\.env/.test(text)).map(({ name }) => name);
  // The second only sets what GraphQL's libraries read while they load.
  expect(readers).toEqual(['server/config.ts', 'server/graphql/environment.ts']);
});

test('no test is skipped, alone, or left to be written', () => {
  expect(
    linesWith(tests, /\b(test|it|describe)\.(skip|only|todo|failing)\b|\bx(it|test|describe)\(/),
  ).toEqual([]);
});

test('the commands of the README exist', () => {
  const readme = readSource('README.md');
  const scripts = JSON.parse(readSource('package.json')).scripts as Record<string, string>;
  const builtIn = new Set(['start', 'test', 'ci']);
  const missing = [
    ...[...readme.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name as string),
    ...[...readme.matchAll(/\bnpm (start|test)\b/g)].map(([, name]) => name as string),
  ].filter((name) => scripts[name] === undefined && !builtIn.has(name));
  const programs = [...readme.matchAll(/\bnpx ([\w-]+)/g)]
    .map(([, name]) => name as string)
    .filter((name) => !existsSync(path.join(rootDir, 'node_modules', '.bin', name)));
  expect([missing, programs]).toEqual([[], []]);
});

test('the files that the README names exist', () => {
  const readme = readSource('README.md');
  const missing = [...readme.matchAll(/\]\(((?!https?:|#)[^)#]+)/g)]
    .map(([, name]) => name as string)
    .filter((name) => !existsSync(path.join(rootDir, name)));
  expect(missing).toEqual([]);
});
