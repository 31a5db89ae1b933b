import { expect, test } from '@jest/globals';
import { Overload } from '../../server/base/errors.ts';
import { ReaderPlaces } from '../../server/graphql/door/reader_places.ts';
import { LINE_PER_CONNECTION } from '../../server/lines/pool_line.ts';

test('a user whose line is full is refused at once, another one is served', async () => {
  const places = new ReaderPlaces(1);
  const leave = await places.enter('satu');
  const waiting = Array.from({ length: LINE_PER_CONNECTION }, () => places.enter('satu'));
  await expect(places.enter('satu')).rejects.toBeInstanceOf(Overload);
  (await places.enter('dua'))();

  leave();
  for (const one of waiting) (await one)();
  (await places.enter('satu'))();
});

test('who waits in vain is refused, and who goes away leaves the line', async () => {
  const places = new ReaderPlaces(1, 1);
  const leave = await places.enter('satu');
  await expect(places.enter('satu')).rejects.toBeInstanceOf(Overload);
  const patient = new ReaderPlaces(1);
  const left = await patient.enter('satu');
  const gone = new AbortController();
  const waits = patient.enter('satu', gone.signal);
  gone.abort();
  await expect(waits).rejects.toBeInstanceOf(Overload);
  leave();
  left();
  (await patient.enter('satu'))();
});
