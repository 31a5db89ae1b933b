/** The copy of a tenant's rows by PostgreSQL's publication and subscription. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import type { Move, Places } from './parts.ts';

/**
 * Publication, slot and subscription of a move have one name, which no other move has: a target that was away when its move was
 * given up follows nobody when it comes back. Patroni is told to leave slots of this form alone.
 */
export const nameOf = ({ id, kode, epoch }: Pick<Move, 'id' | 'kode' | 'epoch'>): string =>
  `niaga_pindah_${kode}_${epoch}_${id}`;

/** The names of all moves of a tenant, for `like`. */
const namesOf = (kode: string): string => `niaga\\_pindah\\_${kode}\\_%`;

const POLL_MS = 25;

type Ends = Pick<Places, 'source' | 'target'>;

/** Asks until the answer is there. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(POLL_MS);
  }
}

/**
 * Publishes the tables of a tenant, and keeps the log from here on.
 *
 * @param reader a connection for replication; a transaction begins on it that sees what there was where the log begins
 */
export async function publish(
  { source, reader }: { source: pg.Client; reader: pg.Client },
  name: string,
  tables: readonly string[],
): Promise<void> {
  const id = pg.escapeIdentifier(name);
  await source.query(`create publication ${id} for table ${tables.join(', ')}`);
  await reader.query('begin isolation level repeatable read read only');
  await reader.query(`CREATE_REPLICATION_SLOT ${id} LOGICAL pgoutput (SNAPSHOT 'use')`);
}

/** Has the target follow what changes in the published tables, from where the log begins. */
export async function subscribe(target: pg.Client, name: string, sourceUrl: string): Promise<void> {
  const id = pg.escapeIdentifier(name);
  await target.query(
    `create subscription ${id} connection ${pg.escapeLiteral(conninfo(sourceUrl))} publication ${id}
       with (create_slot = false, slot_name = ${pg.escapeLiteral(name)}, copy_data = false, origin = none)`,
  );
}

/** The address as libpq reads it, which knows fewer parameters than pg. */
function conninfo(url: string): string {
  const { searchParams } = new URL(url);
  const plain = new URL(url);
  for (const key of searchParams.keys()) {
    if (!/^(ssl|host$|connect_timeout|target_session_attrs)/.test(key)) {
      plain.searchParams.delete(key);
    }
  }
  return plain.href;
}

/**
 * Looks whether the copy can go on: both nodes answer, the slot is there, and nothing has failed. PostgreSQL itself tries for
 * ever, and counts no failure of who follows a slot that is gone or cannot connect.
 *
 * @throws StartError where it cannot
 */
async function requireFollowing({ source, target }: Ends, name: string): Promise<void> {
  const { rowCount } = await source.query(
    'select from pg_replication_slots where slot_name = $1 and invalidation_reason is null',
    [name],
  );
  if (rowCount === 0) throw new StartError('Slot replikasi pemindahan hilang');
  const { rows } = await target.query<{ failed: number }>(
    `select s.apply_error_count::int as failed
       from pg_subscription as u join pg_stat_subscription_stats as s on s.subid = u.oid
      where u.subname = $1`,
    [name],
  );
  if ((rows[0]?.failed ?? 0) === 0) return;
  throw new StartError('Salinan tidak dapat diteruskan; sebabnya di log PostgreSQL simpul tujuan');
}

/**
 * Where the source's log stands now, as far as it is on the disk: every commit that was awaited is in it, and the rest is not sent before
 * something else writes it, which on a quiet node takes up to fifteen seconds.
 */
export const logEnd = async (source: pg.Client): Promise<string> =>
  (await source.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn')).rows[0]
    ?.lsn as string;

/** Waits until the target has everything up to a position. @throws StartError where the copy cannot go on */
export async function awaitPosition(places: Ends, name: string, lsn: string): Promise<void> {
  await until(async () => {
    await requireFollowing(places, name);
    const { rows } = await places.source.query<{ reached: boolean | null }>(
      'select confirmed_flush_lsn >= $2::pg_lsn as reached from pg_replication_slots where slot_name = $1',
      [name, lsn],
    );
    return rows[0]?.reached ? true : undefined;
  });
}

/** Drops the subscription on the target, where there is one; `unpublish` drops the slot at the source. */
export async function unsubscribe(target: pg.Client, kode: string): Promise<void> {
  const { rows } = await target.query<{ nama: string }>(
    `select u.subname as nama from pg_subscription as u join pg_database as d on d.oid = u.subdbid
      where d.datname = current_database() and u.subname like $1`,
    [namesOf(kode)],
  );
  for (const { nama } of rows) {
    const id = pg.escapeIdentifier(nama);
    await target.query(`alter subscription ${id} disable`);
    await target.query(`alter subscription ${id} set (slot_name = none)`);
    await target.query(`drop subscription ${id}`);
  }
}

/** Drops publication and slot at the source, and ends the process that still reads for a move that died. */
export async function unpublish(source: pg.Client, kode: string): Promise<void> {
  const like = [namesOf(kode)];
  await until(async () => {
    const { rowCount: readers } = await source.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and backend_type = 'walsender' and application_name like $1`,
      like,
    );
    if (readers !== 0) return undefined;
    return source
      .query(
        `select pg_drop_replication_slot(slot_name) from pg_replication_slots
          where database = current_database() and slot_name like $1`,
        like,
      )
      .catch((error: pg.DatabaseError) => {
        // 55006: the target has begun to read it meanwhile.
        if (error.code !== '55006') throw error;
      });
  });
  const { rows } = await source.query<{ nama: string }>(
    'select pubname as nama from pg_publication where pubname like $1',
    like,
  );
  for (const { nama } of rows) await source.query(`drop publication ${pg.escapeIdentifier(nama)}`);
}
