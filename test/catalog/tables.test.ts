import { beforeAll, expect, test } from '@jest/globals';
import { openCatalog } from './catalog.ts';

/** What must hold for every table, type and sequence, read from PostgreSQL's catalog. Each query names the culprits. */
const { none, owner } = openCatalog();

/** Schemas of tenants: real ones and the template. */
const TENANTS = `(n.nspname like 't\\_%' or n.nspname = 'tenant_templat')`;
const OURS = `(${TENANTS} or n.nspname in ('erp', 'erp_private'))`;

let schemas: string[] = [];
beforeAll(async () => {
  const rows = await owner(`select n.nspname from pg_namespace as n where ${TENANTS} order by 1`);
  schemas = rows.map(({ nspname }) => String(nspname));
});

test('the tenants and the template are there to be looked at', () => {
  expect(schemas).toEqual(['t_dua', 't_satu', 'tenant_templat']);
});

test('row-level security is enabled, and not forced, on every tenant table', () =>
  none(
    `select n.nspname, c.relname from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where ${TENANTS} and c.relkind in ('r', 'p') and (not c.relrowsecurity or c.relforcerowsecurity)`,
  ));

test('every policy names its own tenant as a literal, for readers in the form that is evaluated once', async () => {
  const policies = await owner(
    `select n.nspname as skema, c.relname as tabel, p.polname, p.polpermissive, p.polcmd, p.polroles::regrole[]::text as peran,
            pg_get_expr(p.polqual, p.polrelid) as syarat, pg_get_expr(p.polwithcheck, p.polrelid) as periksa
       from pg_policy as p join pg_class as c on c.oid = p.polrelid join pg_namespace as n on n.oid = c.relnamespace
      where n.nspname <> 'erp_private'`,
  );
  for (const { skema, syarat, periksa, peran } of policies) {
    const kode = skema === 'tenant_templat' ? 'templat' : String(skema).slice(2);
    const claim = `erp.tenant_kode() = '${kode}'::text`;
    const bare = (text: unknown) => String(text).replace(/\s+/g, ' ');
    if (peran === '{erp_writer}') {
      // The policy of erp_writer is evaluated for each row: its statements take few rows.
      const own = `texteq(current_setting('erp.tenant'::text, true), '${kode}'::text)`;
      expect([bare(syarat), bare(periksa)]).toEqual([own, own]);
      continue;
    }
    expect(periksa).toBeNull();
    expect(bare(syarat)).toMatch(
      // A table whose rows belong to persons adds a condition on the row.
      /^\({2,4} SELECT NULLIF\(.*, false\) AS "?nullif"?\) IS NOT NULL\)( (AND|OR) \(.*\)\))?$/,
    );
    expect(bare(syarat)).toContain(claim);
    // Who sees only his own documents has a half of its own.
    const halves = /IS NOT NULL\) OR \(\(\( SELECT NULLIF\(/.test(bare(syarat)) ? 2 : 1;
    expect(bare(syarat).split(claim)).toHaveLength(halves + 1);
    expect(bare(syarat).match(/tenant_kode\(\) = '/g)).toHaveLength(halves);
    if (peran === '{erp_app}') expect(bare(syarat)).toContain('erp.peran() = ANY');
  }
  const perTable = await owner(
    `select n.nspname, c.relname, count(p.oid)::int as n,
            array_agg(p.polroles::regrole[]::text || p.polcmd::text order by p.polname) as peran
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
       left join pg_policy as p on p.polrelid = c.oid
      where ${TENANTS} and c.relkind in ('r', 'p') group by 1, 2`,
  );
  for (const { peran } of perTable) {
    expect(peran).toEqual(['{erp_reader}r', '{erp_app}r', '{erp_writer}*']);
  }
});

test('tenants are alike: the same columns, constraints, indexes and triggers as the template', async () => {
  const describe = async (schema: string) => {
    const rows = await owner(
      `select c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' '
                || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as apa
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
         join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum
        where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'S')
       union all
       select c.conrelid::regclass || ' ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
         from pg_constraint as c join pg_namespace as n on n.oid = c.connamespace where n.nspname = $1
       union all
       select indexdef from pg_indexes where schemaname = $1
       union all
       select pg_get_triggerdef(t.oid) from pg_trigger as t join pg_class as c on c.oid = t.tgrelid
         join pg_namespace as n on n.oid = c.relnamespace where n.nspname = $1 and not t.tgisinternal
       union all
       select c.relname || ' ' || coalesce(c.relacl::text, '') || c.relowner::regrole
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace where n.nspname = $1`,
      [schema],
    );
    return rows.map(({ apa }) => String(apa).replaceAll(`${schema}.`, '')).sort();
  };
  const template = await describe('tenant_templat');
  expect(template.length).toBeGreaterThan(500);
  for (const schema of schemas) expect(await describe(schema)).toEqual(template);
});

test('every table that GraphQL shows belongs to a module, or is for every module', async () => {
  const tables = await owner(
    `select tabel from erp_private.tenant_table
      where cardinality(pembaca) > 0 and modul is null and (syarat is null or syarat !~ 'jenis_open')
      order by 1`,
  );
  expect(tables.map(({ tabel }) => tabel)).toEqual(
    'masa_pajak modul pengaturan penutupan periode'.split(' '),
  );
});

test('only the writer may change a tenant table, and only as listed', async () => {
  const wanted = await owner(
    `select tabel, array(select upper(x) from unnest(hak_tulis || '{select}'::text[]) as x order by 1) as hak
       from erp_private.tenant_table`,
  );
  const rights = new Map(wanted.map(({ tabel, hak }) => [tabel, hak]));
  const granted = await owner(
    `select n.nspname as skema, c.relname as tabel, coalesce(r.rolname, 'PUBLIC') as peran,
            array_agg(x.privilege_type::text order by x.privilege_type::text) as hak
       from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
      cross join lateral aclexplode(c.relacl) as x
       left join pg_roles as r on r.oid = x.grantee
      where ${TENANTS} and c.relkind in ('r', 'p', 'v', 'm') and x.grantee <> c.relowner
      group by 1, 2, 3`,
  );
  for (const { peran, tabel, hak } of granted) {
    expect(['erp_app', 'erp_reader', 'erp_writer']).toContain(peran);
    expect({ tabel, peran, hak }).toEqual({
      tabel,
      peran,
      hak: peran === 'erp_writer' ? rights.get(tabel) : ['SELECT'],
    });
  }
  expect(await columnGrants()).toEqual([]);
});

const columnGrants = () =>
  owner(
    `select c.oid::regclass::text from pg_attribute as a join pg_class as c on c.oid = a.attrelid
       join pg_namespace as n on n.oid = c.relnamespace where ${OURS} and a.attacl is not null`,
  );

test('the request roles write nowhere in erp and erp_private, and read no platform table', () =>
  none(
    `select c.oid::regclass::text as tabel, r.rolname, x.privilege_type
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        cross join lateral aclexplode(c.relacl) as x
         join pg_roles as r on r.oid = x.grantee
        where n.nspname in ('erp', 'erp_private') and x.grantee <> c.relowner
          and (r.rolname like 'erp_req%' or r.rolname in ('erp_app', 'erp_pengguna', 'erp_gate', 'erp_authenticator'))
          and not (n.nspname = 'erp' and x.privilege_type = 'SELECT' and r.rolname = 'erp_app')`,
  ));

test('nothing is granted to PUBLIC', () =>
  none(
    `select 'skema ' || n.nspname as apa from pg_namespace as n cross join lateral aclexplode(n.nspacl) as x
        where (${OURS} or n.nspname in ('ekstensi', 'public', 'graphile_worker')) and x.grantee = 0
       union all
       select 'relasi ' || c.oid::regclass from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        cross join lateral aclexplode(c.relacl) as x where ${OURS} and x.grantee = 0
       union all
       select 'fungsi ' || p.oid::regprocedure from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace
        cross join lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as x
        where ${OURS} and x.grantee = 0
       union all
       select 'database ' || d.datname from pg_database as d
        cross join lateral aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) as x
        where d.datname = current_database() and x.grantee = 0`,
  ));

test('everything of ours belongs to a role that cannot log in', () =>
  none(
    `select c.oid::regclass::text as apa, r.rolname from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
         join pg_roles as r on r.oid = c.relowner
        where ${OURS} and (r.rolname <> 'erp_owner' or r.rolcanlogin)
       union all
       select n.nspname, r.rolname from pg_namespace as n join pg_roles as r on r.oid = n.nspowner
        where ${OURS} and r.rolname <> 'erp_owner'
       union all
       select t.typname, r.rolname from pg_type as t join pg_namespace as n on n.oid = t.typnamespace
         join pg_roles as r on r.oid = t.typowner where ${OURS} and r.rolname <> 'erp_owner'`,
  ));

test('an index stands under every foreign key', () =>
  none(
    `select k.conrelid::regclass::text as tabel, k.conname
         from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
        -- One that is not enforced is asked by nobody: what it points at cannot go.
        where ${OURS} and k.contype = 'f' and k.conenforced
          -- A posting stays for good, and a unit that nobody names is deleted once in a while: it looks through the lines.
          and (k.conrelid::regclass::text || '.' || k.conname) !~
            '(transaksi.transaksi_posting_id|transaksi_baris.transaksi_baris_satuan_id)_fkey$'
          and not exists (
            select from pg_index as i
             where i.indrelid = k.conrelid and i.indisvalid
               and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey
               and (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] <@ k.conkey
          )`,
  ));

test('a tenant’s foreign keys stay in its schema or point at the reference lists', () =>
  none(
    `select k.conrelid::regclass::text, k.confrelid::regclass::text
         from pg_constraint as k join pg_namespace as n on n.oid = k.connamespace
         join pg_class as f on f.oid = k.confrelid
        where ${TENANTS} and k.contype = 'f' and f.relnamespace <> n.oid and f.relnamespace <> 'erp'::regnamespace`,
  ));

test('no floating point, money or time without zone, and amounts only in bounded types', () =>
  none(
    `select c.oid::regclass || '.' || a.attname as kolom, format_type(a.atttypid, a.atttypmod) as tipe
         from pg_attribute as a join pg_class as c on c.oid = a.attrelid join pg_namespace as n on n.oid = c.relnamespace
        where ${OURS} and a.attnum > 0 and not a.attisdropped and c.relkind in ('r', 'p', 'v', 'm')
          and (a.atttypid in ('float4'::regtype, 'float8'::regtype, 'money'::regtype, 'timestamp'::regtype, 'time'::regtype)
            or (a.atttypid = 'numeric'::regtype and a.atttypmod = -1 and a.attname <> all ($1)))`,
    [['minimum', 'batas']],
  ));

test('a tenant’s schema holds no type of its own but its books, no function and no identity column', () =>
  none(
    `select n.nspname, t.typname from pg_type as t join pg_namespace as n on n.oid = t.typnamespace
         left join pg_type as e on e.oid = t.typelem
        where ${TENANTS} and t.typrelid = 0 and coalesce(e.typrelid, 0) = 0 and coalesce(e.typname, t.typname) <> 'buku'
       union all
       select n.nspname, c.relname || '.' || a.attname from pg_attribute as a join pg_class as c on c.oid = a.attrelid
         join pg_namespace as n on n.oid = c.relnamespace where ${TENANTS} and a.attidentity <> ''
       union all
       select n.nspname, p.proname from pg_proc as p join pg_namespace as n on n.oid = p.pronamespace where ${TENANTS}`,
  ));

test('tables that grow with each document are analyzed when a fiftieth of their rows is new', () =>
  none(
    `select c.oid::regclass::text as tabel, c.reloptions
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where ${TENANTS} and c.relname = any ($1) and not coalesce(c.reloptions, '{}') @>
          '{autovacuum_analyze_scale_factor=0.02,autovacuum_vacuum_insert_scale_factor=0.05}'`,
    [
      'transaksi transaksi_baris posting jurnal jurnal_baris mutasi_stok pos_terbuka alokasi'.split(
        ' ',
      ),
    ],
  ));

test('every table that GraphQL shows is explained', () =>
  none(
    `select c.oid::regclass::text as tabel
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where n.nspname in ('erp', 'tenant_templat') and c.relkind in ('r', 'p', 'v')
          and has_table_privilege('erp_app', c.oid, 'select')
          and obj_description(c.oid, 'pg_class') is null
        order by 1`,
  ));

test('a tenant’s tables are vacuumed and analyzed after 500 rows: connections pay for each time', () =>
  none(
    `select c.oid::regclass::text as tabel, c.reloptions
         from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where ${TENANTS} and c.relkind = 'r' and not coalesce(c.reloptions, '{}') @>
          '{autovacuum_analyze_threshold=500,autovacuum_vacuum_threshold=500}'`,
  ));

test('subclasses of income and expense, and no others, are in a part of the income statement', () =>
  none(
    `select s.id, s.klas_id, s.bagian from erp.akun_subklas as s
      where (s.klas_id between 4 and 6) <> (s.bagian is not null)`,
  ));
