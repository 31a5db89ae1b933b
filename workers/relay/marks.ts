/**
 * Marks say which tenants have something for the relay to do. Servers and the worker mark a tenant after a commit in
 * it. A mark has a number, which each further mark changes. A relay reads the number before it does the tenant's work,
 * and takes the mark away only if the number is still the same. So what came meanwhile is not lost, nor is anything
 * when a process dies in between.
 */
import type pg from 'pg';
import { channels, wakeName } from '../../server/postgres/channel.ts';
import { ask } from '../ask.ts';

export type Mark = { kode: string; ke: string };

type Asks = Pick<pg.Pool, 'query'>;

/** Marks with a number after `after`, the oldest first. */
export async function marks(pool: Asks, after: string, limit: number): Promise<Mark[]> {
  const { rows } = await pool.query<Mark>(
    'select kode, ke from erp_private.worker_kotor_list($1, $2)',
    [after, limit],
  );
  return rows;
}

/** The number of a tenant's mark; null when it has none. */
export const markOf = (pool: Asks, kode: string): Promise<string | null> =>
  ask(pool, 'worker_kotor_get($1)', kode);

/** Takes a mark away; false when the tenant was marked again meanwhile. */
export const clearMark = (pool: Asks, kode: string, ke: string | null): Promise<boolean> =>
  ask(pool, 'worker_kotor_clear($1, $2)', kode, ke);

/** Marks a tenant in which the worker itself committed something, and wakes the relays. */
export async function markTenant(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  kode: string,
): Promise<void> {
  await query('select erp_private.tenant_kotor_mark(array[$1])', [kode]);
  await query('select pg_notify($1, $2)', [channels.outbox, wakeName(kode)]);
}
