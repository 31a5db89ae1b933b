import { beforeAll, expect, test } from '@jest/globals';
import { type Db, openDatabase } from '../helpers/database.ts';

/**
 * The wall inside functions that run as their owner: a caller with the claims of `dua`, but not its request role, gets
 * past it with no function and under no path.
 */
const data = openDatabase();

/** What every signed-in user may ask: it answers about the user, and touches no tenant's table. */
const OF_THE_USER =
  `admin_key agen akses_tenant_request alamat_izin bahasa batas_rupiah biaya cakupan default_tenant_set hanya_baca idempotency_fingerprint idempotency_key
  idempotency_route if_match kunci kuota kuota_penuh lokasi_terlihat milik notifikasi_baca notifikasi_get notifikasi_list notifikasi_preferensi
  notifikasi_preferensi_set pengguna_id peran peran_kode request_id request_role teks_cari tenant_baku tenant_epoch
  tenant_kode tenants unggahan`.split(/\s+/);

const SCHEMAS = 'erp erp_private pg_catalog information_schema t_dua t_satu public pg_temp'.split(
  ' ',
);

/** A call of every exposed function with no arguments but nulls: the wall comes before any of them is looked at. */
let calls: string[] = [];
const roles: Record<string, string> = {};

beforeAll(async () => {
  await data.asOwner(async (db) => {
    calls = (
      await db.rows<{ panggil: string }>(
        `select format('select * from erp.%I(%s)', p.proname, (
                  select string_agg(format('null::%s', format_type(a.tipe, null)), ', ' order by a.urutan)
                    from unnest(p.proargtypes) with ordinality as a (tipe, urutan)
                )) as panggil
           from pg_proc as p
          where p.pronamespace = 'erp'::regnamespace and has_function_privilege('erp_app', p.oid, 'execute')
            and p.proname <> all ($1)
          order by p.proname`,
        [OF_THE_USER],
      )
    ).map(({ panggil }) => panggil);
    for (const kode of ['satu', 'dua']) {
      roles[kode] = await db.value(`select peran_db from erp_private.tenant where kode = $1`, [
        kode,
      ]);
    }
  });
});

/** Every order of one to `longest` of the schemas. */
function paths(longest: number): string[][] {
  const found: string[][] = [];
  const extend = (path: string[]) => {
    if (path.length > 0) found.push(path);
    if (path.length === longest) return;
    for (const schema of SCHEMAS) if (!path.includes(schema)) extend([...path, schema]);
  };
  extend([]);
  return found;
}

/** Calls all functions in one message; answers which were not refused by the wall, and how they ended. */
async function passed(db: Db, path: readonly string[], expected: RegExp): Promise<string[]> {
  await db.rows(`set local search_path = ${path.join(', ')}`);
  await db.rows(`do $do$
    declare
      v_panggil text;
      v_lolos text := '';
    begin
      for v_panggil in select pg_catalog.unnest(pg_catalog.string_to_array($panggil$${calls.join('|')}$panggil$, '|')) loop
        begin
          execute v_panggil;
          raise exception using errcode = 'LUBNG';
        exception when others then
          v_lolos := v_lolos || '|' || v_panggil || ' ' || sqlstate;
        end;
      end loop;
      execute pg_catalog.format('set local erp.uji = %L', pg_catalog.substr(v_lolos, 2));
    end
    $do$`);
  const ended = await db.value<string>(`select pg_catalog.current_setting('erp.uji')`);
  return ended
    .split('|')
    .filter((call) => !expected.test(call))
    .map((call) => `${path.join(', ')}: ${call}`);
}

/** OTTNT is the wall's own; under a path without tables or types of a tenant nothing is found at all. */
const REFUSED = / (OTTNT|42501|42P01|42704)$/;

const claims = (db: Db, tenant: string) =>
  db.rows(
    `set local erp.tenant = ${tenant}; set local erp.peran = admin; set local erp.admin_key = ya;
     set local erp.pengguna_id = '00000000-0000-4000-8000-000000000000'`,
  );

test.each([
  ['a user without tenant', () => 'erp_pengguna'],
  ['another tenant’s request role', () => roles.satu as string],
])('%s gets past the wall with no function, whatever the path', async (_name, role) => {
  const found = await data.asSettings(
    { role: role(), searchPath: ['erp'], claims: {} },
    async (db) => {
      await claims(db, 'dua');
      const holes: string[] = [];
      for (const path of paths(3)) holes.push(...(await passed(db, path, REFUSED)));
      return holes;
    },
  );
  expect(found.slice(0, 20)).toEqual([]);
  expect(calls.length).toBeGreaterThan(140);
});

test('with the own claim and another tenant’s books first, only what runs as the caller answers: it does not see them', async () => {
  const found = await data.asSettings(
    { role: roles.satu as string, searchPath: ['erp'], claims: {} },
    async (db) => {
      await claims(db, 'satu');
      return passed(db, ['t_dua', 't_satu'], REFUSED);
    },
  );
  const names = found.map((call) => /erp\.(\w+)/.exec(call)?.[1]);
  expect(names).toEqual(['modul_list']);
});

test('control: with the tenant’s own role the same calls get past the wall', async () => {
  const found = await data.asSettings(
    { role: roles.dua as string, searchPath: ['erp'], claims: {} },
    async (db) => {
      await claims(db, 'dua');
      return passed(db, ['t_dua', 'erp'], / (?!OTTNT|42)\w{5}$/);
    },
  );
  expect(found).toEqual([]);
});

test('with the claim of the template, or of no tenant that there is, nothing is answered either', async () => {
  for (const tenant of ['templat', 'tiada', 'satu_', '"SATU"']) {
    const found = await data.asSettings(
      { role: roles.satu as string, searchPath: ['erp'], claims: {} },
      async (db) => {
        await claims(db, tenant);
        return [
          ...(await passed(db, ['t_satu', 'erp'], REFUSED)),
          ...(await passed(db, ['tenant_templat', 'erp'], REFUSED)),
        ];
      },
    );
    expect(found).toEqual([]);
  }
});
