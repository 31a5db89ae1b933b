import { HttpError, Overload } from '../../base/errors.ts';

/**
 * Does `work` when its turn has come.
 *
 * @throws Overload when too many wait already, or it waited too long; the signal's reason when that is aborted
 */
export type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/**
 * One piece of work at a time, in the order of coming.
 *
 * @param waiting how many may wait
 * @param waitMs how long one waits at most
 */
export function makeTurns({ waiting, waitMs }: { waiting: number; waitMs: number }): InTurn {
  let last: Promise<void> = Promise.resolve();
  let present = 0;
  return async (signal, work) => {
    if (present > waiting) throw tooMany();
    present += 1;
    const before = last;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    last = before.then(() => left);
    try {
      await within(before, signal, waitMs);
      return await work();
    } finally {
      present -= 1;
      leave();
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

async function within(turn: Promise<void>, signal: AbortSignal, waitMs: number): Promise<void> {
  signal.throwIfAborted();
  const { promise: given, reject: giveUp } = Promise.withResolvers<never>();
  const aborted = () => giveUp(signal.reason);
  const timer = setTimeout(() => giveUp(tooMany()), waitMs);
  signal.addEventListener('abort', aborted, { once: true });
  try {
    await Promise.race([turn, given]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', aborted);
  }
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
