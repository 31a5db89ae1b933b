/** How many imports may be under way. */
import { expect, test } from '@jest/globals';
import { behind, outcomeOf } from '../helpers/antre.ts';
import { type Db, openStory } from '../helpers/story.ts';

const { openToko } = openStory('few');

const mulai = (db: Db, n: number) =>
  db.value(`select erp.impor_create('satuan', 'a.csv', 'csv', $1, 1)`, [
    n.toString(16).padStart(64, '0'),
  ]);

test('of two that begin at once, with 19 under way, the second is refused', async () => {
  const toko = await openToko();
  for (let n = 1; n <= 19; n += 1) await toko.as((db) => mulai(db, n));
  const hasil = await behind(
    toko,
    (db) => mulai(db, 20),
    () => outcomeOf(toko.as((db) => mulai(db, 21))),
  );
  expect(hasil).toBe('KOIMP');
  expect(await toko.value('select count(*)::int from impor')).toBe(20);
});
