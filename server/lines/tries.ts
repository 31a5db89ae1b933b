import { Rate } from './rate.ts';

/**
 * `lockedUntil`: this try and all others are refused until then (ms since 1970); null = the try is judged by itself.
 */
export type Try = { lockedUntil: number | null };

/**
 * After `wrongTries` wrong ones all tries are refused for `lockedMs`. The count is forgotten `lockedMs` after the last
 * wrong one.
 */
type Limits = { wrongTries: number; lockedMs: number };

const ADMIN_KEY: Limits = { wrongTries: 5, lockedMs: 15 * 60 * 1000 };
/** For wrong API keys from one address. */
export const API_KEY: Limits = { wrongTries: 10, lockedMs: 5 * 60 * 1000 };
/** For keys from one address that this process does not know. Each costs a question to the database, right or wrong. */
export const UNKNOWN_KEY: Limits = { wrongTries: 100, lockedMs: 1000 };

/**
 * Counts wrong tries by key. After the last one that is allowed every try is refused, right or wrong, until the time is
 * over. A right try before that forgets the wrong ones.
 */
export function makeTries(
  now: () => number = Date.now,
  { wrongTries, lockedMs } = ADMIN_KEY,
): (key: string, right: boolean) => Try {
  const wrong = new Rate(lockedMs, now);
  return (key, right) => {
    const { count, until } = wrong.of(key);
    if (count >= wrongTries) return { lockedUntil: until };
    if (right) wrong.forget(key);
    else wrong.add(key, true);
    return { lockedUntil: null };
  };
}
