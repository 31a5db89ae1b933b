import { expect, test } from '@jest/globals';
import { HttpError, Overload } from '../../server/base/errors.ts';
import { makeShares, makeTurns } from '../../server/cetak/tabel/turns.ts';

const never = () => new AbortController().signal;

/** Work that goes on until it is ended, and says when it begins. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { begun, work, end, settled };
}

test('one at a time, in the order of coming, whatever becomes of those before', async () => {
  const { begun, work, end, settled } = works();
  const inTurn = makeTurns({ waiting: 3, waitMs: 60_000 });
  const a = inTurn(never(), work('a'));
  const wrong = inTurn(never(), () => Promise.reject(new Error('no')));
  const b = inTurn(never(), work('b'));
  const c = inTurn(never(), work('c'));
  await settled();
  expect(begun).toEqual(['a']);
  await end('a');
  await expect(wrong).rejects.toThrow('no');
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  await end('c');
  expect(await Promise.all([a, b, c])).toEqual(['a', 'b', 'c']);
});

test('more than may wait are refused at once; one that leaves makes room', async () => {
  const { begun, work, end } = works();
  const inTurn = makeTurns({ waiting: 1, waitMs: 60_000 });
  const a = inTurn(never(), work('a'));
  const gone = new AbortController();
  const b = inTurn(gone.signal, work('b'));
  await expect(inTurn(never(), work('c'))).rejects.toBeInstanceOf(Overload);
  gone.abort(new Error('gone'));
  await expect(b).rejects.toThrow('gone');
  const d = inTurn(never(), work('d'));
  await end('a');
  await end('d');
  expect(await Promise.all([a, d])).toEqual(['a', 'd']);
  expect(begun).toEqual(['a', 'd']);
});

test('tenants take turns, and of one of them half as many wait as may', async () => {
  const { begun, work, end, settled } = works();
  const inTurn = makeTurns({ waiting: 4, waitMs: 60_000 });
  const all = ['a1', 'a2', 'a3'].map((name) => inTurn(never(), work(name), 'a'));
  await expect(inTurn(never(), work('a4'), 'a')).rejects.toBeInstanceOf(Overload);
  all.push(...['b1', 'c1'].map((name) => inTurn(never(), work(name), name[0])));
  // All places are taken: who has more than his even part is refused, and who has none waits all the same.
  await expect(inTurn(never(), work('b2'), 'b')).rejects.toBeInstanceOf(Overload);
  await settled();
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('one user has some of the places only; one of his that is done makes room', async () => {
  const { begun, work, end } = works();
  const ofUser = makeShares(2);
  const a = ofUser('ana', work('a'));
  const b = ofUser('ana', work('b'));
  const refused = ofUser('ana', work('c'));
  await expect(refused).rejects.toBeInstanceOf(HttpError);
  await expect(refused).rejects.toMatchObject({
    statusCode: 429,
    code: 'HT429',
    headers: { 'Retry-After': '10' },
  });
  const d = ofUser('budi', work('d'));
  await end('a');
  const e = ofUser('ana', work('e'));
  for (const one of ['b', 'd', 'e']) await end(one);
  expect(await Promise.all([a, b, d, e])).toEqual(['a', 'b', 'd', 'e']);
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
});

test('a request that waits too long is refused with Retry-After', async () => {
  const { work, end } = works();
  const inTurn = makeTurns({ waiting: 1, waitMs: 1 });
  const a = inTurn(never(), work('a'));
  await expect(inTurn(never(), work('b'))).rejects.toMatchObject({
    statusCode: 503,
    headers: { 'Retry-After': '10' },
  });
  await end('a');
  expect(await a).toBe('a');
});
