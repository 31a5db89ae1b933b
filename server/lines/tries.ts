/** Until when (ms since 1970) all tries are refused, this one among them; null = it counts as it is. */
export type Try = { lockedUntil: number | null };

/** Wrong tries until one is locked out, and for how long; counted anew as long after the last one. */
type Limits = { wrongTries: number; lockedMs: number };

const ADMIN_KEY: Limits = { wrongTries: 5, lockedMs: 15 * 60 * 1000 };
/** Of wrong API keys from one address. */
export const API_KEY: Limits = { wrongTries: 10, lockedMs: 5 * 60 * 1000 };
/** Of keys from one address that this process does not know: each costs a question, a wrong one as a right one. */
export const UNKNOWN_KEY: Limits = { wrongTries: 100, lockedMs: 1000 };

type Entry = { wrong: number; until: number };

/**
 * Counts wrong tries by key. The one beyond the last is refused whether it would be right or wrong, and so are those
 * after it until the time is over; a right one before that forgets the wrong ones.
 */
export function makeTries(
  now: () => number = Date.now,
  { wrongTries, lockedMs } = ADMIN_KEY,
): (key: string, right: boolean) => Try {
  // By the end of their lock: a wrong try moves an entry to the end.
  const entries = new Map<string, Entry>();
  return (key, right) => {
    const time = now();
    for (const [other, { until }] of entries) {
      if (until > time) break;
      entries.delete(other);
    }
    const entry = entries.get(key) ?? { wrong: 0, until: 0 };
    if (entry.wrong >= wrongTries) return { lockedUntil: entry.until };
    entries.delete(key);
    if (!right) entries.set(key, { wrong: entry.wrong + 1, until: time + lockedMs });
    return { lockedUntil: null };
  };
}
