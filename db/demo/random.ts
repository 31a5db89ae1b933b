/** Numbers that look random and are the same on every run. */
export type Random = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items; an item of weight 3 comes three times as often as one of weight 1. */
  pick<T>(items: readonly T[], weight?: (item: T) => number): T;
};

/** mulberry32: 32 bits of state, even enough for a shop's customers. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function makeRandom(seed: number): Random {
  const next = mulberry32(seed);
  return {
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items, weight = () => 1) => {
      let rest = next() * items.reduce((sum, item) => sum + weight(item), 0);
      for (const item of items) {
        rest -= weight(item);
        if (rest < 0) return item;
      }
      const last = items.at(-1);
      if (last === undefined) throw new Error('nothing to pick from');
      return last;
    },
  };
}
