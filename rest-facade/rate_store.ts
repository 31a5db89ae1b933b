/** Where a limiter counts when several processes serve: in the one that started them. */
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';
import { countHit } from '../server/processes/peer.ts';

export function makeSharedStore(limiter: string): Store {
  return {
    localKeys: false,
    async increment(key): Promise<ClientRateLimitInfo> {
      const { totalHits, resetAt } = await countHit(limiter, key);
      return { totalHits, resetTime: new Date(resetAt) };
    },
    // Asked for only where requests are taken back, which no limiter here does.
    decrement: () => undefined,
    resetKey: () => undefined,
  };
}
