import { Overload } from '../../server/base/errors.ts';

/**
 * Does `work` when its turn has come.
 *
 * @throws Overload when too many wait already, or it waited too long; the signal's reason when that is aborted
 */
export type InTurn = <T>(signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** One piece of work at a time, in the order of coming. At most `waiting` others wait, each at most `waitMs`. */
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
