/** A code that is used again: what its first tenant left on nodes does no harm. */
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { removeEverywhere } from '../../db/scripts/backup/remove.ts';
import { forgetPlaces } from '../../db/scripts/move/forget.ts';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { createOnNode } from '../../db/scripts/node_tenants.ts';
import { createCommand } from '../../db/scripts/tenants.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);

const move = (kode: string, ke: string) => moveTenant(node.config, data.ownerUrl, { kode, ke });
const isServed = async (kode: string, email: string) =>
  (await server.rest(await server.signIn(email, kode)).get('/api/laporan/neraca-saldo')).status;

test('a place that a tenant has left does not keep the next one of its code from leaving', async () => {
  for (const life of ['satu', 'dua']) {
    await data.newTenant('lagi');
    await move('lagi', 'dua');
    expect(await isServed('lagi', 'admin@lagi.test')).toBe(200);
    await move('lagi', 'utama');
    await move('lagi', 'dua');
    if (life === 'dua') break;
    const file = path.join(node.config.dataDir, 'lagi.tar.gz');
    await removeEverywhere(node.config, data.ownerUrl, 'lagi', file);
  }
  expect(await isServed('lagi', 'admin@lagi.test')).toBe(200);
  const text = 'select skema from erp_private.tenant_lama_list()';
  const skema = (...nomor: number[]) => nomor.map((n) => ({ skema: `lama_lagi_${n}` }));
  expect(await data.rows(text)).toEqual(skema(1, 2, 3, 4));
  expect(await node.rows(text)).toEqual(skema(2, 3));
  expect(await forgetPlaces(node.config, data.ownerUrl, 'lagi')).toBe(6);
  expect(await isServed('lagi', 'admin@lagi.test')).toBe(200);
});

test('a making that was interrupted on a node keeps its tenant, made elsewhere, from nothing', async () => {
  await node.rows(`select erp_private.tenant_build('sela', 'Dulu')`);
  await data.newTenant('sela');
  await move('sela', 'dua');
  expect(await isServed('sela', 'admin@sela.test')).toBe(200);
  expect((await node.rows('select nama from t_sela.pengaturan'))[0]).not.toEqual({ nama: 'Dulu' });
});

test('one that was worked with there is not taken away, and the move is refused', async () => {
  await createOnNode(data.ownerUrl, node, { kode: 'isi', nama: 'Isi', email: 'a@isi.test' });
  const staff = server.rest(await server.signIn('a@isi.test', 'isi'));
  expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(7))).status).toBe(201);
  await data.rows(`select erp_private.tenant_remove('isi')`);
  await data.newTenant('isi');
  await expect(move('isi', 'dua')).rejects.toThrow(
    'Tenant isi ada di simpul itu dengan pembukuan, tetapi tidak di direktori',
  );
  expect(await isServed('isi', 'admin@isi.test')).toBe(200);
  expect(await node.rows('select count(*)::int as n from t_isi.posting')).toEqual([{ n: 1 }]);
});

test('a node that does not answer is named, and nothing is made', async () => {
  await node.stop();
  const tenant = { kode: 'jauh', nama: 'Jauh', email: 'a@jauh.test' };
  await expect(createCommand(node.config, data.ownerUrl, tenant, 'dua')).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('tidak dapat dihubungi'),
  });
  expect(await data.rows(`select from erp_private.tenant where kode = 'jauh'`)).toEqual([]);
  await node.start();
  expect(await createCommand(node.config, data.ownerUrl, tenant, 'dua')).toBe('dua');
});
