/** The queue for a connection, which decides who is refused. Its pace is given here, not measured. */
import { expect, test } from '@jest/globals';
import { Overload } from '../../server/base/errors.ts';
import { Counts, Places } from '../../server/lines/places.ts';
import { LINE_PER_CONNECTION, Line } from '../../server/lines/pool_line.ts';

const never = () => {};
/** A line for two connections, that are out for `heldMs` each; as many of them as said are free. */
function lineAt(heldMs: number, { maxWaitMs, free = 0, max = 2, share = max }: Options = {}) {
  const places = new Places(max, share);
  const line = new Line<string>(places, { maxWaitMs, timeoutMs: 60_000, patienceMs: 60_000 });
  for (let n = 0; n < 500; n += 1) line.served(heldMs, 'a');
  for (let n = free; n < max; n += 1) places.take(undefined);
  return line;
}
type Options = { maxWaitMs?: number; free?: number; max?: number; share?: number };

const fill = (line: Line<string>, count: number, role = 'a'): Promise<string>[] =>
  Array.from({ length: count }, () => line.join(role, {}, never));
function coming(count: number, who = 'a'): Counts {
  const counts = new Counts();
  for (let n = 0; n < count; n += 1) counts.add(who);
  return counts;
}
const nobody = coming(0);

async function over(line: Line<string>, inside: Promise<string>[]): Promise<void> {
  line.failAll(new Error('over'));
  for (const { status } of await Promise.allSettled(inside)) expect(status).toBe('rejected');
}

test('who would wait longer than half of what is allowed is refused at the door; inside, longer than all of it', async () => {
  // One more behind n others waits (n + 1) × 100 / 2 ms.
  const line = lineAt(100, { maxWaitMs: 600 });
  const inside = fill(line, 5);
  expect(line.refusesAtDoor('a', nobody, 0)).toBe(false);
  inside.push(...fill(line, 1));
  expect(line.refusesAtDoor('a', nobody, 0)).toBe(true);
  inside.push(...fill(line, 6));
  await expect(line.join('a', {}, never)).rejects.toThrow(Overload);
  expect([line.length, line.refused]).toEqual([12, 1]);
  // Who is patient or urgent is not refused.
  inside.push(line.join('a', { patient: true }, never), line.join('a', { urgent: true }, never));
  expect(line.length).toBe(14);
  await over(line, inside);
});

test('those who come and do not wait yet count, and so does what the process reads late; free connections do not wait', () => {
  const refuses = (free: number, count: number, lateMs: number) =>
    lineAt(100, { maxWaitMs: 600, free }).refusesAtDoor('a', coming(count), lateMs);
  expect([refuses(0, 5, 0), refuses(0, 6, 0)]).toEqual([false, true]);
  expect([refuses(2, 7, 0), refuses(2, 8, 0)]).toEqual([false, true]);
  expect([refuses(2, 0, 300), refuses(2, 0, 301)]).toEqual([false, true]);
  expect([refuses(2, 1, 300), refuses(1, 1, 300)]).toEqual([false, true]);
});

test('where nothing is known of the pace, the line is bounded by its length', async () => {
  const line = lineAt(0);
  const inside = fill(line, 2 * LINE_PER_CONNECTION - 1);
  expect(line.refusesAtDoor('a', nobody, 0)).toBe(false);
  inside.push(...fill(line, 1));
  expect(line.refusesAtDoor('a', nobody, 0)).toBe(true);
  await expect(line.join('a', {}, never)).rejects.toThrow(Overload);
  await over(line, inside);
});

test('a tenant waits for its share, and is refused by its own pace: others are not', async () => {
  // Two of four: one more behind n of the same tenant waits (n + 1) × 100 / 2 ms.
  const line = lineAt(100, { maxWaitMs: 600, max: 4, share: 2, free: 0 });
  const inside = fill(line, 6);
  expect(line.refusesAtDoor('a', nobody, 0)).toBe(true);
  expect(line.refusesAtDoor('b', nobody, 0)).toBe(false);
  inside.push(...fill(line, 6));
  await expect(line.join('a', {}, never)).rejects.toThrow(Overload);
  inside.push(line.join('b', {}, never));
  // All together wait too long now: who has more than his even part is refused, and who has little is not.
  expect(line.refusesAtDoor('b', coming(2, 'b'), 0)).toBe(false);
  expect(line.refusesAtDoor('b', coming(20, 'b'), 0)).toBe(true);
  expect(line.refusesAtDoor('c', nobody, 0)).toBe(false);
  await over(line, inside);
});

test('those who wait are served by turns, one of each tenant; who goes before all, first', async () => {
  const places = new Places(4);
  const line = new Line<string>(places, { timeoutMs: 60_000, patienceMs: 60_000 });
  const inside = ['a', 'a', 'a', 'b', 'b', 'c'].map((role) => line.join(role, {}, never));
  for (const role of ['x', 'y']) inside.push(line.join(role, { urgent: true }, never));
  const left = () => line.next(() => true)?.one.role;
  expect([1, 2, 3, 4, 5].map(left)).toEqual(['x', 'y', 'a', 'b', 'c']);
  // Who comes now is in the round that is under way, behind those who wait for it already.
  inside.push(line.join('d', {}, never));
  expect([1, 2].map(left)).toEqual(['d', 'a']);
  // Its share of two is out: what waits of it lets others pass.
  places.take('a');
  places.take('a');
  inside.push(line.join('e', {}, never));
  expect([1, 2, 3].map(left)).toEqual(['b', 'e', undefined]);
  places.give('a');
  expect(left()).toBe('a');
  for (const one of inside) one.catch(never);
  line.failAll(new Error('over'));
  expect(line.length).toBe(0);
});
