/** Which function of SQL may call whom. db/sql/ROOMS.md says it, from the ground up; this file holds the functions to it. */
import { expect, test } from '@jest/globals';
import { readRooms } from '../db/scripts/sql_rooms.ts';
import { sourceFiles } from './helpers/files.ts';
import {
  BUILT,
  builders,
  calledTriggers,
  nounOf,
  roomOfFunction,
  sqlCalls,
  sqlFunctions,
} from './helpers/sql_calls.ts';

const table = readRooms();

/** A room and the import of a row: the room itself, or all below it. */
const fits = (room: string, imported: string): boolean =>
  imported.endsWith('/*') ? room.startsWith(imported.slice(0, -1)) : room === imported;

/** Calls from one room into another. */
const arrows = sqlCalls
  .map(({ from, to }) => ({ from, to, room: roomOfFunction(from), other: roomOfFunction(to) }))
  .filter(({ room, other }) => room !== other);

test('there is something to compare', () => {
  expect([table.length > 50, sqlFunctions.length > 1200, arrows.length > 1500]).toEqual([
    true,
    true,
    true,
  ]);
});

test('rooms of SQL stand on rooms above them in the table, so that no arrow runs up', () => {
  const up = table.flatMap(({ name, imports }, n) =>
    imports
      .filter((one) => !table.slice(0, n).some((below) => fits(below.name, one)))
      .concat(imports.filter((one) => table.slice(n).some((above) => fits(above.name, one))))
      .map((one) => `${name} imports ${one}`),
  );
  expect(up).toEqual([]);
});

test('a function calls those of its room and of the rooms that its row imports', () => {
  const wrong = arrows
    .filter(({ room, other = '' }) => {
      const imports = table.find(({ name }) => name === room)?.imports ?? [];
      return !imports.some((one) => fits(other, one));
    })
    .map(({ from, to, room, other }) => `${from} (${room}) calls ${to} (${other})`);
  expect(wrong).toEqual([]);
});

test('each import that a row allows is used', () => {
  const idle = table.flatMap(({ name, imports }) =>
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

test('a room has 1 to 60 files, without what templates make', () => {
  const files = sourceFiles(/\.sql$/, 'db/sql').map(({ name }) =>
    name.replace(/^db\/sql\//, '').replace(/(\/api)?\/[^/]*$/, ''),
  );
  const sizes = table.map(({ name }) => [name, files.filter((room) => room === name).length]);
  expect(sizes.filter(([, size]) => (size as number) < 1 || (size as number) > 60)).toEqual([]);
});

test('a name begins with a word of its room, or with a noun that the row lists', () => {
  const wrong = sqlFunctions.flatMap(({ name, path, room }) => {
    const words = [...(room?.name.split(/[/_]/) ?? []), ...(room?.nouns ?? [])];
    const noun = nounOf(name.replace(/\.sql$/, '').replace('/', '.'));
    // A template makes names of what its list has: `barang_create`, `penjualan_massal`.
    if (path.startsWith('db/templates/')) return [];
    return words.some((word) => noun === word || noun.startsWith(`${word}_`)) ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

test('each noun of a row is the first of some name', () => {
  const idle = table.flatMap(({ name, nouns }) =>
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
