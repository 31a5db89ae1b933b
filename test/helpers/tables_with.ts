import type { TestDatabase } from './database.ts';

/** Every table of the database, of every tenant and of the job queue, in which some row holds the text. */
export const tablesWith = (database: TestDatabase, text: string): Promise<string[]> =>
  database.asOwner(async (db) => {
    const tables = await db.rows<{ nama: string }>(
      `select c.oid::regclass::text as nama from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname !~ '^(pg_|information_schema)'`,
    );
    if (tables.length < 100) throw new Error('too few tables are seen');
    const seen: string[] = [];
    for (const { nama } of tables) {
      const query = `select count(*) from ${nama} as t where position($1 in t::text) > 0`;
      if ((await db.value<number>(query, [text])) > 0) seen.push(nama);
    }
    return seen;
  });
