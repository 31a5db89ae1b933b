/** The enum of events is structure, and their list says what each means: neither has one that the other lacks. */
import { expect, test } from '@jest/globals';
import { eventMistakes } from '../../db/scripts/check.ts';
import { openCatalog } from './catalog.ts';

const { data, owner } = openCatalog();

test('each type of events is in the enum and in the list; what is missing is named', async () => {
  const url = data.ownerUrl;
  expect(await eventMistakes(url)).toEqual([]);
  await owner(`alter type erp.peristiwa_webhook rename value 'stok.minimum' to 'stok.maksimum'`);
  expect(await eventMistakes(url)).toEqual([
    'db/reference/events.json: tanpa stok.maksimum',
    'erp.peristiwa_webhook: tanpa stok.minimum' +
      ` (db/current: alter type erp.peristiwa_webhook add value 'stok.minimum')`,
  ]);
});
