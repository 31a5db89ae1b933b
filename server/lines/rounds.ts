import { Counts, type Party } from './places.ts';

/** The round of those who go before all others. */
const FIRST = -1;

type Place<T> = { one: T; who: Party; round: number };

/**
 * Those who wait for something, in the order in which they are served: by rounds, of which each party has one at most, and
 * in a round by their coming. Who asks for much waits behind himself, not others behind him.
 */
export class Rounds<T> {
  readonly #places: Place<T>[] = [];
  readonly #counts = new Counts();
  #now = 0;

  get length(): number {
    return this.#places.length;
  }

  /** How many wait, of whom. */
  get counts(): Counts {
    return this.#counts;
  }

  /** @param first goes before all but those who came so before it */
  add(one: T, who: Party, first = false): void {
    const last = this.#places.findLast((place) => place.who === who && place.round !== FIRST);
    // The one after that of his last, and none that is over.
    const round = first ? FIRST : Math.max(this.#now, (last?.round ?? FIRST) + 1);
    const before = this.#places.findLastIndex((place) => place.round <= round);
    this.#places.splice(before + 1, 0, { one, who, round });
    this.#counts.add(who);
  }

  /** Takes the first that may go. */
  next(mayGo: (one: T, who: Party) => boolean = () => true): T | undefined {
    const index = this.#places.findIndex(({ one, who }) => mayGo(one, who));
    const place = this.#places[index];
    if (place === undefined) return undefined;
    this.#now = Math.max(this.#now, place.round);
    this.#removeAt(index);
    return place.one;
  }

  /** Takes one out that waits no longer. */
  remove(one: T): void {
    const index = this.#places.findIndex((place) => place.one === one);
    if (index >= 0) this.#removeAt(index);
  }

  count(isMeant: (one: T) => boolean): number {
    return this.#places.filter(({ one }) => isMeant(one)).length;
  }

  #removeAt(index: number): void {
    const [place] = this.#places.splice(index, 1);
    this.#counts.remove(place?.who);
  }
}
