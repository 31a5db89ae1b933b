/** The copy of a tenant's rows by PostgreSQL's publication and subscription. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import { qualified } from '../backup/format.ts';
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
 * @returns the tables that hold rows. All transactions that were under way have ended where the log begins, so rows of a table
 *   that is empty afterwards are all in the log.
 */
export async function publish(source: pg.Client, name: string, kode: string): Promise<string[]> {
  const { rows } = await source.query<{ tabel: string }>(
    `select relname as tabel from erp_private.tenant_relations($1) where relkind = 'r' and relname <> 'gerbang'`,
    [`t_${kode}`],
  );
  const tables = rows.map(({ tabel }) => qualified(`t_${kode}`, tabel));
  const id = pg.escapeIdentifier(name);
  await source.query(`create publication ${id} for table ${tables.join(', ')}`);
  await source.query(`select pg_create_logical_replication_slot($1, 'pgoutput')`, [name]);
  const holds = tables.map((table) => `exists (select from ${table})`);
  const { rows: found } = await source.query<{ berisi: boolean[] }>(
    `select array[${holds.join(', ')}] as berisi`,
  );
  return tables.filter((_, n) => found[0]?.berisi[n]);
}

/**
 * Has the target copy the tables that hold rows and follow what changes in all. Copying takes a process and a slot for each table. The
 * publication says before by which slots: who clears up at the source may have no target to ask any more.
 */
export async function subscribe(
  { source, target }: Ends,
  name: string,
  sourceUrl: string,
  filled: readonly string[],
): Promise<void> {
  const id = pg.escapeIdentifier(name);
  const copied = filled.join(', ');
  if (copied) await source.query(`alter publication ${id} drop table ${copied}`);
  await target.query(
    `create subscription ${id} connection ${pg.escapeLiteral(conninfo(sourceUrl))} publication ${id}
       with (enabled = false, create_slot = false, slot_name = ${pg.escapeLiteral(name)}, copy_data = false, origin = none)`,
  );
  const { rows } = await target.query<{ pola: string }>(
    `select format('pg\\_%s\\_sync\\_%%\\_%s', u.oid, c.system_identifier) as pola
       from pg_subscription as u cross join pg_control_system() as c
      where u.subname = $1`,
    [name],
  );
  await source.query(`comment on publication ${id} is ${pg.escapeLiteral(rows[0]?.pola ?? '')}`);
  await target.query(`alter subscription ${id} enable`);
  if (!copied) return;
  await source.query(`alter publication ${id} add table ${copied}`);
  await target.query(`alter subscription ${id} refresh publication with (copy_data = true)`);
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

/** Forgets publication and slots at the source, also those of copies that were under way. */
export async function unpublish(source: pg.Client, kode: string): Promise<void> {
  await until(async () => {
    const { rows } = await source.query<{ slot: string; active_pid: number | null }>(
      `select slot_name::text as slot, active_pid from pg_replication_slots as s
        where s.database = current_database() and (s.slot_name like $1 or exists (
          select from pg_publication as p
           where p.pubname like $1 and s.slot_name like obj_description(p.oid, 'pg_publication')
        ))`,
      [namesOf(kode)],
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
  const { rows } = await source.query<{ nama: string }>(
    'select pubname as nama from pg_publication where pubname like $1',
    [namesOf(kode)],
  );
  for (const { nama } of rows) await source.query(`drop publication ${pg.escapeIdentifier(nama)}`);
}
