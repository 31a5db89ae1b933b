import { expect } from '@jest/globals';
import { openDatabase, type Row } from '../helpers/database.ts';

/** PostgreSQL's catalog, asked as the owner. */
export function openCatalog() {
  const data = openDatabase('bare');
  const owner = (sql: string, values: unknown[] = []): Promise<Row[]> => data.rows(sql, values);
  return {
    data,
    owner,
    /** Whatever is found is a culprit. */
    none: async (sql: string, values: unknown[] = []) =>
      expect(await owner(sql, values)).toEqual([]),
  };
}
