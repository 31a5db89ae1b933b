import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from './store.ts';

/** The store is asked again when what is known of it is older than this. */
const KNOWN_MS = 10_000;
/** How long the first asker waits. The others are told what was seen last. */
const FIRST_MS = 1_000;

/** Whether a store serves. Nobody waits for one that hangs: it is asked beside the answers. */
export function makeStoreWatch({ ping }: Pick<Store, 'ping'>, knownMs = KNOWN_MS) {
  let serves = true;
  let isKnown = false;
  let asking: Promise<void> | undefined;
  let askAgainAt = 0;
  const ask = async () => {
    serves = await ping().then(
      () => true,
      () => false,
    );
    isKnown = true;
    askAgainAt = performance.now() + knownMs;
    asking = undefined;
  };
  return async (): Promise<boolean> => {
    if (performance.now() >= askAgainAt) asking ??= ask();
    if (!isKnown) await Promise.race([asking, sleep(FIRST_MS, undefined, { ref: false })]);
    return serves;
  };
}
