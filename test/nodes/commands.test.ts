/** Commands over nodes: what they do, and what they refuse without changing anything. */
import { expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { dropDatabase, urlOf } from '../../db/scripts/databases.ts';
import { migrateAll } from '../../db/scripts/migrate.ts';
import { addNode, removeNode, setNodeState } from '../../db/scripts/node.ts';
import { nodeOf, placeOf } from '../../db/scripts/node_list.ts';
import { createOnNode, emptiestNode } from '../../db/scripts/node_tenants.ts';
import { listTenants } from '../../db/scripts/tenant_list.ts';
import { upgradeAll } from '../../db/scripts/tenant_steps.ts';
import { adminKeyCommand, makeAdminKey } from '../../db/scripts/tenants.ts';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { SECRET_KEY } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);

const migrate = () => migrateAll(node.config, data.ownerUrl, {}, makeSecretBox([SECRET_KEY]));
const directory = () =>
  data.rows('select nama, alamat, keadaan from erp_private.simpul order by nama');

test('a new tenant goes to the emptiest node that takes any', async () => {
  await setNodeState(data.ownerUrl, 'dua', 'penuh');
  expect(await emptiestNode(data.ownerUrl)).toBe('utama');
  await setNodeState(data.ownerUrl, 'dua', 'aktif');
  expect(await emptiestNode(data.ownerUrl)).toBe('dua');
});

test('making a tenant that was interrupted between the two commits is taken up', async () => {
  await node.rows(`select erp_private.tenant_build('setengah', 'Dulu')`);
  const tenant = { kode: 'setengah', nama: 'Sekarang', email: 'a@setengah.test' };
  await createOnNode(data.ownerUrl, node, tenant);
  expect(await node.rows('select nama from t_setengah.pengaturan')).toEqual([{ nama: 'Sekarang' }]);
  expect(await placeOf(node.config, data.ownerUrl, 'setengah')).toBe(node.url);
  await expect(createOnNode(data.ownerUrl, node, tenant)).rejects.toThrow(
    'kode: tenant setengah sudah ada',
  );
});

test('a node in the PostgreSQL of the platform takes new tenants; a restore there is refused', async () => {
  const nama = `${data.name}_dua`;
  const url = urlOf(data.ownerUrl, nama);
  data.onClose(() => dropDatabase(data.ownerUrl, nama));
  await addNode(node.config, data.ownerUrl, 'sama', url);
  const sama = await nodeOf(node.config, data.ownerUrl, 'sama');
  const create = (kode: string, email: string) =>
    createOnNode(data.ownerUrl, sama, { kode, nama: 'Serumah', email });
  await expect(create('Serumah', 'a@b.test')).rejects.toMatchObject({ code: 'VATNT' });
  await create('serumah', 'a@serumah.test');
  const there = await withPgClient(url, (client) => client.query('select from t_serumah.akun'));
  expect(there.rowCount).toBeGreaterThan(10);
  const members = `select count(*)::int from erp_private.membership where tenant_kode = 'serumah'`;
  expect(await data.value(members)).toBe(1);
  const file = `${node.config.dataDir}/serumah.cadangan`;
  await backupTenant(url, 'serumah', file);
  const restored = restoreTenant(data.ownerUrl, file, { kode: 'kembar', node: sama });
  await expect(restored).rejects.toThrow('berada di PostgreSQL platform sendiri');
  expect(await data.rows(`select from erp_private.tenant where kode = 'kembar'`)).toEqual([]);
  await data.rows(`select erp_private.tenant_remove('serumah')`);
  await removeNode(node.config, data.ownerUrl, 'sama');
});

test('the list says where each tenant is, how big and when it was last worked in; ? where that cannot be asked', async () => {
  await data.newTenant('dekat');
  const lines = async () =>
    (await listTenants(node.config, data.ownerUrl)).map((line) => line.split(/ {2,}/).slice(0, 6));
  const [head, ...tenants] = await lines();
  expect(head).toEqual(['KODE', 'SIMPUL', 'LANGKAH', 'STATUS', 'MIB', 'TERAKHIR']);
  const size = expect.stringMatching(/^[1-9]/);
  const [langkah, siap] = [expect.stringMatching(/^(\d+)\/\1$/), 'siap'];
  expect(tenants).toContainEqual(['dekat', 'utama', langkah, siap, size, '-']);
  expect(tenants).toContainEqual(['setengah', 'dua', langkah, siap, size, '-']);
  await node.stop();
  expect(await lines()).toContainEqual(['setengah', 'dua', langkah, siap, '?', '?']);
  await node.start();
});

test('the list of a database that is not migrated says so', async () => {
  const listed = listTenants(node.config, urlOf(data.ownerUrl, 'postgres'));
  await expect(listed).rejects.toMatchObject({
    name: 'StartError',
    message: 'Database belum dimigrasi: jalankan npm run migrate',
  });
});

test('migrate and upgrade go over all nodes, and name the one that failed', async () => {
  expect(await migrate()).toEqual([]);
  await node.rows(`update erp_private.tenant set langkah = 0 where kode = 'setengah'`);
  await node.rows(
    'drop schema t_setengah cascade; create schema t_setengah authorization erp_owner',
  );
  const { failed, nodes, tenants } = await upgradeAll(node.config, data.ownerUrl);
  expect({ failed, nodes, tenants }).toEqual({ failed: [], nodes: [], tenants: 1 });
  await node.stop();
  expect((await upgradeAll(node.config, data.ownerUrl)).nodes).toEqual([
    { nama: 'dua', message: expect.stringContaining('ECONNREFUSED') },
  ]);
  expect(await migrate()).toEqual([
    { nama: 'dua', message: expect.stringContaining('tidak dapat dihubungi') },
  ]);
  await node.start();
  expect(await migrate()).toEqual([]);
});

test('a node that is mati is left alone by what goes over all nodes', async () => {
  const step = (aggregate: string) =>
    node.rows(
      `update erp_private.tenant as t
          set langkah = (select max(s.nomor) from erp_private.tenant_step as s where s.nomor ${aggregate})
        where t.kode = 'setengah'`,
    );
  await setNodeState(data.ownerUrl, 'dua', 'mati');
  await step('< t.langkah');
  expect(await migrate()).toEqual([]);
  expect(await upgradeAll(node.config, data.ownerUrl)).toMatchObject({ tenants: 0, nodes: [] });
  await node.stop();
  expect(await migrate()).toEqual([]);
  expect(await upgradeAll(node.config, data.ownerUrl)).toMatchObject({ tenants: 0, nodes: [] });
  await node.start();
  await step('> 0');
  await setNodeState(data.ownerUrl, 'dua', 'aktif');
});

test('while its node is away a tenant keeps the admin key that it has', async () => {
  const held = () => data.rows('select hash from erp_private.kunci_admin');
  const key = await makeAdminKey(data.ownerUrl, 'setengah');
  const before = await held();
  await node.stop();
  await expect(adminKeyCommand(node.config, data.ownerUrl, 'setengah', false)).rejects.toThrow(
    'ECONNREFUSED',
  );
  await node.start();
  expect([key.length, await held()]).toEqual([43, before]);
});

test('bad input is refused, and the directory stays as it is', async () => {
  const before = await directory();
  const { ownerUrl } = data;
  const foreign = await data.newTenant('asing').then(() => data.ownerUrl);
  const add = (nama: string, url: string) => addNode(node.config, ownerUrl, nama, url);
  const cases: [string, Promise<unknown>][] = [
    ['bukan utama', add('utama', node.url)],
    ['bukan utama', add('Dua!', node.url)],
    ['bukan utama atau luar', add('luar', node.url)],
    ['POSTGRES_URL', add('tiga', 'http://x')],
    ['sudah simpul dua', add('tiga', node.url)],
    ['database platform sendiri', add('tiga', foreign)],
    ['tidak dapat dihubungi', add('tiga', 'postgres://x:x@127.0.0.1:1/x')],
    ['masih berisi 1 tenant', removeNode(node.config, ownerUrl, 'dua')],
    ['tidak dikenal', removeNode(node.config, ownerUrl, 'tiga')],
    ['database platform', removeNode(node.config, ownerUrl, 'utama')],
    ['tidak dikenal', nodeOf(node.config, ownerUrl, 'tiga')],
    ['KEADAAN', setNodeState(ownerUrl, 'dua', 'mogok')],
    ['tidak dapat mati', setNodeState(ownerUrl, 'utama', 'mati')],
  ];
  const refusals = await Promise.allSettled(cases.map(([, work]) => work));
  for (const [index, [said]] of cases.entries()) {
    expect([said, refusals[index]]).toEqual([
      said,
      {
        status: 'rejected',
        reason: expect.objectContaining({ message: expect.stringContaining(said) }),
      },
    ]);
  }
  expect(await directory()).toEqual(before);
});

/** Somebody waits for a lock of this kind in the database of `url`. */
const waiting = (url: string, jenis: string) =>
  until(() =>
    withPgClient(url, async (client) => {
      const text = `select from pg_locks as l join pg_stat_activity as a on a.pid = l.pid
        where l.locktype = $1 and not l.granted and a.datname = current_database()`;
      return (await client.query(text, [jenis])).rowCount === 1;
    }),
  );

test('a node that is removed while a tenant is made there is unknown (TDSMP)', async () => {
  await data.rows(
    `insert into erp_private.simpul (nama, alamat) select 'tiga', 'tiga' || alamat from erp_private.simpul where nama = 'dua'`,
  );
  const tiga = { ...node, nama: 'tiga' };
  const tenant = { kode: 'hilang', nama: 'Hilang', email: 'a@hilang.test' };
  // What the directory refuses it would have refused before: the node goes while the tenant's tables are made.
  await withPgClient(node.url, async (busy) => {
    await busy.query(`select pg_advisory_lock(hashtextextended('buat hilang', 0))`);
    const made = createOnNode(data.ownerUrl, tiga, tenant);
    const refused = expect(made).rejects.toMatchObject({
      code: 'TDSMP',
      message: 'simpul tiga tidak dikenal',
    });
    await waiting(node.url, 'advisory');
    await removeNode(node.config, data.ownerUrl, 'tiga');
    await busy.end();
    await refused;
  });
  expect(await data.rows(`select from erp_private.tenant where kode = 'hilang'`)).toEqual([]);
  await node.rows(`select erp_private.tenant_remove('hilang')`);
});

test.each([
  ['a new tenant', (kode: string) => `erp_private.tenant_shell('${kode}', 'X', 'tiga', 'x', 0)`],
  ['a move', () => `erp_private.tenant_pindah_begin('setengah', 'tiga')`],
])(
  '%s waits for a node that is being removed, and does not know it then (TDSMP)',
  async (_what, call) => {
    await data.rows(`insert into erp_private.simpul (nama, alamat) values ('tiga', 'tiga')`);
    await withPgClient(data.ownerUrl, async (remover) => {
      await remover.query(`begin; select from erp_private.simpul where nama = 'tiga' for update`);
      const refused = expect(data.rows(`select ${call('baru')}`)).rejects.toMatchObject({
        code: 'TDSMP',
        message: 'simpul tiga tidak dikenal',
      });
      await waiting(data.ownerUrl, 'transactionid');
      await remover.query(`delete from erp_private.simpul where nama = 'tiga'; commit`);
      await refused;
    });
  },
);

test('of two commands that make one tenant the second is told (KOTNT)', async () => {
  const make = `select erp_private.tenant_build('kembar', 'Kembar')`;
  await withPgClient(node.url, async (first) => {
    await first.query(`begin; ${make}`);
    const refused = expect(node.rows(make)).rejects.toMatchObject({
      code: 'KOTNT',
      message: 'kode: tenant kembar sudah ada',
    });
    await waiting(node.url, 'transactionid');
    await first.query('commit');
    await refused;
  });
  await node.rows(`select erp_private.tenant_remove('kembar')`);
});

test('a node without tenants is forgotten, and comes again', async () => {
  await data.rows(`select erp_private.tenant_remove('setengah')`);
  await removeNode(node.config, data.ownerUrl, 'dua');
  await expect(addNode(node.config, data.ownerUrl, 'dua', node.url)).rejects.toThrow(
    'sudah berisi tenant lain: setengah',
  );
  await node.rows(`select erp_private.tenant_remove('setengah')`);
  await addNode(node.config, data.ownerUrl, 'dua', node.url);
  expect(await directory()).toHaveLength(2);
});

test('a node is known by its database, also where another address leads to it', async () => {
  const elsewhere = new URL(node.url);
  elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  await expect(addNode(node.config, data.ownerUrl, 'tiga', elsewhere.href)).rejects.toThrow(
    'sudah simpul dua',
  );
  expect(await directory()).toHaveLength(2);
});
