import pg from 'pg';
import { channels, wakeName } from './channel.ts';
import type { PgPool } from './pool.ts';

/**
 * Marks tenants in which something was committed, and wakes the relay. What one tenant commits within `delayMs` is one
 * call, made outside any transaction of a request: NOTIFY takes a lock that every commit of the cluster would queue
 * for. A call that is lost costs nothing but time, since the relay also looks by itself.
 */
export function makeOutboxWake(pool: () => PgPool | undefined, delayMs = 50) {
  const waiting = new Set<string>();
  const call = () => {
    const text = wakeSql([...waiting]);
    waiting.clear();
    pool()
      ?.query(text, [])
      .catch(() => undefined);
  };
  return {
    tell: (tenant: string): void => {
      if (waiting.size === 0) setTimeout(call, delayMs).unref();
      waiting.add(tenant);
    },
  };
}

/**
 * Mark and NOTIFY in one message, the mark committed first, so that a relay that is woken finds it. Neither waits for
 * the disk; a mark that a crash loses is found by the relay's sweep of all tenants.
 */
function wakeSql(tenants: readonly string[]): string {
  const list = (words: readonly string[]) => `array[${words.map(pg.escapeLiteral).join(',')}]`;
  return `begin;set local role erp_gate;set local synchronous_commit to off;
    select erp_private.tenant_kotor_mark(${list(tenants)});commit;
    select pg_catalog.pg_notify('${channels.outbox}', n) from unnest(${list(tenants.map(wakeName))}) as n`;
}
