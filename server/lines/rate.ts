/** How often something came within its time, which ends at `until` (ms since 1970). */
export type Count = { count: number; until: number };

/** Counts by key, each for a time that begins with the first of a key. */
export class Rate {
  readonly #ms: number;
  readonly #now: () => number;
  /** By the end of their time. */
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

  /** @param anew the time of what was counted before begins again */
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
