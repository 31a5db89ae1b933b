import type { Hit } from './messages.ts';

const WINDOW_MS = 1000;

/** Counts requests by key, in seconds that begin with a key's first request. */
export function makeHits(now: () => number = Date.now): (key: string) => Hit {
  // In the order of their ends: a window that is opened again goes to the back.
  const windows = new Map<string, Hit>();
  return (key) => {
    const time = now();
    let window = windows.get(key);
    if (window === undefined || window.resetAt <= time) {
      windows.delete(key);
      for (const [other, { resetAt }] of windows) {
        if (resetAt > time) break;
        windows.delete(other);
      }
      window = { totalHits: 0, resetAt: time + WINDOW_MS };
      windows.set(key, window);
    }
    window.totalHits += 1;
    // A copy: the answer goes out later, when others may have been counted.
    return { ...window };
  };
}
