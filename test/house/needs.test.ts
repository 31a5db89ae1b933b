/** `npm run test:unit` runs what needs no database; it is found by what each file imports, and held to it here. */
import { expect, test } from '@jest/globals';
import { testFiles, unitFiles } from '../needs.ts';

test('a unit test finds no PostgreSQL, also while one runs for others', () => {
  expect(unitFiles).toContain('test/house/needs.test.ts');
  expect([process.env.NIAGA_TEST_RUN, process.env.DATABASE_URL]).toEqual([undefined, undefined]);
});

test('who reaches PostgreSQL or another process through others, or starts threads, is no unit test', () => {
  const none = ['rest/edges', 'install/commands', 'install/production', 'postgres/commit_flush'];
  for (const file of [...none, 'cetak/printer']) {
    expect(testFiles).toContain(`test/${file}.test.ts`);
    expect(unitFiles).not.toContain(`test/${file}.test.ts`);
  }
});
