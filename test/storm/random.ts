/** Choices that follow from a seed alone. */
export type Random = {
  /** From 0 on, below 1. */
  next(): number;
  /** Both ends included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T | undefined;
  /** An amount with cents, sometimes a round one. */
  money(max: number): string;
  uuid(): string;
};

export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32: 32 bits of state, good enough to choose by.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)],
    money: (max) => {
      const whole = int(1, max);
      return next() < 0.4 ? `${whole}` : `${whole}.${int(0, 99).toString().padStart(2, '0')}`;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
