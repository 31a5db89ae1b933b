export type Random = (below: number) => number;

/** Whole numbers below a limit, the same in every run of a seed. */
export function makeRandom(seed: number): Random {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
