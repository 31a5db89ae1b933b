/** The locks of a dump: counted from the tables that there are, and told of before there are too many. */
import { expect, test } from '@jest/globals';
import { lockWarning, readLocks } from '../../db/scripts/dump_locks.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase();
const locks = () => withPgClient(data.ownerUrl, readLocks);

test('a tenant brings some eighty tables that a dump locks', async () => {
  const before = await locks();
  const kode = await data.newTenant();
  const after = await locks();
  const own = await data.value<number>(
    `select count(*)::int from pg_tables where schemaname = 't_' || $1`,
    [kode],
  );
  expect(own).toBeGreaterThan(60);
  expect(own).toBeLessThan(110);
  // Tenants that were made ready before have their tables already.
  expect([before.tables, before.tables + own]).toContain(after.tables);
  expect(after.room).toBe(256 * 200);
});

test.each([
  [100, 51_200, undefined],
  [38_399, 51_200, undefined],
  [38_400, 51_200, /^utama: pg_dump mengunci 38400 tabel .* 51200 kunci: naikkan/],
])('%d tables of %d locks', (tables, room, said) => {
  const line = lockWarning('utama', { tables, room });
  if (said === undefined) expect(line).toBeUndefined();
  else expect(line).toMatch(said);
});
