import type pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import { PositionLost } from './change.ts';
import { toBig, toLsn } from './lsn.ts';

/**
 * The position from which the slot can be read. One that does not exist is made, one that has lost its WAL is made
 * anew: jobs that need an older position then learn that it is gone.
 */
export const ensureSlot = (url: string, slot: string): Promise<bigint> =>
  withPgClient(url, async (client) => {
    const { rows: found } = await client.query<{ posisi: string | null; hilang: boolean }>(
      `select confirmed_flush_lsn::text as posisi,
              invalidation_reason is not null or wal_status = 'lost' as hilang
         from pg_replication_slots
        where slot_name = $1`,
      [slot],
    );
    const [{ posisi = null, hilang = false } = {}] = found;
    if (!hilang && posisi !== null) return toBig(posisi);
    if (found.length > 0) await client.query('select pg_drop_replication_slot($1)', [slot]);
    return lsnOf(client, MADE, slot);
  });

/**
 * SQL that makes the slot. Standbys keep it too, where they are told to (docs/standby.md): capture goes on after a
 * failover.
 */
const MADE = `pg_create_logical_replication_slot($1, 'pgoutput', failover => true)`;

/** Removes the slot, so that it holds no WAL. Nothing happens when there is none; one that is read now stays. */
export const dropSlot = (url: string, slot: string): Promise<unknown> =>
  withPgClient(url, (client) =>
    client.query(
      `select pg_drop_replication_slot(slot_name)
         from pg_replication_slots
        where slot_name = $1 and not active`,
      [slot],
    ),
  );

export const currentLsn = (url: string): Promise<bigint> =>
  withPgClient(url, (client) => lsnOf(client, 'pg_current_wal_flush_lsn() as lsn'));

/**
 * @throws PositionLost for a position that the log has not reached. It comes from another PostgreSQL, or from changes
 *   that a failover has lost. New changes up to it would be taken for known ones.
 */
export async function requireReached(url: string, lsn: bigint): Promise<void> {
  if (lsn <= (await currentLsn(url))) return;
  throw new PositionLost(`posisi ${toLsn(lsn)} tidak ada dalam log PostgreSQL ini`);
}

async function lsnOf(client: pg.Client, source: string, ...values: string[]): Promise<bigint> {
  const { rows } = await client.query<{ lsn: string }>(`select lsn::text from ${source}`, values);
  return toBig(rows[0]?.lsn as string);
}
