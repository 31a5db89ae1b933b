/** Who may import whom. The table in docs/architecture.md says it, from the ground up; this file holds the sources to it. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { readSource, type SourceFile, sourceFiles } from './helpers/files.ts';

const files = sourceFiles(/\.ts$/, 'server', 'rest-facade', 'workers', 'db');

/** The rows between "| room |" and the end of the table: a room, and those below it that it imports. */
const [, rows = ''] =
  /\n\| room [\s\S]*?\n\| -.*\n([\s\S]*?)\n\n/.exec(readSource('docs/architecture.md')) ?? [];
const table = [...rows.matchAll(/^\| `([\w/-]+)` +\| ([^|]*)\|/gm)].map(
  ([, room = '', imports = '']) => ({
    room,
    imports: [...imports.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name as string),
  }),
);
const innermost = table.map(({ room }) => room).sort((one, other) => other.length - one.length);
/** A room may lie in another: a file is in the innermost. */
const roomOf = (file: string): string =>
  innermost.find((room) => file.startsWith(`${room}/`)) ?? file;

type Import = { from: string; to: string; where: string };

/** Static and dynamic imports of our own files, also those of types only. */
function importsOf({ name, text }: SourceFile): Import[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)].map((found) => {
    const to = path.posix.join(path.posix.dirname(name), found[1] as string);
    const line = text.slice(0, found.index).split('\n').length;
    return { from: name, to, where: `${name}:${line} imports ${to}` };
  });
}

const imports = files.flatMap(importsOf);

test('every file is in a room of the table', () => {
  expect(files.map(({ name }) => name).filter((name) => roomOf(name) === name)).toEqual([]);
});

test('rooms stand on rooms above them in the table, so that no arrow runs up', () => {
  const up = table.flatMap(({ room, imports }, n) =>
    imports
      .filter((name) => !table.slice(0, n).some(({ room: below }) => below === name))
      .map((name) => `${room} imports ${name}`),
  );
  expect(up).toEqual([]);
});

test('a room imports those of its row and no other', () => {
  const wrong = imports
    .filter(({ from, to }) => {
      const [room, other] = [roomOf(from), roomOf(to)];
      const allowed = table.find((row) => row.room === room)?.imports ?? [];
      return room !== other && !allowed.includes(other);
    })
    .map(({ where }) => where);
  expect(wrong).toEqual([]);
});

test('each import that the table of rooms allows is there', () => {
  const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const idle = table.flatMap(({ room, imports }) =>
    imports.map((name) => `${room} ${name}`).filter((arrow) => !used.has(arrow)),
  );
  expect(idle).toEqual([]);
});

test('REST knows nothing of PostgreSQL: it asks the door of GraphQL', () => {
  const rest = table.filter(({ room }) => /^rest-facade(\/|$)/.test(room));
  expect(rest.length).toBeGreaterThan(1);
  const imported = new Set(rest.flatMap(({ imports }) => imports));
  expect(imported).toContain('server/graphql/door');
  expect(imported).not.toContain('server/postgres');
  const wrong = files.filter(
    ({ name, text }) =>
      name.startsWith('rest-facade/') && /from 'pg(?:-|\/|')|\bselect \$?\{?[\w.]+\(/.test(text),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('no file imports itself by way of others, types included', () => {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const { name } of files) visit(name, []);
  expect(circles).toEqual([]);
});
