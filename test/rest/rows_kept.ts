/** Which rows of a tenant were changed or taken away since they were looked at; new ones do not count. */
import { isDeepStrictEqual } from 'node:util';
import type { Db, Row } from '../helpers/database.ts';

type Kept = Map<string, Map<string, Row>>;

const TABLES = `
  select c.relname as nama,
         (select array_agg(a.attname::text order by k.urutan)
            from pg_index as i
           cross join unnest(i.indkey::int[]) with ordinality as k (nomor, urutan)
            join pg_attribute as a on a.attrelid = c.oid and a.attnum = k.nomor
           where i.indrelid = c.oid and i.indisprimary) as kunci
    from pg_class as c
   where c.relnamespace = $1::regnamespace and c.relkind = 'r'
   order by c.relname`;

/** All rows of a tenant's tables, by their keys. */
export async function rowsOf(db: Db, schema: string): Promise<Kept> {
  const tables = await db.rows<{ nama: string; kunci: string[] | null }>(TABLES, [schema]);
  const kept: Kept = new Map();
  for (const { nama, kunci } of tables) {
    const rows = await db.rows<{ isi: Row }>(`select to_jsonb(t) as isi from ${nama} as t`);
    const keyOf = (isi: Row) =>
      JSON.stringify(kunci === null ? isi : kunci.map((name) => isi[name]));
    kept.set(nama, new Map(rows.map(({ isi }) => [keyOf(isi), isi])));
  }
  return kept;
}

/** `table.column` of what differs, `table` alone of rows that are gone. */
export function changedSince(before: Kept, after: Kept): string[] {
  const changed = new Set<string>();
  for (const [table, rows] of before) {
    for (const [key, row] of rows) {
      const now = after.get(table)?.get(key);
      if (now === undefined) changed.add(table);
      for (const name of now ? Object.keys(row) : []) {
        if (!isDeepStrictEqual(row[name], now?.[name])) changed.add(`${table}.${name}`);
      }
    }
  }
  return [...changed].sort();
}

/**
 * What any new document moves: stock, balances, what is still owed, the last numbers. What is written as it was, and what
 * was owed again after a void, was so at another time.
 */
export const MOVED =
  /^((audit|peristiwa|perubahan)_posisi|penomoran|poin_(saldo|lot)|posting_mapan|saldo_harian|stok_\w+|pos_terbuka|\w+_rekap|audit_antre|posting_belum|(kop|transaksi)\.diubah_pada)/;
