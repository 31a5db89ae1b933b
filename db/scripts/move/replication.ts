/** The copy of a tenant's rows by PostgreSQL's publication and subscription. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import { qualified } from '../backup/format.ts';
import type { Places } from './parts.ts';

/** Publication, slot and subscription of a move have one name; Patroni is told to leave slots of this form alone. */
export const nameOf = ({ kode, epoch }: { kode: string; epoch: number }): string =>
  `niaga_pindah_${kode}_${epoch}`;

const POLL_MS = 25;

/** Asks until the answer is there. */
async function until<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await sleep(POLL_MS);
  }
}

/** Publishes the tables of a tenant, and keeps the log from here on. */
export async function publish(source: pg.Client, name: string, kode: string): Promise<void> {
  const { rows } = await source.query<{ tabel: string }>(
    `select relname as tabel from erp_private.tenant_relations($1) where relkind = 'r' and relname <> 'gerbang'`,
    [`t_${kode}`],
  );
  const tables = rows.map(({ tabel }) => qualified(`t_${kode}`, tabel)).join(', ');
  const id = pg.escapeIdentifier(name);
  await source.query(`create publication ${id} for table ${tables}`);
  await source.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [name]);
}

/** Has the target copy all rows and follow what changes. */
export async function subscribe(target: pg.Client, name: string, sourceUrl: string): Promise<void> {
  const id = pg.escapeIdentifier(name);
  await target.query(
    `create subscription ${id} connection ${pg.escapeLiteral(conninfo(sourceUrl))} publication ${id}
       with (create_slot = false, slot_name = ${pg.escapeLiteral(name)}, copy_data = true, origin = none)`,
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

type Ends = Pick<Places, 'source' | 'target'>;

/**
 * Looks whether the copy can go on: both nodes answer, the slot is there, and nothing has failed. PostgreSQL itself tries for
 * ever, and counts no failure of who follows a slot that is gone or cannot connect.
 *
 * @throws StartError where it cannot
 */
async function requireFollowing({ source, target }: Ends, name: string): Promise<void> {
  const { rowCount } = await source.query('select from pg_replication_slots where slot_name = $1', [
    name,
  ]);
  if (rowCount === 0) throw new StartError('Slot replikasi pemindahan hilang');
  const { rows } = await target.query<{ failed: number }>(
    `select (s.apply_error_count + s.sync_error_count)::int as failed
       from pg_subscription as u join pg_stat_subscription_stats as s on s.subid = u.oid
      where u.subname = $1`,
    [name],
  );
  if ((rows[0]?.failed ?? 0) === 0) return;
  throw new StartError('Salinan tidak dapat diteruskan; sebabnya di log PostgreSQL simpul tujuan');
}

/** Waits until every table is copied, and tells how many are. @throws StartError where the copy cannot go on */
export async function awaitCopies(
  places: Ends,
  name: string,
  tell: (done: number, all: number) => void,
): Promise<void> {
  await until(async () => {
    await requireFollowing(places, name);
    const { rows } = await places.target.query<{ done: number; all: number }>(
      `select count(*) filter (where r.srsubstate = 'r')::int as done, count(*)::int as all
         from pg_subscription as u join pg_subscription_rel as r on r.srsubid = u.oid
        where u.subname = $1 group by u.oid`,
      [name],
    );
    const [{ done = 0, all = -1 } = {}] = rows;
    tell(done, all);
    return done === all ? true : undefined;
  });
}

/** Where the source's log stands now. */
export const logEnd = async (source: pg.Client): Promise<string> =>
  (await source.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn')).rows[0]
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

/** Ends the following on the target, where there is any; slots at the source are left to `unpublish`. */
export async function unsubscribe(target: pg.Client, name: string): Promise<void> {
  const { rowCount } = await target.query('select from pg_subscription where subname = $1', [name]);
  if (rowCount === 0) return;
  const id = pg.escapeIdentifier(name);
  await target.query(`alter subscription ${id} disable`);
  await target.query(`alter subscription ${id} set (slot_name = none)`);
  await target.query(`drop subscription ${id}`);
}

/** Forgets publication and slots at the source, also those of copies that were under way. */
export async function unpublish(source: pg.Client, name: string, copies: string): Promise<void> {
  await until(async () => {
    const { rows } = await source.query<{ slot: string; active_pid: number | null }>(
      `select slot_name::text as slot, active_pid from pg_replication_slots
        where database = current_database() and (slot_name = $1 or slot_name like $2)`,
      [name, copies],
    );
    for (const { slot, active_pid } of rows) {
      if (active_pid !== null) await source.query('select pg_terminate_backend($1)', [active_pid]);
      else {
        // Somebody may have taken or dropped it in between.
        await source
          .query('select pg_drop_replication_slot($1)', [slot])
          .catch((error: pg.DatabaseError) => {
            if (!/^(55006|42704)$/.test(error.code ?? '')) throw error;
          });
      }
    }
    return rows.length === 0 ? true : undefined;
  });
  await source.query(`drop publication if exists ${pg.escapeIdentifier(name)}`);
}

/**
 * How the slots are called by which a subscription copies its tables; none where there is no subscription. One at another target
 * may have the same number.
 */
export async function copySlots(target: pg.Client, name: string): Promise<string> {
  const { rows } = await target.query<{ pola: string }>(
    `select format('pg\\_%s\\_sync\\_%%\\_%s', u.oid, c.system_identifier) as pola
       from pg_subscription as u cross join pg_control_system() as c
      where u.subname = $1`,
    [name],
  );
  return rows[0]?.pola ?? name;
}
