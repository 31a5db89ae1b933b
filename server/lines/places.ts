/**
 * Who has how many of something that there is only so much of (ADR 0048). No tenant may have all: while one has its share,
 * the next one that comes finds something left.
 */

/** Whom a thing is counted for: a tenant by one of its names, all users without a tenant; undefined = the server itself. */
export type Party = string | undefined;

/** Of so many, how many one tenant may have: half, and the only one where there is just one. */
export const shareOf = (max: number): number => Math.ceil(max / 2);

/** How many each has; who has none is not kept. */
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
 * Whether one more would give somebody more than his even part of what all have together. Where there is too much of it,
 * those alone are refused: who has little does not pay for who has most.
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

/** Whether one more is too many where `most` may wait: of one tenant half; of all, those with more than their even part. */
export function isFull(who: Party, waiting: Counts, most: number): boolean {
  if (who !== undefined && waiting.of(who) >= shareOf(most)) return true;
  return waiting.all >= most && hasEvenPart(who, waiting);
}

/** Places, of which nobody but the server itself may have more than a share. */
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

  /** How many somebody may have at a time. */
  shareOf(who: Party): number {
    return who === undefined ? this.max : this.#share;
  }

  /** How many more he may have now. */
  freeFor(who: Party): number {
    return Math.min(this.max - this.#taken.all, this.shareOf(who) - this.#taken.of(who));
  }

  take(who: Party, many = 1): void {
    this.#taken.add(who, many);
  }

  give(who: Party, many = 1): void {
    this.#taken.remove(who, many);
  }

  /** Takes one; the function that it answers gives it back, once. @throws what `refusal` makes, where none is free */
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

/** So many for each, however many come. */
export const placesEach = (each: number): Places => new Places(Number.POSITIVE_INFINITY, each);
