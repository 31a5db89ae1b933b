/** The queue for a connection, which decides who is refused. Its pace is given here, not measured. */
import { expect, test } from '@jest/globals';
import { Overload } from '../../../server/base/errors.ts';
import { LINE_PER_CONNECTION, Line } from '../../../server/postgres/line.ts';

const never = () => {};
/** A line for two connections that are out for `heldMs` each. */
function lineAt(heldMs: number, maxWaitMs?: number): Line<string> {
  const line = new Line<string>({ max: 2, maxWaitMs, timeoutMs: 60_000, patienceMs: 60_000 });
  for (let n = 0; n < 500; n += 1) line.served(heldMs);
  return line;
}
const fill = (line: Line<string>, count: number): Promise<string>[] =>
  Array.from({ length: count }, () => line.join('a', {}, 0, never));

test('who would wait longer than half of what is allowed is refused at the door; inside, longer than all of it', async () => {
  // One more behind n others waits (n + 1) × 100 / 2 ms.
  const line = lineAt(100, 600);
  const inside = fill(line, 5);
  expect(line.refusesAtDoor(0, 0, 0)).toBe(false);
  inside.push(...fill(line, 1));
  expect(line.refusesAtDoor(0, 0, 0)).toBe(true);
  inside.push(...fill(line, 6));
  await expect(line.join('a', {}, 0, never)).rejects.toThrow(Overload);
  expect([line.length, line.refused]).toEqual([12, 1]);
  // Who is patient or urgent is not refused, and the urgent one goes first.
  inside.push(line.join('b', { patient: true }, 0, never));
  inside.push(line.join('c', { urgent: true }, 0, never));
  expect(line.leave(() => true)?.role).toBe('c');
  line.failAll(new Error('over'));
  for (const { status } of await Promise.allSettled(inside.slice(0, -1)))
    expect(status).toBe('rejected');
});

test('those who come and do not wait yet count, and so does what the process reads late; free connections do not wait', () => {
  const line = lineAt(100, 600);
  expect([line.refusesAtDoor(0, 5, 0), line.refusesAtDoor(0, 6, 0)]).toEqual([false, true]);
  expect([line.refusesAtDoor(2, 7, 0), line.refusesAtDoor(2, 8, 0)]).toEqual([false, true]);
  expect([line.refusesAtDoor(2, 0, 300), line.refusesAtDoor(2, 0, 301)]).toEqual([false, true]);
  expect([line.refusesAtDoor(2, 1, 300), line.refusesAtDoor(1, 1, 300)]).toEqual([false, true]);
});

test('where nothing is known of the pace, the line is bounded by its length', async () => {
  const line = lineAt(0);
  const inside = fill(line, 2 * LINE_PER_CONNECTION - 1);
  expect(line.refusesAtDoor(0, 0, 0)).toBe(false);
  inside.push(...fill(line, 1));
  expect(line.refusesAtDoor(0, 0, 0)).toBe(true);
  await expect(line.join('a', {}, 0, never)).rejects.toThrow(Overload);
  line.failAll(new Error('over'));
  await Promise.allSettled(inside);
});
