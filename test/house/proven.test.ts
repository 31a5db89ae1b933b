/** Books that a story leaves broken fail it, in a process's second file as in its first. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { runTwice } from './two_files.ts';

const helper = path.join(import.meta.dirname, '../helpers/story.ts');

const FILE = `
import { test } from '@jest/globals';
import { openStory } from '${helper}';
const { openBarang } = openStory();
const rusak = async () => {
  const { toko } = await openBarang(1);
  await toko.asOwner((db) => db.rows('update saldo_harian set debit = debit + 1'));
  return toko;
};
test('sound', () => openBarang(1));
test('left broken by intent', async () => (await rusak()).leaveBroken());
test('broken', async () => void (await rusak()));
`;

test('books are proven after each test, of every file of a process', () => {
  for (const { message, assertionResults } of runTwice(FILE, process.env)) {
    expect(assertionResults.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'sound: passed',
      'left broken by intent: passed',
      'broken: failed',
    ]);
    expect(message).toContain('expectConsistent');
  }
});
