import { Counts, type Party } from './places.ts';

/** The round of those who go before all others. */
const FIRST = -1;

export type Wait = {
  /** Goes before all but those who came so before it. */
  first?: boolean;
  /** Leaves the line when it is aborted. */
  gone?: AbortSignal | undefined;
  /** How long it waits at most; absent = as long as it takes. */
  waitMs?: number | undefined;
  /** The error of who leaves without a turn: `reason` is that of `gone`, undefined after `waitMs`. */
  refusal: (reason?: unknown) => unknown;
};

/** One that waits. `begin` and `fail` settle its wait. */
export type Waiting<T, V> = {
  readonly one: T;
  readonly who: Party;
  begin: (value: V) => void;
  fail: (error: unknown) => void;
};

type Place<T, V> = Waiting<T, V> & { round: number; stop: () => void };

/**
 * Those who wait for something (`T` says what of each, and `V` is what they get), in the order in which they are served: by
 * rounds, of which each party has one at most, and in a round by their coming. Who asks for much waits behind himself, not
 * others behind him.
 */
export class Rounds<T, V = void> {
  readonly #places: Place<T, V>[] = [];
  readonly #counts = new Counts();
  #now = 0;

  get length(): number {
    return this.#places.length;
  }

  /** How many wait, of whom. */
  get counts(): Counts {
    return this.#counts;
  }

  /** Waits until its turn is begun. @throws what `refusal` makes, and what its turn fails with */
  join(one: T, who: Party, { first = false, gone, waitMs, refusal }: Wait): Promise<V> {
    if (gone?.aborted) return Promise.reject(refusal(gone.reason));
    const { promise, resolve: begin, reject: fail } = Promise.withResolvers<V>();
    const giveUp = (reason?: unknown) => {
      this.#removeAt(this.#places.indexOf(place));
      fail(refusal(reason));
    };
    const hangUp = () => giveUp(gone?.reason);
    const timer = waitMs === undefined ? undefined : setTimeout(giveUp, waitMs).unref();
    gone?.addEventListener('abort', hangUp, { once: true });
    const stop = () => {
      clearTimeout(timer);
      gone?.removeEventListener('abort', hangUp);
    };
    const last = this.#places.findLast((other) => other.who === who && other.round !== FIRST);
    // The one after that of his last, and none that is over.
    const round = first ? FIRST : Math.max(this.#now, (last?.round ?? FIRST) + 1);
    const place: Place<T, V> = { one, who, round, begin, fail, stop };
    const before = this.#places.findLastIndex((other) => other.round <= round);
    this.#places.splice(before + 1, 0, place);
    this.#counts.add(who);
    return promise;
  }

  /** Takes the first that may go out of the line. */
  next(mayGo: (one: T, who: Party) => boolean = () => true): Waiting<T, V> | undefined {
    const index = this.#places.findIndex(({ one, who }) => mayGo(one, who));
    const place = this.#places[index];
    if (place === undefined) return undefined;
    this.#now = Math.max(this.#now, place.round);
    this.#removeAt(index);
    return place;
  }

  count(isMeant: (one: T) => boolean): number {
    return this.#places.filter(({ one }) => isMeant(one)).length;
  }

  #removeAt(index: number): void {
    const [place] = this.#places.splice(index, 1);
    place?.stop();
    this.#counts.remove(place?.who);
  }
}
