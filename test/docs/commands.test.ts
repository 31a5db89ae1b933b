/** Every command that a page has one type is run by a test, or test/docs/documented.ts says why not. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rootDir } from '../../server/base/config.ts';
import { readSource, sourceFiles } from '../helpers/files.ts';
import { BLOCKS, CI, COMMANDS, type Run } from './documented.ts';

const pages = [
  ...['README.md', 'CONTRIBUTING.md'].map((name) => ({ name, text: readSource(name) })),
  ...sourceFiles(/\.md$/, 'docs', 'db').filter(({ name }) => !name.startsWith('docs/adr/')),
];

/** Each block of shell with the page and heading that it stands below; a `#` within a block is no heading. */
const blocks = pages.flatMap(({ name, text }) => {
  let heading = '';
  return [...text.matchAll(/^#+ (.*)$|^```(\w*).*\n([\s\S]*?)^ *```$/gm)].flatMap(
    ([, title, language, inside]) => {
      heading = title ?? heading;
      return language === 'sh'
        ? [{ page: name, key: `${name}: ${heading}`, text: inside ?? '' }]
        : [];
    },
  );
});

/** The commands of a block; what goes on in further lines, or into a program's input, is one. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\\\n/g, ' ')
    .replace(/<<END\n[\s\S]*?\nEND$/gm, '')
    .split('\n')
    .filter((line) => /^[A-Za-z]/.test(line));

const runs = (file: string, page: string): boolean =>
  existsSync(path.join(rootDir, file)) &&
  (file === CI ||
    readSource(file).includes(path.basename(page)) ||
    readSource(file).includes(page));

test('each block of a page stands in the list, and each of the list on a page', () => {
  const counted = (keys: string[]) =>
    Object.fromEntries(
      [...new Set(keys)].sort().map((key) => [key, keys.filter((one) => one === key).length]),
    );
  expect(counted(blocks.map(({ key }) => key))).toEqual(
    counted(Object.entries(BLOCKS).flatMap(([key, all]) => all.map(() => key))),
  );
});

test('what runs a block reads its page; what runs none of it says why, for each command', () => {
  const seen = new Map<string, number>();
  const wrong = blocks.flatMap(({ page, key, text }) => {
    const at = seen.get(key) ?? 0;
    seen.set(key, at + 1);
    const { by = [], not = {} }: Run = BLOCKS[key]?.[at] ?? {};
    const blind = by
      .filter((file) => !runs(file, page))
      .map((file) => `${key}: ${file} does not read it`);
    const begins = Object.keys(not);
    const lines = linesOf(text);
    const unsaid =
      by.length > 0 ? [] : lines.filter((line) => !begins.some((begin) => line.startsWith(begin)));
    const idle = begins.filter((begin) => !lines.some((line) => line.startsWith(begin)));
    return [
      ...blind,
      ...unsaid.map((line) => `${key}: ${line}`),
      ...idle.map((one) => `${key}: no ${one}`),
    ];
  });
  expect(wrong).toEqual([]);
});

const PROGRAM =
  /^(npm|npx|pg_\w+|psql|vacuumdb|createdb|patronictl|etcdctl|systemctl|docker|apt-get|git|openssl|promtool|tar) \S|^(tenant|node|user|migrate|cluster|storm) -- \S/;

/** `npm run -s tenant -- move toko --to dua` is `tenant move`; an option counts where it comes first. */
function formOf(command: string): string {
  const isScript = / -- /.test(command) || /^npm (run|start|test)\b/.test(command);
  const parts = /^(?:npm (?:run )?(?:-s )?)?([a-z][\w:-]*)(?: -- (\S+))?/.exec(command);
  const [, name = '', verb] = isScript ? (parts ?? []) : [];
  if (name === '') return command.split(' ', 2).join(' ');
  if (name === 'bench' || name === 'storm') return name;
  return verb !== undefined && /^(--)?[a-z][a-z-]*$/.test(verb) ? `${name} ${verb}` : name;
}

const inline = pages.flatMap(({ name, text }) =>
  [...text.replace(/^```[\s\S]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, command = '']) => command.replace(/ \[.*\]$/, ''))
    .filter((command) => PROGRAM.test(command))
    .map((command) => ({ page: name, command, form: formOf(command) })),
);

test('each command within a sentence stands in the list, and each of the list in a sentence', () => {
  const told = new Set(inline.map(({ form }) => form));
  const unknown = inline.filter(({ form }) => !(form in COMMANDS));
  expect(unknown.map(({ page, command, form }) => `${page}: ${command} (${form})`)).toEqual([]);
  expect(Object.keys(COMMANDS).filter((form) => !told.has(form))).toEqual([]);
});

/** What a file has, and what of pages it runs. */
const textOf = (file: string): string => {
  const taken = blocks.filter(({ key }, at) => {
    const nth = blocks.slice(0, at).filter((one) => one.key === key).length;
    return BLOCKS[key]?.[nth]?.by?.includes(file);
  });
  return [readSource(file), ...taken.map(({ text }) => text)].join('\n');
};

test('what runs a command has its word', () => {
  const wrong = Object.entries(COMMANDS).filter(([form, run]) => {
    if (typeof run !== 'string') return run.not === '';
    const word = form.split(' ').at(-1) as string;
    return !existsSync(path.join(rootDir, run)) || !textOf(run).includes(word);
  });
  expect(wrong).toEqual([]);
});
