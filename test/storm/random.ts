/** Choices that follow from a seed alone. */
import { mulberry32 } from '../../db/demo/random.ts';

export type Random = ReturnType<typeof makeRandom>;

export function makeRandom(seed: number) {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => int(0, 15).toString(16)).join('');
  return {
    /** From 0 on, below 1. */
    next,
    /** Both ends included. */
    int,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
    /** An amount with cents, sometimes a round one. */
    money: (max: number) => {
      const whole = int(1, max);
      return next() < 0.4 ? `${whole}` : `${whole}.${int(0, 99).toString().padStart(2, '0')}`;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
