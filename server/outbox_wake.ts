import { channels, wakeName } from './channel.ts';
import type { PgPool } from './pg_pool.ts';

export type OutboxWake = { tell(tenant: string): void };

/**
 * Wakes the relay after commits. What one tenant commits within `delayMs` is one call, made outside any transaction
 * of a request: NOTIFY takes a lock that every commit of the cluster would queue for. A call that is lost costs
 * nothing but time, since the relay also looks by itself.
 */
export function makeOutboxWake(pool: () => PgPool | undefined, delayMs = 50): OutboxWake {
  const waiting = new Set<string>();
  const call = () => {
    const names = [...waiting].map(wakeName);
    waiting.clear();
    const text = 'select pg_notify($1, n) from unnest($2::text[]) as n';
    pool()
      ?.query(text, [channels.outbox, names])
      .catch(() => undefined);
  };
  return {
    tell: (tenant) => {
      if (waiting.size === 0) setTimeout(call, delayMs).unref();
      waiting.add(tenant);
    },
  };
}
