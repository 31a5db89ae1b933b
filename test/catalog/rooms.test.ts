/** What the database itself calls of our functions: triggers, policies, defaults. Texts show the rest (test/house/rooms.test.ts). */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { roomOfFunction } from '../house/sql_calls.ts';

const data = openDatabase('bare');

/** Every object that stands on one of our functions, by the catalog it is in. */
const standing = `
select distinct d.classid::regclass::text as catalog, format('%s.%s', n.nspname, p.proname) as name
  from pg_depend as d
  join pg_proc as p on p.oid = d.refobjid
  join pg_namespace as n on n.oid = p.pronamespace
 where d.refclassid = 'pg_proc'::regclass and n.nspname in ('erp', 'erp_private')
   and d.deptype in ('n', 'a', 'i')
 order by 1, 2`;

type Standing = { catalog: string; name: string };

const read = async () => {
  const rows = await data.rows(standing);
  return Map.groupBy(rows as Standing[], ({ catalog }) => catalog);
};
const namesIn = (found: Awaited<ReturnType<typeof read>>, catalog: string): string[] =>
  (found.get(catalog) ?? []).map(({ name }) => name);

test('only triggers, policies and defaults of columns stand on functions', async () => {
  expect([...(await read()).keys()].sort()).toEqual(['pg_attrdef', 'pg_policy', 'pg_trigger']);
});

test('triggers run the functions that are named for it, and each of these has one', async () => {
  const found = await read();
  const named = await data.rows<{ name: string }>(
    `select format('erp_private.%s', p.proname) as name from pg_proc as p
      where p.pronamespace = 'erp_private'::regnamespace and p.proname ~ '^tg__' order by 1`,
  );
  expect(namesIn(found, 'pg_trigger')).toEqual(named.map(({ name }) => name));
});

test('policies and columns ask functions of the ground', async () => {
  const found = await read();
  const rooms = [...namesIn(found, 'pg_policy'), ...namesIn(found, 'pg_attrdef')].map(
    roomOfFunction,
  );
  expect([...new Set(rooms)].sort()).toEqual(['akses', 'dasar', 'permintaan']);
});
