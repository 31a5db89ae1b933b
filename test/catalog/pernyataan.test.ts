/** What PL/pgSQL would only find at its first run is found before: each statement of each function is looked at. */
import { expect, test } from '@jest/globals';
import { lookAtFunctions } from '../../db/scripts/plpgsql/look.ts';
import { readSqlFiles } from '../../db/scripts/sql_files.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';

const data = openDatabase('bare');

/** What is found with a function `coba` in the database, whose body begins on the line of its `as $$`. */
async function found(body: string, args = 'buku anyelement, id bigint', returns = 'void') {
  return withPgClient(data.ownerUrl, async (client) => {
    await client.query('set check_function_bodies = off');
    await client.query(
      `create function erp_private.coba(${args}) returns ${returns} language plpgsql as $$ #variable_conflict use_column\n${body}\n$$`,
    );
    try {
      return (await lookAtFunctions(client, 'coba')).mistakes;
    } finally {
      await client.query('drop function erp_private.coba');
    }
  });
}

const within = (statements: string, declared = 'v_r record;'): string =>
  `declare\n${declared}\nbegin\n${statements}\nend`;

test('every statement of the tree makes sense, and only these are not seen', async () => {
  const { mistakes, unseen, statements } = await withPgClient(data.ownerUrl, (client) =>
    lookAtFunctions(client),
  );
  expect(mistakes).toEqual([]);
  // Their argument is a `record`, of which only a caller knows the columns.
  expect(unseen.map((line) => line.replace(/^.*\/(\w+)\.sql:.*: /, '$1: ')).sort()).toEqual([
    'impor_gaya_ask: k',
    'impor_gaya_pick: k',
    'penjualan_laba_json: rentang',
    'penjualan_page: rentang',
    'retur_baris_problem: s',
    'retur_baris_problem: s',
    'retur_line: s',
    'retur_line: s',
  ]);
  expect(statements).toBeGreaterThan(9_000);
});

test.each([
  ['a column', "update barang as b set nama = 'x' where b.kodde = 'y';", '42703', 'b.kodde'],
  ['a column that is written', 'insert into barang (kode, namma) values (1, 2);', '42703', 'namma'],
  ['a table', 'perform 1 from barangg;', '42P01', 'barangg'],
  ['a table that is locked', 'lock table barangg in share mode;', '42P01', 'barangg'],
  ['a function', 'perform erp_private.tidak_ada(id);', '42883', 'tidak_ada'],
  ['an argument', 'perform erp_private.angka_problem(id, 1, 2, 3);', '42883', 'angka_problem'],
  ['a type', 'perform null::erp.tidak_ada;', '42704', 'tidak_ada'],
  ['a variable', 'if v_tiada then return; end if;', '42703', 'v_tiada'],
  [
    'a column in a condition',
    'if exists (select from kontak as k where k.x = 1) then return; end if;',
    '42703',
    'k.x',
  ],
  [
    'a column in an answer',
    'raise exception using message = (select b.x from barang as b);',
    '42703',
    'b.x',
  ],
  [
    'a field of a row that a query fills',
    'select b.kode into v_r from barang as b; perform v_r.nama;',
    '42703',
    'nama',
  ],
  [
    'a field of a row of a loop',
    'for v_r in select k.id from kontak as k loop perform v_r.kode; end loop;',
    '42703',
    'kode',
  ],
  [
    'a field of a row that comes back',
    'insert into satuan (kode) values (1) returning id into v_r; perform v_r.kode;',
    '42703',
    'kode',
  ],
  ['a comparison', 'perform 1 from barang as b where b.dibuat_pada = 5;', '42883', 'timestamp'],
])('%s is found', async (_what, statement, code, name) => {
  const mistakes = await found(within(statement));
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toMatch(new RegExp(`^erp_private.coba:5: ${code}: `));
  expect(mistakes[0]).toContain(name);
});

test('all mistakes of a function are told, each on its line', async () => {
  const mistakes = await found(
    within(
      `  perform b.satu
     from barang as b
    where b.dua = 1;
  v_r.tiga := 1;
exception
  when others then
    perform b.kode from tiada as b;`,
      `  v_awal text := (select k.empat from kontak as k);\n  v_r erp_private.dokumen;`,
    ),
  );
  expect(mistakes.map((line) => line.replace('erp_private.coba:', ''))).toEqual([
    expect.stringMatching(/^3: 42703: .*empat/),
    expect.stringMatching(/^6: 42703: .*satu/),
    expect.stringMatching(/^9: 42703: .*tiga/),
    expect.stringMatching(/^12: 42P01: .*tiada/),
  ]);
});

test('a row that branches fill in turn has the fields of each', async () => {
  const branches = (field: string) =>
    within(`if coba.id = 1 then select 1 as satu into v_r; else select 2 as dua into v_r; end if;
perform v_r.satu; perform v_r.dua; perform v_r.${field};`);
  expect(await found(branches('satu'))).toEqual([]);
  expect(await found(branches('tiga'))).toEqual([expect.stringMatching(/^erp_private.coba:6: /)]);
});

test('SQL that only runs put together is not judged, what it is made of is', async () => {
  expect(
    await found(within("execute format('select %s', id) into v_r; perform v_r.apa_saja;")),
  ).toEqual([]);
  expect(await found(within("execute format('select %s', tiada) into v_r;"))).toEqual([
    expect.stringContaining('tiada'),
  ]);
});

test('rows of a trigger are of the tables that it stands on', async () => {
  const mistakes = await withPgClient(data.ownerUrl, async (client) => {
    await client.query(`
      create function erp_private.coba() returns trigger language plpgsql as $$ #variable_conflict use_column
      begin
        if new.kode is null or old.lain = 1 then return null; end if;
        return new;
      end
      $$;
      create trigger coba before update on tenant_templat.satuan for each row execute function erp_private.coba()`);
    return (await lookAtFunctions(client, 'coba')).mistakes;
  });
  expect(mistakes).toEqual([expect.stringMatching(/^erp_private.coba:3: 42703: .*lain/)]);
});

test('a mistake in a file is told with its path and line', async () => {
  const file = readSqlFiles().find(({ name }) => name === 'erp_private/transaksi_lock.sql');
  const lines = file?.text.split('\n') ?? [];
  const at = lines.findIndex((line) => /\bt\.status\b/.test(line));
  expect(at).toBeGreaterThan(0);
  const wrong = lines.with(at, (lines[at] as string).replace('t.status', 't.statuss')).join('\n');
  const { mistakes } = await withPgClient(data.ownerUrl, async (client) => {
    await client.query('set check_function_bodies = off');
    await client.query(wrong);
    return lookAtFunctions(client, 'transaksi_lock');
  });
  expect(mistakes).toEqual([
    `${file?.path}:${at + 1}: transaksi_lock: 42703: column t.statuss does not exist`,
  ]);
});
