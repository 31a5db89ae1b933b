/** Each npm command explains itself, refuses what it does not know, and does nothing in either case. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readArguments } from '../../server/base/command_line.ts';
import { rootDir } from '../../server/base/config.ts';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';

const folder = openFolder('perintah');
const dataDir = path.join(folder, 'data');

const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };

/** The scripts that run a file of ours; the others are tools with a help of their own. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /\bnode (\S+\.ts)$/.exec(script)?.[1];
  return file === undefined ? [] : [{ name, file }];
});

function run(file: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(rootDir, file), ...args],
    {
      cwd: rootDir,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        NIAGA_DATA: dataDir,
        NIAGA_ENV_FILE: '/dev/null',
        ...env,
      },
    },
  );
  return { status, stdout, stderr };
}

test('all commands are found', () => {
  expect(commands.map(({ name }) => name).sort()).toEqual(
    `apply bench check cluster commit db db:url dev fields fresh logins migrate node release sandbox schema server start storm tenant
    token user worker`.split(/\s+/),
  );
});

test.each(commands)('npm run $name -- --help', ({ name, file }) => {
  const { status, stdout, stderr } = run(file, ['--help']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Pemakaian:\n/);
  expect(stdout).toMatch(new RegExp(`npm (run -s |run )?${name}\\b`));
  const options = stdout.split('Opsi:\n')[1]?.trimEnd().split('\n') ?? [];
  expect(options.at(-1)).toMatch(/^ {2}--help /);
  for (const line of options) expect(line).toMatch(/^ {2}--[a-z-]+( [A-Z]+)? +\S/);
  expect(existsSync(dataDir)).toBe(false);
});

test.each(commands)('npm run $name refuses what it does not know', ({ file }) => {
  const { status, stdout, stderr } = run(file, ['--entah']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Opsi tidak dikenal: --entah\nPemakaian:\n/);
  expect(existsSync(dataDir)).toBe(false);
});

test('how arguments are read', () => {
  const line = {
    usage: ['npm run coba -- NAMA'],
    about: 'Mencoba.',
    options: {
      kali: { value: 'N', default: '4', help: 'berapa kali' },
      diam: { help: 'tanpa suara' },
    },
    positionals: [1, 2],
  } as const;
  const read = (...args: string[]) => readArguments(line, args);
  expect(read('satu')).toEqual({ values: { kali: '4', diam: false }, positionals: ['satu'] });
  expect(read('--kali', '7', 'satu', 'dua', '--diam')).toEqual({
    values: { kali: '7', diam: true },
    positionals: ['satu', 'dua'],
  });
  // Asked for anywhere, help is all that happens.
  expect(read('--help')).toBeUndefined();
  expect(read('satu', '--entah', '--help')).toBeUndefined();
  expect(read('-h', 'satu')).toBeUndefined();
  // After `--` stands a name, whatever it looks like.
  expect(read('--', '--help')?.positionals).toEqual(['--help']);
  expect(() => read()).toThrow(/^Argumen kurang\.\nPemakaian:\n {2}npm run coba/);
  expect(() => read('satu', 'dua', 'tiga')).toThrow(/^Argumen tidak dikenal: tiga\n/);
  expect(() => read('satu', '--kali')).toThrow(/^Nilai opsi kurang atau berlebih: --kali/);
  expect(() => read('satu', '--diam=ya')).toThrow(/^Nilai opsi kurang atau berlebih: --diam/);
});

test('a folder that nobody can make ends the start with one line', () => {
  for (const NIAGA_DATA of ['/proc/niaga/data', '/dev/null/data']) {
    const { status, stderr } = run('server/main/start.ts', [], { NIAGA_DATA });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Folder \S+ tidak dapat dibuat \(E[A-Z]+\); pilih NIAGA_DATA lain\n$/);
  }
});

test('variables come from the file, those of the environment first', () => {
  const file = path.join(folder, 'setelan');
  writeFileSync(file, 'DATABASE_URL=postgres://a@berkas/niaga\nPORT=bukan-angka\n');
  const asked = { NIAGA_ENV_FILE: file };
  const wrong = run('db/scripts/url.ts', [], asked);
  expect(wrong).toMatchObject({ status: 1, stdout: '' });
  expect(wrong.stderr).toMatch(/PORT/);
  const fromFile = run('db/scripts/url.ts', [], { ...asked, PORT: '1' });
  expect(fromFile.stdout).toBe('postgres://a@berkas/niaga\n');
  const fromEnvironment = run('db/scripts/url.ts', [], {
    ...asked,
    PORT: '1',
    DATABASE_URL: 'postgres://a@lingkungan/niaga',
  });
  expect(fromEnvironment.stdout).toBe('postgres://a@lingkungan/niaga\n');
  const missing = run('db/scripts/url.ts', [], { NIAGA_ENV_FILE: path.join(folder, 'tiada') });
  expect(missing).toMatchObject({ status: 1, stdout: '' });
  expect(missing.stderr).toMatch(/tiada tidak dapat dibaca/);
});

test('fresh takes a plain name only, and not the database in use', () => {
  const env = { DATABASE_URL: 'postgres://a@127.0.0.1:1/niaga' };
  expect(run('db/scripts/fresh.ts', ['niaga'], env).stderr).toMatch(
    /^Database niaga sedang dipakai/,
  );
  expect(run('db/scripts/fresh.ts', ['a b'], env).stderr).toMatch(/^NAMA_DATABASE: /);
});

test('no command leaves anything', () => {
  expect(readdirSync(folder)).toEqual(['setelan']);
});
