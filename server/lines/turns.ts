import { HttpError, Overload } from '../base/errors.ts';
import { hasEvenPart, type Party, shareOf } from './places.ts';
import { Rounds } from './rounds.ts';

/**
 * Does `work` when its turn has come.
 *
 * @param who whose work it is: his tenant
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
  const line = new Rounds<() => void>();
  let busy = false;
  const isFull = (who: Party) => {
    const { counts } = line;
    if (who !== undefined && counts.of(who) >= shareOf(waiting)) return true;
    return counts.all >= waiting && hasEvenPart(who, counts);
  };
  return async (signal, work, who) => {
    signal.throwIfAborted();
    if (busy) {
      if (isFull(who)) throw tooMany();
      const { promise: turn, resolve: begin } = Promise.withResolvers<void>();
      line.add(begin, who);
      await within(turn, signal, waitMs, () => line.remove(begin));
    }
    busy = true;
    try {
      return await work();
    } finally {
      // It stays busy for the next one, who begins a moment later.
      const next = line.next();
      busy = next !== undefined;
      next?.();
    }
  };
}

/** Does what a user asks for. @throws HttpError 429 while as many of his are under way as may be, or wait */
type OfUser = <T>(who: string, work: () => Promise<T>) => Promise<T>;

export function makeShares(each: number): OfUser {
  const presentOf = new Map<string, number>();
  return async (who, work) => {
    const others = presentOf.get(who) ?? 0;
    if (others >= each) throw tooManyOfOne();
    presentOf.set(who, others + 1);
    try {
      return await work();
    } finally {
      const left = (presentOf.get(who) ?? 1) - 1;
      if (left > 0) presentOf.set(who, left);
      else presentOf.delete(who);
    }
  };
}

/** Waits for a turn that was not given when the waiting ends; `leave` is called where it ends without one. */
async function within(
  turn: Promise<void>,
  signal: AbortSignal,
  waitMs: number,
  leave: () => void,
): Promise<void> {
  const { promise: given, reject: giveUp } = Promise.withResolvers<never>();
  const stop = (error: unknown) => {
    leave();
    giveUp(error);
  };
  const aborted = () => stop(signal.reason);
  const timer = setTimeout(() => stop(tooMany()), waitMs);
  const over = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', aborted);
  };
  signal.addEventListener('abort', aborted, { once: true });
  await Promise.race([turn, given]).finally(over);
}

const tooMany = () => new Overload('terlalu banyak ekspor menunggu; ulangi sebentar lagi', 10);
const tooManyOfOne = () =>
  new HttpError(
    429,
    'HT429',
    'terlalu banyak ekspor Anda menunggu; tunggu sampai ada yang selesai',
    {
      'Retry-After': '10',
    },
  );
