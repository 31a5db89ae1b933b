import { expect, test } from '@jest/globals';
import { PLATFORM_FUNCTIONS } from '../../server/graphql/schema/platform_functions.ts';
import { openDatabase } from '../helpers/database.ts';

/** What lets a tenant live on another node than the platform's, read from the texts of the functions. */
const data = openDatabase('bare');

type Fungsi = { nama: string; isi: string };

const functions = async (): Promise<Fungsi[]> =>
  (
    await data.rows<Fungsi>(
      `select n.nspname || '.' || p.proname as nama, p.prosrc as isi
         from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
        where n.nspname in ('erp', 'erp_private') order by 1`,
    )
  ).map(({ nama, isi }) => ({ nama, isi: isi.replace(/--.*/g, '') }));

/** Every UPDATE of a tenant's table, also of an INSERT's conflict and in dynamic SQL. */
const updates = (isi: string): string[] =>
  [
    ...isi.matchAll(
      /\binsert into\s+(?!erp_private\.)[^;]*?\bdo update\b[^;]*|(?<!\bfor )\bupdate\s+(?!erp_private\.)\S+[^;]*?\sset\s[^;]*/g,
    ),
  ].map(([text]) => text.slice(Math.max(0, text.search(/\bdo update\b/))));

test('no volatile function stands in an UPDATE of a tenant’s table', async () => {
  const all = await functions();
  const rows = await data.rows<{ nama: string }>(
    `select distinct p.proname as nama from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where p.provolatile = 'v' and n.nspname in ('pg_catalog', 'erp', 'erp_private', 'ekstensi')`,
  );
  const volatile = new Set(rows.map(({ nama }) => nama));
  const found = all.flatMap(({ nama, isi }) =>
    updates(isi).flatMap((text) =>
      [...text.matchAll(/\b(\w+)\s*\(/g)]
        .filter(([, called = '']) => volatile.has(called))
        .map(([, called]) => `${nama}: ${called}`),
    ),
  );
  expect(found).toEqual([]);
  expect(all.flatMap(({ isi }) => updates(isi)).length).toBeGreaterThan(30);
});

/** What only the platform's database has. */
const PLATFORM =
  `akses_antre cabang_uji identitas kunci_panggilan kuota_pakai kunci_admin notifikasi_tanpa_surel peristiwa_masuk session session_idempotency
  session_refresh simpul simpul_kirim worker`.split(/\s+/);
/** What a node has a copy of, for its own tenants: it is read there, and written on the platform. */
const COPIED = 'kunci_api membership pengguna peran'.split(' ');
/** What is asked of the platform because a node knows its own tenants only. */
const WHOLE =
  'kunci_api_get kunci_api_list pengguna_get pengguna_list peran_get peran_list tenants'.split(' ');

/** The texts of a function and of all that it calls. */
function closure(all: Map<string, string>, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const called of all.get(name)?.match(/\berp(_private)?\.\w+(?=\s*\()/g) ?? []) {
    if (all.has(called)) closure(all, called, seen);
  }
  return seen;
}

/** What branches take: a tenant on another node has none, and there the table is empty. */
const BRANCHES = 'erp_private.keluar_bytes';
/** Which places there are: of a tenant on another node none, and then each is taken. */
const PLACES = 'erp_private.lokasi_given';

const platforms = (isi: string): boolean =>
  new RegExp(`erp_private\\.(${PLATFORM.join('|')})\\b(?!\\()`).test(isi) ||
  new RegExp(`(insert into|update|delete from)\\s+erp_private\\.(${COPIED.join('|')})\\b`).test(
    isi,
  );

test('a function works in one database: the platform’s, or that of its tenant', async () => {
  const list = await functions();
  const all = new Map(list.map(({ nama, isi }) => [nama, isi]));
  const reaches = (nama: string, isMeant: (isi: string) => boolean) =>
    [...closure(all, nama)].filter(
      (one) => one !== BRANCHES && one !== PLACES && isMeant(all.get(one) ?? ''),
    );
  const rows = await data.rows<{ nama: string }>(
    `select n.nspname || '.' || p.proname as nama from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
      where case n.nspname when 'erp' then has_function_privilege('erp_app', p.oid, 'execute')
        when 'erp_private' then p.proname ~ '^worker_' and coalesce(array_to_string(p.proconfig, ','), '') !~ 'search_path=' end
      order by 1`,
  );
  const crossing = rows.flatMap(({ nama }) => (reaches(nama, platforms).length > 0 ? [nama] : []));
  const notifications = [...PLATFORM_FUNCTIONS].filter((name) => name.startsWith('notifikasi_'));
  const wanted = [
    ...new Set([...crossing, ...[...WHOLE, ...notifications].map((name) => `erp.${name}`)]),
  ];
  expect(wanted.sort()).toEqual([...PLATFORM_FUNCTIONS].map((name) => `erp.${name}`).sort());
  const tables = await data.rows<{ tabel: string }>(
    `select tabel from erp_private.tenant_table where tabel not in ('idempotency', 'gerbang', 'audit', 'audit_antre')`,
  );
  const tenants = new RegExp(
    `\\b(from|join|into|update)\\s+(${tables.map(({ tabel }) => tabel).join('|')})\\b`,
  );
  for (const name of PLATFORM_FUNCTIONS) {
    const found = reaches(`erp.${name}`, (isi) => tenants.test(isi));
    expect([name, found]).toEqual([
      name,
      ['erp_private.wajib_hak', 'erp_private.agen_stopped_refuse'],
    ]);
    expect(all.get(`erp.${name}`)).toMatch(
      /wajib_hak\(null::(erp\.)?buku, '\w+'(, null, '\w+')?\)/,
    );
  }
});

test('every table of a tenant says by what its rows are known, so that their changes can be carried', async () => {
  const rows = await data.rows(
    `select c.relname from pg_class as c
      where c.relnamespace = 'tenant_templat'::regnamespace and c.relkind = 'r' and c.relreplident = 'd'
        and not exists (select from pg_index as i where i.indrelid = c.oid and i.indisprimary)`,
  );
  expect(rows).toEqual([]);
});
