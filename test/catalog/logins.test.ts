import { expect, test } from '@jest/globals';
import { checkServerLogin } from '../../server/postgres/login_check.ts';
import { createMaster } from '../helpers/toko.ts';
import { openCatalog } from './catalog.ts';

/** Logins, their memberships, and the plans that row-level security leaves possible. */
const { data, none, owner } = openCatalog();

test('no role of ours is a superuser, bypasses row-level security, or makes roles or databases', async () => {
  await none(
    `select rolname from pg_roles where rolname like 'erp\\_%'
          and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
  );
  const logins = await owner(
    `select rolname, rolinherit, rolreplication from pg_roles where rolname like 'erp\\_%' and rolcanlogin order by 1`,
  );
  expect(logins).toEqual([
    { rolname: 'erp_authenticator', rolinherit: false, rolreplication: false },
    { rolname: 'erp_cdc', rolinherit: false, rolreplication: true },
    { rolname: 'erp_worker', rolinherit: false, rolreplication: false },
  ]);
});

test('the server’s login inherits nothing and may become a request role, a user or the gate only', async () => {
  const rows = await owner(
    `select m.roleid::regrole::text as peran, m.inherit_option, m.set_option, m.admin_option
       from pg_auth_members as m where m.member = 'erp_authenticator'::regrole
        and m.roleid::regrole::text not like 'erp_req\\_%' order by 1`,
  );
  const only = { inherit_option: false, set_option: true, admin_option: false };
  expect(rows).toEqual([
    { peran: 'erp_gate', ...only },
    { peran: 'erp_pengguna', ...only },
  ]);
  await none(
    `select m.roleid::regrole::text from pg_auth_members as m
        where m.member = 'erp_authenticator'::regrole and (m.inherit_option or not m.set_option or m.admin_option)`,
  );
  await none(
    `select c.oid::regclass::text from pg_class as c where c.relowner = 'erp_authenticator'::regrole`,
  );
});

test('a request role is a member of erp_app alone, cannot become it, and uses its own schema alone', async () => {
  const rows = await owner(
    `select t.kode, t.peran_db,
            array(select m.roleid::regrole::text || m.inherit_option || m.set_option from pg_auth_members as m
                   where m.member = t.peran_db::regrole) as anggota,
            array(select n.nspname::text from pg_namespace as n
                   where (n.nspname like 't\\_%' or n.nspname = 'tenant_templat') and has_schema_privilege(t.peran_db, n.oid, 'usage')) as skema
       from erp_private.tenant as t order by 1`,
  );
  expect(rows).toHaveLength(2);
  for (const { kode, peran_db, anggota, skema } of rows) {
    expect(peran_db).toMatch(new RegExp(`^erp_req_[0-9a-f]{6}_${kode}$`));
    expect(anggota).toEqual(['erp_apptruefalse']);
    expect(skema).toEqual([`t_${kode}`]);
  }
});

test.each(
  'erp_pengguna erp_gate erp_authenticator erp_worker erp_cdc erp_writer erp_reader'.split(' '),
)('%s makes nothing, and no temporary table', async (role) => {
  await none(
    `select n.nspname from pg_namespace as n
          where n.nspname !~ '^(pg_|graphile_worker$)' and has_schema_privilege($1, n.oid, 'create')`,
    [role],
  );
  expect(
    await owner(
      `select has_database_privilege($1, current_database(), 'temp') as temp,
                has_database_privilege($1, current_database(), 'create') as buat`,
      [role],
    ),
  ).toEqual([{ temp: false, buat: false }]);
});

test.each(['erp_app', 'erp_pengguna', 'erp_gate', 'erp_authenticator', 'erp_writer', 'erp_reader'])(
  '%s cannot set a claim, forge a message or end a session',
  async (role) => {
    expect(
      await owner(
        `select has_function_privilege($1, 'pg_catalog.set_config(text, text, boolean)', 'execute') as klaim,
                has_function_privilege($1, 'pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)', 'execute') as pesan,
                has_function_privilege($1, 'pg_catalog.pg_terminate_backend(integer, bigint)', 'execute') as akhiri`,
        [role],
      ),
    ).toEqual([{ klaim: false, pesan: false, akhiri: false }]);
  },
);

/** What PostgreSQL lets everybody call and a request must not, whatever its version adds under these names. */
const NOT_FOR_REQUESTS = `p.pronamespace = 'pg_catalog'::regnamespace and (
  p.proname ~ '^(lo_|lo(read|write)$|pg_stat_(get|have)_)'
  or p.proname = any ('{pg_notify,pg_lock_status,pg_relation_size,pg_table_size,pg_indexes_size,pg_total_relation_size,pg_database_size}'))`;

test('large objects, messages and figures about other tenants are for those who need them', async () => {
  const rows = await owner(
    `select r.rolname as peran, case when p.proname = 'pg_notify' then 'pg_notify' else 'lain' end as apa, count(*)
       from pg_roles as r cross join pg_proc as p
      where r.rolname ~ '^erp_' and ${NOT_FOR_REQUESTS} and has_function_privilege(r.oid, p.oid, 'execute')
      group by 1, 2 order by 1`,
  );
  expect(rows).toEqual([
    { peran: 'erp_authenticator', apa: 'pg_notify', count: 1 },
    // The size of the tenant that asks, for its quota of storage.
    { peran: 'erp_platform', apa: 'lain', count: 1 },
    { peran: 'erp_worker', apa: 'pg_notify', count: 1 },
  ]);
  await none(
    `select r.rolname, a.attname from pg_roles as r join pg_attribute as a on a.attrelid = 'pg_class'::regclass
        where r.rolname ~ '^erp_' and r.rolname <> 'erp_owner'
          and a.attname in ('reltuples', 'relpages', 'relallvisible', 'relallfrozen')
          and has_column_privilege(r.oid, a.attrelid, a.attnum, 'select')`,
  );
});

test.each([
  'select n_live_tup from pg_stat_user_tables',
  'select n_tup_ins from pg_stat_xact_all_tables',
  'select idx_scan from pg_stat_user_indexes',
  'select heap_blks_read from pg_statio_user_tables',
  'select blks_read from pg_statio_all_sequences',
  'select calls from pg_stat_user_functions',
  'select query from pg_stat_activity',
  'select relation from pg_locks',
  'select reltuples from pg_class',
  `select pg_total_relation_size('erp.jenis_transaksi_ref')`,
  'select lo_create(0)',
  `select lo_from_bytea(0, 'x')`,
  `select pg_notify('niaga_outbox', 'x')`,
  `update pg_settings set setting = 'dua' where name = 'row_security'`,
])('a request cannot: %s', async (sql) => {
  await expect(data.staff('satu').rows(sql)).rejects.toMatchObject({ code: '42501' });
});

test('what statistics a request can read says nothing of others', async () => {
  await data.rows('analyze t_dua.akun; analyze t_satu.akun');
  const seen = await data
    .staff('satu')
    .rows(`select schemaname, tablename from pg_stats where schemaname like 't\\_%'
        union all select schemaname, sequencename from pg_sequences where last_value is not null`);
  expect(seen).toEqual([]);
});

test('the server does not start where a request may do such a thing again', async () => {
  await expect(checkServerLogin(data.appUrl, false)).resolves.toEqual([]);
  for (const [what, fact] of [
    ['execute on function pg_catalog.set_config(text, text, boolean)', 'set_config'],
    ['execute on function pg_catalog.lo_create(oid)', 'large object'],
    ['execute on function pg_catalog.lo_from_bytea(oid, bytea)', 'large object'],
    ['execute on function pg_catalog.pg_notify(text, text)', 'pg_notify'],
    ['execute on function pg_catalog.pg_stat_get_live_tuples(oid)', 'statistik'],
    ['execute on function pg_catalog.pg_relation_size(regclass, text)', 'ukuran tabel'],
    ['select (reltuples) on pg_catalog.pg_class', 'taksiran baris'],
    [`temp on database ${data.name}`, 'tabel sementara'],
  ]) {
    await data.rows(`grant ${what} to public`);
    await expect(checkServerLogin(data.appUrl, false)).rejects.toThrow(
      new RegExp(`tidak aman: .*${fact}`),
    );
    await data.rows(`revoke ${what} from public`);
  }
  await expect(checkServerLogin(data.appUrl, false)).resolves.toEqual([]);
});

test('only its owner, which sets no claim, writes the message of commit_flush', async () => {
  expect(
    await owner(
      `select r.rolname from pg_roles as r
        where not r.rolsuper and r.rolname !~ '^pg_'
          and has_function_privilege(r.oid, 'pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)', 'execute')`,
    ),
  ).toEqual([{ rolname: 'erp_platform' }]);
  expect(
    await owner(
      `select has_function_privilege('erp_platform', 'pg_catalog.set_config(text, text, boolean)', 'execute') as klaim,
              has_function_privilege('erp_platform', 'pg_catalog.pg_terminate_backend(integer, bigint)', 'execute') as akhiri`,
    ),
  ).toEqual([{ klaim: false, akhiri: false }]);
});

test('the worker reads no tenant table', () =>
  none(
    `select c.oid::regclass::text from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
        where (n.nspname like 't\\_%' or n.nspname in ('erp', 'erp_private')) and c.relkind = 'r'
          and has_table_privilege('erp_worker', c.oid, 'select, insert, update, delete')`,
  ));

type Plan = { 'Node Type': string; Plans?: Plan[]; 'Index Name'?: string };
const nodes = (plan: Plan): string[] => [plan['Node Type'], ...(plan.Plans ?? []).flatMap(nodes)];

test('an ordered list of 10,000 rows is read from its index, row-level security included', async () => {
  const satuan = await data.asStaff('satu', async (db) => {
    await createMaster(db, 'barang', {
      nama: 'Satu',
      satuan_id: await db.value('select id from satuan'),
    });
    return db.value<number>('select id from satuan');
  });
  await data.asOwner(
    async (db) => {
      await db.rows(
        `insert into barang (kode, nama, satuan_id)
         select 'B' || i, 'Barang ' || md5(i::text), $1 from generate_series(1, 10000) as i`,
        [satuan],
      );
      await db.rows('analyze barang');
    },
    { tenant: 'satu' },
  );
  for (const order of ['id', 'kode', 'nama, id']) {
    const [{ Plan: plan }] = await data
      .staff('satu')
      .value<[{ Plan: Plan }]>(
        `explain (format json) select id, kode, nama from barang order by ${order} limit 20`,
      );
    expect(nodes(plan).filter((node) => /Seq Scan|Sort/.test(node))).toEqual([]);
    expect(nodes(plan)).toContain('Index Scan');
  }
});
