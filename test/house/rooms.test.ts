/**
 * Who may import whom, and which function of SQL may call whom. The tables in docs/architecture.md and db/sql/ROOMS.md say it, from
 * the ground up; this file holds the sources to them.
 */
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readRooms } from '../../db/scripts/sql_rooms.ts';
import { readSource, type SourceFile, sourceFiles } from '../helpers/files.ts';
import {
  BUILT,
  builders,
  calledTriggers,
  nounOf,
  roomOfFunction,
  sqlCalls,
  sqlFunctions,
} from './sql_calls.ts';

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

/** Static and dynamic imports of our own files, also those of types only. Lists of db/reference are data, for everybody. */
function importsOf({ name, text }: SourceFile): Import[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+(?<!\.json))'/g)].map(
    (found) => {
      const to = path.posix.join(path.posix.dirname(name), found[1] as string);
      const line = text.slice(0, found.index).split('\n').length;
      return { from: name, to, where: `${name}:${line} imports ${to}` };
    },
  );
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

const sqlTable = readRooms();

/** A room and the import of a row: the room itself, or all below it. */
const fits = (room: string, imported: string): boolean =>
  imported.endsWith('/*') ? room.startsWith(imported.slice(0, -1)) : room === imported;

/** Calls from one room into another. */
const arrows = sqlCalls
  .map(({ from, to }) => ({ from, to, room: roomOfFunction(from), other: roomOfFunction(to) }))
  .filter(({ room, other }) => room !== other);

describe('calls of SQL', () => {
  test('there is something to compare', () => {
    expect([sqlTable.length > 50, sqlFunctions.length > 1200, arrows.length > 1500]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('rooms stand on rooms above them in the table, so that no arrow runs up', () => {
    const up = sqlTable.flatMap(({ name, imports }, n) =>
      imports
        .filter((one) => !sqlTable.slice(0, n).some((below) => fits(below.name, one)))
        .concat(imports.filter((one) => sqlTable.slice(n).some((above) => fits(above.name, one))))
        .map((one) => `${name} imports ${one}`),
    );
    expect(up).toEqual([]);
  });

  test('a function calls those of its room and of the rooms that its row imports', () => {
    const wrong = arrows
      .filter(({ room, other = '' }) => {
        const imports = sqlTable.find(({ name }) => name === room)?.imports ?? [];
        return !imports.some((one) => fits(other, one));
      })
      .map(({ from, to, room, other }) => `${from} (${room}) calls ${to} (${other})`);
    expect(wrong).toEqual([]);
  });

  test('each import that a row allows is used', () => {
    const idle = sqlTable.flatMap(({ name, imports }) =>
      imports
        .filter((one) => !arrows.some(({ room, other = '' }) => room === name && fits(other, one)))
        .map((one) => `${name} imports ${one}`),
    );
    expect(idle).toEqual([]);
  });

  test('a kind of transaction calls no other kind', () => {
    const wrong = arrows
      .filter(({ room, other }) => room?.startsWith('jenis/') && other?.startsWith('jenis/'))
      .map(({ from, to }) => `${from} calls ${to}`);
    expect(wrong).toEqual([]);
  });
});

describe('names and files of SQL', () => {
  test('a room has 1 to 60 files, without what templates make', () => {
    const files = sourceFiles(/\.sql$/, 'db/sql').map(({ name }) =>
      name.replace(/^db\/sql\//, '').replace(/(\/api)?\/[^/]*$/, ''),
    );
    const sizes = sqlTable.map(({ name }) => [name, files.filter((room) => room === name).length]);
    expect(sizes.filter(([, size]) => (size as number) < 1 || (size as number) > 60)).toEqual([]);
  });

  test('a name begins with a word of its room, or with a noun that the row lists', () => {
    const wrong = sqlFunctions.flatMap(({ name, path, room }) => {
      const words = [...(room?.name.split(/[/_]/) ?? []), ...(room?.nouns ?? [])];
      const noun = nounOf(name.replace(/\.sql$/, '').replace('/', '.'));
      // A template makes names of what its list has: `barang_create`, `penjualan_massal`; a list of fields makes
      // one of its own name: `penjualan_bentuk`.
      if (/^db\/(templates|reference\/fields)\//.test(path)) return [];
      return words.some((word) => noun === word || noun.startsWith(`${word}_`)) ? [] : [path];
    });
    expect(wrong).toEqual([]);
  });

  test('each noun of a row is the first of some name', () => {
    const idle = sqlTable.flatMap(({ name, nouns }) =>
      nouns
        .filter((noun) => {
          const own = sqlFunctions.filter(({ room }) => room?.name === name);
          return !own.some((file) =>
            new RegExp(`/(worker_|tg__)?${noun}(_|\\.sql$)`).test(`/${file.name.split('/')[1]}`),
          );
        })
        .map((noun) => `${name}: ${noun}`),
    );
    expect(idle).toEqual([]);
  });

  test('who puts the name of a function together is listed with what it calls', () => {
    expect([...builders].sort()).toEqual(Object.keys(BUILT).sort());
    const gone = Object.values(BUILT)
      .flat()
      .filter((name) => roomOfFunction(name) === undefined);
    expect(gone).toEqual([]);
  });

  test('nobody calls the function of a trigger', () => {
    expect(calledTriggers).toEqual([]);
  });

  test('SQL lies in the folders that are read, and nowhere else below db', () => {
    const known = /^db\/(committed|current|reference|sql|templates|tenant)\/|^db\/schema\.sql$/;
    const stray = sourceFiles(/\.sql$/, 'db')
      .map(({ name }) => name)
      .filter((name) => !known.test(name));
    expect(stray).toEqual([]);
  });
});
