import type pg from 'pg';
import { withPgClient } from '../../server/postgres/client.ts';
import { toBig } from './lsn.ts';

/** Whether a slot's WAL is gone: it will never be read from again. */
type SlotRow = { posisi: string | null; hilang: boolean };

async function read(client: pg.Client, slot: string): Promise<SlotRow | undefined> {
  const { rows } = await client.query<SlotRow>(
    `select confirmed_flush_lsn::text as posisi,
            invalidation_reason is not null or wal_status = 'lost' as hilang
       from pg_replication_slots
      where slot_name = $1`,
    [slot],
  );
  return rows[0];
}

/**
 * The position from which the slot can be read. One that does not exist is made, one that has lost its WAL is made
 * anew: whoever wants an older position then learns that it is gone.
 */
export async function ensureSlot(url: string, slot: string): Promise<bigint> {
  return withPgClient(url, async (client) => {
    const found = await read(client, slot);
    if (found && !found.hilang && found.posisi !== null) return toBig(found.posisi);
    if (found) await client.query('select pg_drop_replication_slot($1)', [slot]);
    const { rows } = await client.query<{ lsn: string }>(
      `select lsn::text from pg_create_logical_replication_slot($1, 'pgoutput')`,
      [slot],
    );
    return toBig(rows[0]?.lsn as string);
  });
}

/** Removes the slot, so that it holds no WAL. Nothing happens when there is none; one that is read now stays. */
export async function dropSlot({ url, slot }: { url: string; slot: string }): Promise<void> {
  await withPgClient(url, (client) =>
    client.query(
      `select pg_drop_replication_slot(slot_name)
         from pg_replication_slots
        where slot_name = $1 and not active`,
      [slot],
    ),
  );
}

export async function currentLsn(url: string): Promise<bigint> {
  return withPgClient(url, async (client) => {
    const { rows } = await client.query<{ lsn: string }>(
      'select pg_current_wal_flush_lsn()::text as lsn',
    );
    return toBig(rows[0]?.lsn as string);
  });
}
