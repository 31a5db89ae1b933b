/** How often a key came within its time. The time ends at `until` (ms since 1970). */
export type Count = { count: number; until: number };

/** Counts by key. The time of a count begins with the first of its key. */
export class Rate {
  readonly #ms: number;
  readonly #now: () => number;
  /** In the order in which their times end. */
  readonly #counts = new Map<string, Count>();

  constructor(ms: number, now: () => number = Date.now) {
    this.#ms = ms;
    this.#now = now;
  }

  of(key: string): Count {
    const time = this.#now();
    for (const [other, { until }] of this.#counts) {
      if (until > time) break;
      this.#counts.delete(other);
    }
    return this.#counts.get(key) ?? { count: 0, until: time + this.#ms };
  }

  /** @param anew whether the key's time begins again with this one; its count goes on */
  add(key: string, anew = false): Count {
    const { count, until } = this.of(key);
    if (anew) this.#counts.delete(key);
    const added = { count: count + 1, until: anew ? this.#now() + this.#ms : until };
    this.#counts.set(key, added);
    return added;
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }
}
