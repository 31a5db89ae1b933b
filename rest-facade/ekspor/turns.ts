import { HttpError, Overload } from '../../server/base/errors.ts';

/**
 * Does `work` when its turn has come.
 *
 * @param who the user for whom it is done
 * @throws Overload when too many wait already, or it waited too long; HttpError 429 when too many of this user are
 *   there; the signal's reason when that is aborted
 */
export type InTurn = <T>(who: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

export type TurnOptions = {
  /** How many may wait. */
  waiting: number;
  /** How many of one user may be there, the one that is being done among them. */
  each: number;
  /** How long one waits at most. */
  waitMs: number;
};

/** One piece of work at a time, in the order of coming. */
export function makeTurns({ waiting, each, waitMs }: TurnOptions): InTurn {
  let last: Promise<void> = Promise.resolve();
  let present = 0;
  const presentOf = new Map<string, number>();
  const count = (who: string, change: 1 | -1) => {
    present += change;
    const own = (presentOf.get(who) ?? 0) + change;
    if (own > 0) presentOf.set(who, own);
    else presentOf.delete(who);
  };
  return async (who, signal, work) => {
    if ((presentOf.get(who) ?? 0) >= each) throw tooManyOfOne();
    if (present > waiting) throw tooMany();
    count(who, 1);
    const before = last;
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    last = before.then(() => left);
    try {
      await within(before, signal, waitMs);
      return await work();
    } finally {
      count(who, -1);
      leave();
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
