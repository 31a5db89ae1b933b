/** Words of ours that people read have an English one in db/reference/istilah.json. */
import { expect, test } from '@jest/globals';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { placesOf } from '../../server/base/sentences.ts';
import { reports, titlesOf } from '../ekspor/judul.ts';
import { sourceFiles } from '../helpers/files.ts';

const missing = (words: readonly string[]) => words.filter((one) => !(one in english));

const asked = (pattern: RegExp, files: ReturnType<typeof sourceFiles>) =>
  files
    .filter(({ name }) => !/\/generated\/|node_modules/.test(name))
    .flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one]) => one as string));

test('each that is asked for by name', () => {
  const sql = asked(/erp_private\.istilah\('([^']+)'\)/g, sourceFiles(/\.sql$/, 'db/sql'));
  const ts = asked(
    /\b(?:word|wordsWith)\(\s*'([^']+)'/g,
    sourceFiles(/\.ts$/, 'server', 'rest-facade'),
  );
  expect(sql.length).toBeGreaterThan(50);
  expect(ts.length).toBeGreaterThan(50);
  expect(missing([...sql, ...ts])).toEqual([]);
});

test('both languages leave the same places open', () => {
  const apart = Object.entries(english).filter(
    ([id, en]) => placesOf(id).sort().join() !== placesOf(en).sort().join(),
  );
  expect(apart).toEqual([]);
});

test.each(reports)('$path: its title and those of its columns and tables', ({ ekspor }) => {
  expect(missing(titlesOf(ekspor))).toEqual([]);
});
