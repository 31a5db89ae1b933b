/**
 * Which tenants have something for the relay to do. Whoever committed something marks its tenant afterwards; the mark has
 * a number that each further mark changes. Who does the tenant's work reads the number first, and takes the mark away
 * only if it is still the same: what came meanwhile is not lost, nor is anything when a process dies in between.
 */
import type pg from 'pg';
import { channels, wakeName } from '../../server/postgres/channel.ts';

export type Mark = { kode: string; ke: string };

type Asks = Pick<pg.Pool, 'query'>;

/** Marks, the oldest first, after a number. */
export async function marks(pool: Asks, after: string, limit: number): Promise<Mark[]> {
  const { rows } = await pool.query<Mark>(
    'select kode, ke from erp_private.worker_kotor_list($1, $2)',
    [after, limit],
  );
  return rows;
}

/** The number of a tenant's mark; null when it has none. */
export async function markOf(pool: Asks, kode: string): Promise<string | null> {
  const { rows } = await pool.query<{ ke: string | null }>(
    'select erp_private.worker_kotor_get($1) as ke',
    [kode],
  );
  return rows[0]?.ke ?? null;
}

/** Takes a mark away; false when the tenant was marked again meanwhile. */
export async function clearMark(pool: Asks, kode: string, ke: string | null): Promise<boolean> {
  const { rows } = await pool.query<{ cleared: boolean }>(
    'select erp_private.worker_kotor_clear($1, $2) as cleared',
    [kode, ke],
  );
  return rows[0]?.cleared === true;
}

/** Marks a tenant in which the worker itself committed something, and wakes the relays. */
export async function markTenant(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  kode: string,
): Promise<void> {
  await query('select erp_private.tenant_kotor_mark(array[$1])', [kode]);
  await query('select pg_notify($1, $2)', [channels.outbox, wakeName(kode)]);
}
