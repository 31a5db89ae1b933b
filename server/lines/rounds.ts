import { Counts, type Party } from './places.ts';

/** The round of those who go before all others. */
const FIRST = -1;

export type Wait = {
  /** Goes before all others, but behind earlier ones that are `first` too. */
  first?: boolean;
  /** Leaves the line when it is aborted. */
  gone?: AbortSignal | undefined;
  /** How long it waits at most; absent = as long as it takes. */
  waitMs?: number | undefined;
  /** Makes the error for one that leaves without a turn. `reason` is that of `gone`; it is undefined after `waitMs`. */
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
 * Those who wait for something, in the order in which they are served. `T` describes one that waits, `V` is what it
 * gets. They are served by rounds: a party has one turn a round at most, and within a round the earlier one goes first.
 * So a party that asks for much waits behind itself, and others do not wait behind it.
 */
export class Rounds<T, V = void> {
  readonly #places: Place<T, V>[] = [];
  readonly #counts = new Counts();
  #now = 0;

  get length(): number {
    return this.#places.length;
  }

  /** How many wait, by party. */
  get counts(): Counts {
    return this.#counts;
  }

  /** Waits until `begin` is called for it. @throws the error of `refusal`, or the one that `fail` is given */
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
    // The round after its party's last one, but none that is over.
    const round = first ? FIRST : Math.max(this.#now, (last?.round ?? FIRST) + 1);
    const place: Place<T, V> = { one, who, round, begin, fail, stop };
    const before = this.#places.findLastIndex((other) => other.round <= round);
    this.#places.splice(before + 1, 0, place);
    this.#counts.add(who);
    return promise;
  }

  /** Takes the first one out of the line for which `mayGo` is true. */
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
