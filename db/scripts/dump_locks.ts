/** Whether a dump of a whole database still finds room in PostgreSQL's table of locks. */
import type pg from 'pg';

type Locks = {
  /** Tables that `pg_dump` locks at once: all of them, some 80 for each tenant. */
  tables: number;
  /** Locks that there is surely room for. */
  room: number;
};

const LOCKS = `
select current_setting('max_locks_per_transaction')::int
         * (current_setting('max_connections')::int + current_setting('max_prepared_transactions')::int) as room,
       (select count(*)::int from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
         where c.relkind in ('r', 'p') and n.nspname !~ '^(pg_|information_schema$)') as tables`;

/** Above this part of the room others, who need locks as well, begin to be refused. */
const NEAR = 0.75;

export const readLocks = async (client: pg.Client): Promise<Locks> =>
  (await client.query<Locks>(LOCKS)).rows[0] as Locks;

/** What an operator is told of a database of so many tables; undefined while there is room. */
export const lockWarning = (nama: string, { tables, room }: Locks): string | undefined =>
  tables < room * NEAR
    ? undefined
    : `${nama}: pg_dump mengunci ${tables} tabel sekaligus dan PostgreSQL punya tempat untuk ${room} kunci: naikkan ` +
      'max_locks_per_transaction, pindahkan tenant ke simpul lain, atau cadangkan dengan pg_basebackup (docs/operations.md)';
