/** A backup comes back on the node that is wanted, and is used there as any tenant of it. */
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { removeEverywhere, removeTenant } from '../../db/scripts/backup/remove.ts';
import { checkBackup, restoreTenant } from '../../db/scripts/backup/restore.ts';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { setNodeState } from '../../db/scripts/node.ts';
import { placeOf } from '../../db/scripts/node_list.ts';
import { nodeForNew } from '../../db/scripts/node_tenants.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);
let file: string;

const restOf = async (kode: string, email: string) => server.rest(await server.signIn(email, kode));
const restore = (kode: string, wanted: string | undefined) =>
  nodeForNew(node.config, data.ownerUrl, wanted).then((on) =>
    restoreTenant(data.ownerUrl, file, { kode, node: on }),
  );
const numbersOf = (place: Pick<typeof node, 'rows'>, kode: string) =>
  place.rows(`select nomor, dibuat_oleh from t_${kode}.transaksi order by id`);

beforeAll(async () => {
  await data.newTenant('asal');
  await openWorker(data);
  const staff = await restOf('asal', 'staff@asal.test');
  for (const jumlah of [5, 7]) {
    expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(jumlah))).status).toBe(201);
  }
  // A backup of a tenant that has moved, and therefore of an epoch that the restored one does not have.
  await moveTenant(node.config, data.ownerUrl, { kode: 'asal', ke: 'dua' });
  file = path.join(node.config.dataDir, 'asal.tar.gz');
  await backupTenant(node.url, 'asal', file);
});

test.each([
  ['jauh', 'dua'],
  ['dekat', 'utama'],
])('%s is restored on %s with its members, who go on where it was', async (kode, simpul) => {
  await restore(kode, simpul);
  const place = simpul === 'dua' ? node : data;
  expect(await placeOf(node.config, data.ownerUrl, kode)).toBe(
    simpul === 'dua' ? node.url : data.ownerUrl,
  );
  expect(await numbersOf(place, kode)).toEqual(await numbersOf(node, 'asal'));
  const staff = await restOf(kode, 'staff@asal.test');
  expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(9))).status).toBe(201);
  expect((await staff.get('/api/laporan/neraca-saldo')).status).toBe(200);
  const admin = await restOf(kode, 'admin@asal.test');
  const trail = await admin.get('/api/audit?per_page=100', {
    'x-admin-key': server.adminKey,
  });
  expect(trail.status).toBe(200);
  expect(trail.body.data.map(({ aksi }: { aksi: string }) => aksi)).toContain('pulih');
  await until(
    async () => (await place.rows(`select from t_${kode}.outbox`)).length === 0,
    'its events are handed on',
  );
});

test('its users are those of the platform, also where the backup knows them by another id', async () => {
  const known = await data.rows('select id from erp_private.pengguna');
  const there = await node.rows<{ pengguna_id: string }>(
    `select pengguna_id from erp_private.membership where tenant_kode = 'jauh'`,
  );
  expect(there.length).toBeGreaterThan(2);
  const ids = known.map(({ id }) => id);
  expect(there.filter(({ pengguna_id }) => !ids.includes(pengguna_id))).toEqual([]);
});

test('what was interrupted between the two commits goes when the command comes again', async () => {
  await restore('putus', 'dua');
  await data.rows(`select erp_private.tenant_remove('putus')`);
  await restore('putus', 'dua');
  expect(await numbersOf(node, 'putus')).toHaveLength(2);
  const staff = await restOf('putus', 'staff@asal.test');
  expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(3))).status).toBe(201);
  // Once something is written in it, it is no leftover any more.
  await data.rows(`select erp_private.tenant_remove('putus')`);
  await expect(restore('putus', 'dua')).rejects.toThrow('dengan pembukuan');
  expect(await data.rows(`select from erp_private.tenant where kode = 'putus'`)).toEqual([]);
});

test('removed from its node, and dead before the platform forgot it: the same command finishes that', async () => {
  await restore('pamit', 'dua');
  const last = path.join(node.config.dataDir, 'pamit.tar.gz');
  const remove = (kode: string, berkas = last) =>
    removeEverywhere(node.config, data.ownerUrl, kode, berkas);
  const known = () => data.rows(`select from erp_private.tenant where kode = 'pamit'`);
  await removeTenant(node.url, 'pamit', last);
  await expect(remove('pamit', file)).rejects.toThrow('bukan cadangannya (asal)');
  await expect(remove('pamit', `${last}.entah`)).rejects.toThrow('tidak ada');
  expect(await known()).toHaveLength(1);
  expect(await remove('pamit')).toMatchObject({ rows: (await checkBackup(last)).total });
  expect(await known()).toEqual([]);
  await expect(remove('pamit')).rejects.toThrow('tidak ditemukan');
});

test('a tenant on a node is removed there and in the directory, while nobody moves it', async () => {
  await restore('pulang', 'dua');
  const last = path.join(node.config.dataDir, 'pulang.tar.gz');
  const known = `select from erp_private.tenant where kode = 'pulang'`;
  const { promise: gone, resolve: go } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const moving = moveTenant(node.config, data.ownerUrl, { kode: 'pulang', ke: 'utama' }, (step) => {
    if (step !== 'susul') return undefined;
    reached.resolve();
    return gone;
  });
  await reached.promise;
  const remove = () => removeEverywhere(node.config, data.ownerUrl, 'pulang', last);
  await expect(remove()).rejects.toThrow('sedang dipindahkan');
  go();
  await moving;
  await moveTenant(node.config, data.ownerUrl, { kode: 'pulang', ke: 'dua' });
  await remove();
  expect([await data.rows(known), await node.rows(known)]).toEqual([[], []]);
});

test('without a node it goes where a new tenant would go', async () => {
  await setNodeState(data.ownerUrl, 'dua', 'penuh');
  expect(await nodeForNew(node.config, data.ownerUrl, undefined)).toBeUndefined();
  await expect(restore('lain', 'dua')).rejects.toThrow('penuh: tidak menerima tenant baru');
  await expect(restore('lain', 'tiga')).rejects.toThrow('tidak dikenal');
  await setNodeState(data.ownerUrl, 'dua', 'aktif');
  await expect(restore('jauh', 'dua')).rejects.toThrow('sudah ada');
  expect(await data.rows(`select from erp_private.tenant where kode = 'lain'`)).toEqual([]);
  expect(await node.rows(`select from erp_private.tenant where kode = 'lain'`)).toEqual([]);
});
