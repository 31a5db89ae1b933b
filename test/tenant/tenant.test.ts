import { expect, test } from '@jest/globals';
import pg from 'pg';
import { copyDatabase, dropDatabase } from '../../db/scripts/databases.ts';
import { upgradeTenants } from '../../db/scripts/tenant_steps.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectError } from '../helpers/expect.ts';
import { currentRun, TEMPLATE } from '../helpers/run.ts';

const data = openDatabase('bare');

const create = (kode: string | null, email = 'a@b.test') =>
  data.rows('select erp_private.tenant_create($1, $2, $3)', [kode, 'Toko', email]);

test('a new tenant has the newest step, a chart of accounts, a location and its first admin', async () => {
  const kode = await data.newTenant();
  const row = await data.row(
    `select t.langkah = (select max(nomor) from erp_private.tenant_step) as terbaru, t.skema,
              (select count(*)::int from erp_private.membership as m where m.tenant_kode = t.kode) as anggota
         from erp_private.tenant as t where t.kode = $1`,
    [kode],
  );
  expect(row).toEqual({ terbaru: true, skema: `t_${kode}`, anggota: 4 });
  const peran = await data
    .owner({ tenant: kode })
    .value<number>('select count(*) from akun_peran join akun on akun.kode = akun_kode');
  expect(peran).toBeGreaterThan(40);
});

test.each([null, '', 'Besar', '1awal', 'garis-bawah', 'x'.repeat(32), 'templat', 'a"; drop'])(
  'a tenant cannot be called %p',
  async (kode) => {
    await expectError(create(kode), 'VATNT', 'kode');
  },
);

test('a code is given once, and an admin needs an address', async () => {
  await expectError(create('satu'), 'KOTNT');
  await expectError(create('tiga', 'bukan alamat'), 'VAEML', 'email');
  // All of it or nothing.
  expect(await data.rows(`select from pg_namespace where nspname = 't_tiga'`)).toEqual([]);
});

test('a member of no tenant, a step of no tenant', async () => {
  const call = (sql: string) => data.rows(sql);
  await expectError(
    call(`select erp_private.membership_set('a@b.test', null, 'entah', 'staff')`),
    'TDTNT',
  );
  await expectError(call(`select erp_private.tenant_step_apply('entah', 1)`), 'TDTNT');
});

test('steps are registered once, in order, and never change', async () => {
  const call = (sql: string) => data.rows(sql);
  const last = await data.value<number>('select max(nomor) from erp_private.tenant_step');
  await expectError(
    call(`select erp_private.tenant_step_register(100, 'lain', 'select 1')`),
    'KOLKH',
  );
  await expectError(
    call(`select erp_private.tenant_step_run('t_satu', 'satu', ${last + 1})`),
    'KOLKH',
  );
  await call(`select erp_private.tenant_step_register(${last + 1}, 'a', 'select 1'),
                     erp_private.tenant_step_register(${last + 2}, 'b', 'select 1')`);
  await expectError(call(`select erp_private.tenant_step_apply('satu', ${last + 2})`), 'KOLKH');
  await call(`delete from erp_private.tenant_step where nomor > ${last}`);
});

test('a table that is not in the list stops the step', async () => {
  const wall = data.asOwner(async (db) => {
    await db.rows('create table t_satu.liar (id int)');
    await db.rows(`select erp_private.tenant_wall('t_satu', 'satu')`);
  });
  await expectError(wall, 'KOTBL');
});

test('a numeric column stops the step until somebody says whether it tells what goods cost', async () => {
  const wall = (sql: string) =>
    data.asOwner(async (db) => {
      await db.rows(sql);
      await db.rows(`select erp_private.tenant_wall('t_satu', 'satu')`);
    });
  for (const type of ['numeric', 'erp.harga_satuan', 'double precision', 'erp.uang[]']) {
    const made = wall(`alter table t_satu.barang add liar ${type}`);
    expect(await expectError(made, 'KOTBL')).toContain('barang.liar');
  }
  await wall('alter table t_satu.barang add liar integer');
  await data.rows('alter table t_satu.barang drop liar');
  // One of cost in a table that is read without seeing cost.
  const open = wall(
    `update erp_private.tenant_table set angka_biaya = '{batas_kredit}', angka = '{}'
      where tabel = 'kontak'`,
  );
  expect(await expectError(open, 'KOTBL')).toContain('kontak.batas_kredit');
});

test('the runner goes past a tenant that fails, names it, and takes it up again', async () => {
  const [baik, buruk] = [await data.newTenant(), await data.newTenant()];
  const last = await data.value<number>('select max(nomor) from erp_private.tenant_step');
  const nomor = last + 1;
  await data.asOwner(async (db) => {
    await db.rows(`create table t_${buruk}.halangan (id int)`);
    await db.rows(
      `select erp_private.tenant_step_register($1, 'uji', 'create index if not exists uji on kontak (kota)')`,
      [nomor],
    );
  });
  const first = await upgradeTenants(data.ownerUrl, { parallel: 2 });
  expect(first.failed.map(({ kode, nomor: at }) => [kode, at])).toEqual([[buruk, nomor]]);
  await data.rows(`drop table t_${buruk}.halangan`);
  expect(await upgradeTenants(data.ownerUrl)).toMatchObject({ tenants: 1, steps: 1, failed: [] });
  expect(await upgradeTenants(data.ownerUrl)).toMatchObject({ tenants: 0, steps: 0 });
  const left = await data.rows('select kode from erp_private.tenant where langkah <> $1', [nomor]);
  expect([left, baik !== buruk]).toEqual([[], true]);
});

test('places that tenants left are dropped one by one: one that something stands on keeps no other', async () => {
  const places = async () =>
    (await data.rows<{ skema: string }>('select skema from erp_private.tenant_lama_list()')).map(
      ({ skema }) => skema,
    );
  await data.asOwner(async (db) => {
    for (const skema of ['lama_pergi_1', 'lama_pergi_2', 'lama_pergi_3']) {
      await db.rows(`create schema ${skema}`);
      await db.rows(`create table ${skema}.isi (id int)`);
      const since = skema === 'lama_pergi_3' ? new Date().toISOString() : '2020-01-01';
      await db.rows(`comment on schema ${skema} is '${since}'`);
    }
    await db.rows('create schema uji');
    await db.rows('create view uji.berdiri as select id from lama_pergi_2.isi');
  });
  await expect(upgradeTenants(data.ownerUrl)).rejects.toMatchObject({ code: '2BP01' });
  expect(await places()).toEqual(['lama_pergi_2', 'lama_pergi_3']);
  await data.rows('drop view uji.berdiri');
  await upgradeTenants(data.ownerUrl);
  expect(await places()).toEqual(['lama_pergi_3']);
});

test('a copied database is closed to everybody until it is adopted', async () => {
  const { ownerUrl } = currentRun();
  const name = 'uji_salinan';
  const url = await copyDatabase(ownerUrl, TEMPLATE.bare, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const facts = `select has_database_privilege('erp_pengguna', current_database(), 'temp') as temp,
                        bool_and(peran_db = erp_private.tenant_role_name(kode)) as sendiri,
                        bool_and(has_schema_privilege(peran_db, skema, 'usage')) as berguna from erp_private.tenant`;
  try {
    await client.query(`insert into erp_private.simpul (nama, alamat) values ('jauh', 'h:1/x')`);
    const before = await client.query(facts);
    expect(before.rows[0]).toMatchObject({ temp: true, sendiri: false });
    const changed = await client.query('select erp_private.database_adopt() as n');
    expect(changed.rows[0]).toEqual({ n: 2 });
    const after = await client.query(facts);
    expect(after.rows[0]).toEqual({ temp: false, sendiri: true, berguna: true });
    // The nodes stay the original's until they are made active here.
    const nodes = `select nama, keadaan from erp_private.simpul where nama <> 'utama'`;
    expect((await client.query(nodes)).rows).toEqual([{ nama: 'jauh', keadaan: 'mati' }]);
    await client.query(`update erp_private.simpul set keadaan = 'aktif'`);
    const again = await client.query('select erp_private.database_adopt() as n');
    expect(again.rows[0]).toEqual({ n: 0 });
    expect((await client.query(nodes)).rows).toEqual([{ nama: 'jauh', keadaan: 'aktif' }]);
  } finally {
    await client.end();
    await dropDatabase(ownerUrl, name);
  }
});
