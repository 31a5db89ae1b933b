import { HttpError, Overload } from '../../base/errors.ts';
import { type Counts, type Party, Places, placesEach } from '../../lines/places.ts';
import { Turns } from '../../lines/turns.ts';

/**
 * Does `work` when its turn has come.
 *
 * @param who the tenant whose work it is
 * @throws Overload when too many wait already, or it waited too long; the signal's reason when that is aborted
 */
export type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>, who?: Party) => Promise<T>;

/**
 * One piece of work at a time, by turns of the tenants.
 *
 * @param waiting how many may wait, of one tenant half of them
 * @param waitMs how long one waits at most
 */
export function makeTurns({ waiting, waitMs }: { waiting: number; waitMs: number }): InTurn {
  const turns = new Turns({ places: new Places(1), waiting, waitMs, refusal });
  return async (signal, work, who) => {
    signal.throwIfAborted();
    return turns.run(who, work, signal);
  };
}

/** One piece of work at a time for each user: he takes one connection, and others of his tenant another. */
export function makeUserTurns(each: number, waitMs: number): (user: string) => InTurn {
  const waiting = (user: Party, counts: Counts) => counts.of(user) >= each;
  const turns = new Turns({ places: placesEach(1), waiting, waitMs, refusal });
  return (user) => async (signal, work) => {
    signal.throwIfAborted();
    return turns.run(user, work, signal);
  };
}

/** Does a user's work. @throws HttpError 429 while as many of his are under way, or wait, as may be */
type OfUser = <T>(who: string, work: () => Promise<T>) => Promise<T>;

export function makeShares(each: number): OfUser {
  const places = placesEach(each);
  return async (who, work) => {
    const leave = places.enter(who, tooManyOfOne);
    return work().finally(leave);
  };
}

const refusal = (reason?: unknown): unknown =>
  reason ?? new Overload('terlalu banyak ekspor menunggu; ulangi sebentar lagi', 10);
const tooManyOfOne = () =>
  new HttpError(
    429,
    'HT429',
    'terlalu banyak ekspor Anda menunggu; tunggu sampai ada yang selesai',
    { 'Retry-After': '10' },
  );
