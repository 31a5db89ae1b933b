/** What a dump and pg_upgrade leave behind: a migration gives it back. */
import { expect, test } from '@jest/globals';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { missingProtections } from '../../server/postgres/protections.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();

const missing = async () =>
  (await withPgClient(data.ownerUrl, missingProtections)).filter((line) => line.startsWith(' '));

test('a database that was restored or upgraded has indexes for searches again', async () => {
  expect(await missing()).toEqual([]);
  await data.rows('alter function pg_catalog.textlike(text, text) not leakproof');
  await data.rows('alter function pg_catalog.enum_eq(anyenum, anyenum) not leakproof');
  expect(await missing()).toEqual([
    expect.stringMatching(/^ {2}LIKE tidak leakproof: /),
    expect.stringMatching(/^ {2}kesamaan enum tidak leakproof: /),
  ]);
  const lines: string[] = [];
  await migrateDatabase(data.ownerUrl, { onLine: (line) => lines.push(line) });
  expect(lines.filter((line) => line.includes('Perlindungan'))).toEqual([]);
  expect(await missing()).toEqual([]);
});
