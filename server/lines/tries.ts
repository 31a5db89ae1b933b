import { Rate } from './rate.ts';

/** Until when (ms since 1970) all tries are refused, this one among them; null = it counts as it is. */
export type Try = { lockedUntil: number | null };

/** Wrong tries until one is locked out, and for how long; counted anew as long after the last one. */
type Limits = { wrongTries: number; lockedMs: number };

const ADMIN_KEY: Limits = { wrongTries: 5, lockedMs: 15 * 60 * 1000 };
/** Of wrong API keys from one address. */
export const API_KEY: Limits = { wrongTries: 10, lockedMs: 5 * 60 * 1000 };
/** Of keys from one address that this process does not know: each costs a question, a wrong one as a right one. */
export const UNKNOWN_KEY: Limits = { wrongTries: 100, lockedMs: 1000 };

/**
 * Counts wrong tries by key. The one beyond the last is refused whether it would be right or wrong, and so are those
 * after it until the time is over; a right one before that forgets the wrong ones.
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
