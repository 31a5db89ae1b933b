/** The first copy of a tenant's rows, as they were where the log of its move begins. */
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { qualified, wholeRows } from '../backup/format.ts';

type Table = { tabel: string; kolom: string[] };

/** The tables of a tenant that a move carries: all but the gate, of which each place has its own. */
export async function tablesOf(source: pg.Client, kode: string): Promise<Table[]> {
  const { rows } = await source.query<Table>(
    `select c.relname as tabel,
            array(select a.attname::text from pg_attribute as a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as kolom
       from erp_private.tenant_relations($1) as c
      where c.relkind = 'r' and c.relname <> 'gerbang'`,
    [`t_${kode}`],
  );
  return rows;
}

/** Rows are carried in parts of about this size. */
const PART = 64 * 1024;

/** The copy rests this many times as long as a part took before the next one, so that others on both nodes get their turn. */
export const REST = 7;

/**
 * Carries all rows that the transaction of `reader` sees into empty tables, in one transaction. As replication does it: no trigger and no
 * foreign key is asked.
 *
 * @param rest how many times as long as a part took the copy rests after it
 */
export async function copyRows(
  reader: pg.Client,
  target: pg.Client,
  kode: string,
  tables: readonly Table[],
  rest: number,
  tell: (done: number, all: number) => void,
): Promise<void> {
  await target.query('begin');
  try {
    await target.query('set local session_replication_role to replica');
    for (const [done, { tabel, kolom }] of tables.entries()) {
      tell(done, tables.length);
      const table = `${qualified(`t_${kode}`, tabel)} (${kolom.map(pg.escapeIdentifier).join(', ')})`;
      const out = reader.query(copyTo(`copy ${table} to stdout`));
      let took = 0;
      for await (const part of wholeRows(out, PART)) {
        if (took > 0) await sleep(took * rest);
        const begun = performance.now();
        await pipeline([part], target.query(copyFrom(`copy ${table} from stdin`)));
        took = performance.now() - begun;
      }
    }
    await target.query('commit');
  } catch (error) {
    await target.query('rollback').catch(() => {});
    throw error;
  }
}
