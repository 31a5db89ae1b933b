/**
 * Shares of something scarce: who has how many of it (ADR 0048). No tenant may have all of it. While one tenant has its
 * whole share, the next one still finds something left.
 */

/**
 * Whom something is counted for: a tenant by one of its names, all users without a tenant, or undefined: the server
 * itself.
 */
export type Party = string | undefined;

/** How many of `max` one tenant may have: half, rounded up, so the only one where there is just one. */
export const shareOf = (max: number): number => Math.ceil(max / 2);

/** How many each party has. A party that has none is not kept. */
export class Counts {
  readonly #of = new Map<Party, number>();
  #all = 0;

  get all(): number {
    return this.#all;
  }

  of(who: Party): number {
    return this.#of.get(who) ?? 0;
  }

  add(who: Party, many = 1): void {
    const own = this.of(who) + many;
    this.#all += many;
    if (own > 0) this.#of.set(who, own);
    else this.#of.delete(who);
  }

  remove(who: Party, many = 1): void {
    this.add(who, -many);
  }

  parties(): Iterable<Party> {
    return this.#of.keys();
  }
}

/**
 * Whether a party that gets one more then has at least its even part: all there are, divided by the parties. Where
 * there is too much, only such parties are refused, so that those who have little do not pay for those who have most.
 */
export function hasEvenPart(who: Party, ...counted: readonly Counts[]): boolean {
  const parties = new Set<Party>([who]);
  let [own, all] = [1, 1];
  for (const counts of counted) {
    own += counts.of(who);
    all += counts.all;
    for (const party of counts.parties()) parties.add(party);
  }
  return own * parties.size >= all;
}

/**
 * Whether one more is too many where `most` may wait. A tenant is refused at half of `most`. Once `most` wait in all,
 * those are refused that would have at least their even part.
 */
export function isFull(who: Party, waiting: Counts, most: number): boolean {
  if (who !== undefined && waiting.of(who) >= shareOf(most)) return true;
  return waiting.all >= most && hasEvenPart(who, waiting);
}

/** Places of which each party may have a share at most; only the server itself may have all. */
export class Places {
  readonly max: number;
  readonly #share: number;
  readonly #taken = new Counts();

  constructor(max: number, share = shareOf(max)) {
    this.max = max;
    this.#share = share;
  }

  get taken(): number {
    return this.#taken.all;
  }

  /** How many a party may have at a time. */
  shareOf(who: Party): number {
    return who === undefined ? this.max : this.#share;
  }

  /** How many more a party may have now. */
  freeFor(who: Party): number {
    return Math.min(this.max - this.#taken.all, this.shareOf(who) - this.#taken.of(who));
  }

  take(who: Party, many = 1): void {
    this.#taken.add(who, many);
  }

  give(who: Party, many = 1): void {
    this.#taken.remove(who, many);
  }

  /** Takes a place; the returned function gives it back, once. @throws the error of `refusal` when none is free */
  enter(who: Party, refusal: () => unknown): () => void {
    if (this.freeFor(who) <= 0) throw refusal();
    this.take(who);
    let left = false;
    return () => {
      if (!left) this.give(who);
      left = true;
    };
  }
}

/** Each party may have `each` places, however many parties come. */
export const placesEach = (each: number): Places => new Places(Number.POSITIVE_INFINITY, each);
