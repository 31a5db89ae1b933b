import { type Counts, isFull, type Party, type Places } from './places.ts';
import { Rounds } from './rounds.ts';

type TurnsOptions = {
  places: Places;
  /** How many may wait (judged by `isFull`), or a function that says whether one more is too many. */
  waiting: number | ((who: Party, waiting: Counts) => boolean);
  /** How long one waits at most; absent = as long as it takes. */
  waitMs?: number | undefined;
  /** Makes the error of one that is refused. `reason` is that of an aborted signal. */
  refusal: (reason?: unknown) => unknown;
};

/**
 * Places, and a line for those who find none free. A place given back goes to the next one in line, by turns of the
 * parties.
 */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #line = new Rounds<undefined, () => void>();

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Takes a place; the returned function gives it back. @throws the error of `refusal`, at once or later */
  async enter(who: Party, gone?: AbortSignal): Promise<() => void> {
    const { places, waiting, waitMs, refusal } = this.#options;
    if (places.freeFor(who) > 0) return this.#take(who);
    const { counts } = this.#line;
    if (typeof waiting === 'number' ? isFull(who, counts, waiting) : waiting(who, counts)) {
      throw refusal();
    }
    return this.#line.join(undefined, who, { gone, waitMs, refusal });
  }

  /** Does work in a place. */
  async run<T>(who: Party, work: () => Promise<T>, gone?: AbortSignal): Promise<T> {
    const leave = await this.enter(who, gone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #take(who: Party): () => void {
    const { places, refusal } = this.#options;
    const give = places.enter(who, refusal);
    return () => {
      give();
      const next = this.#line.next((_, other) => places.freeFor(other) > 0);
      next?.begin(this.#take(next.who));
    };
  }
}
