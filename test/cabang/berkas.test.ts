/** Attached files in a branch, and a branch in a backup. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { makeBranch, removeBranch } from '../../db/scripts/branch/make.ts';
import { loadConfig } from '../../server/base/config.ts';
import { makeStore } from '../../server/lampiran/store.ts';
import { contents } from '../cadangan/cadangan.ts';
import { openDatabase } from '../helpers/database.ts';
import { openFolder } from '../helpers/folder.ts';
import { openServer, startServer } from '../helpers/server.ts';
import { openToko, type Toko } from '../helpers/toko.ts';
import { unggah } from '../lampiran/unggah.ts';
import { askBranch, openBranch } from './cabang.ts';

const data = openDatabase('few');
const folder = openFolder('lampiran');
const server = openServer(data, { LAMPIRAN_DIR: folder });
const store = makeStore(loadConfig({ LAMPIRAN_DIR: folder }).lampiran);
/** What makes and removes branches. */
const deps = () => ({ ownerUrl: data.ownerUrl, store });
let toko: Toko;
let induk: string;

beforeAll(async () => {
  toko = await openToko(data);
  // Who is told of jobs of change data capture.
  await toko.pengguna('ops');
  induk = await server.signIn(`staff@${toko.kode}.test`, toko.kode);
});

const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const filesOf = (kode: string) => readdirSync(path.join(folder, kode)).sort();
/** Of a tenant: what was taken away stays in the store until the worker clears it. */
const keysOf = async (kode: string) =>
  (await data.owner({ tenant: kode }).rows<{ kunci: string }>('select kunci from lampiran'))
    .map(({ kunci }) => kunci)
    .sort();
const upload = async (token: string, content = PDF): Promise<number> => {
  const fields = { entitas: 'kontak', entitas_id: String(toko.supplier) };
  const { status, body } = await unggah(server.base, token, content, { name: 'nota.pdf', fields });
  expect([status, body.message]).toEqual([201, undefined]);
  return body.id;
};
const read = async (token: string, id: number) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.base}/api/lampiran/${id}`, { headers });
  return [answer.status, await answer.text()];
};

test('a copy has its files, of its own: what goes in the branch stays in the tenant, and the other way', async () => {
  const [satu, dua] = [await upload(induk), await upload(induk, `${PDF}%2\n`)];
  const kode = await askBranch(data, toko.kode);
  await makeBranch(deps(), kode);
  expect(filesOf(kode)).toEqual(await keysOf(toko.kode));
  const cabang = await server.signIn(`staff@${toko.kode}.test`, kode);
  const [first, second] = [server.rest(induk), server.rest(cabang)];
  expect(await read(cabang, satu)).toEqual([200, PDF]);
  expect((await second.delete(`/api/lampiran/${satu}`)).status).toBe(204);
  expect((await read(cabang, satu))[0]).toBe(404);
  expect(await read(induk, satu)).toEqual([200, PDF]);
  expect((await first.delete(`/api/lampiran/${dua}`)).status).toBe(204);
  expect(await read(cabang, dua)).toEqual([200, `${PDF}%2\n`]);
  const tiga = await upload(cabang, `${PDF}%3\n`);
  expect(await read(cabang, tiga)).toEqual([200, `${PDF}%3\n`]);
  await removeBranch(deps(), kode);
  expect(filesOf(kode)).toEqual([]);
  expect(await read(induk, satu)).toEqual([200, PDF]);
});

test('what a branch takes counts for its tenant, and the quota of that holds in it', async () => {
  const big = `${PDF}${'%'.repeat(900_000)}\n`;
  await upload(induk, big);
  const kode = await askBranch(data, toko.kode);
  await makeBranch(deps(), kode);
  const used = async (env: Record<string, string>, tenant: string) => {
    const at = await startServer(data, env);
    const rest = at.rest(await at.signIn(`staff@${toko.kode}.test`, tenant));
    const { simpanan } = (await rest.get('/api/tenants/saya')).body.kuota;
    const made = await rest.post('/api/master/kontak', { nama: 'Baru', tipe: 'pelanggan' });
    return { ...simpanan, baru: made.body.code ?? made.status };
  };
  const roomy = { QUOTA_STORAGE_MIB: `1,${toko.kode}=100000` };
  const [here, there] = [await used(roomy, toko.kode), await used(roomy, kode)];
  expect([here, there]).toMatchObject([
    { batas: 100_000, baru: 201 },
    { batas: 100_000, baru: 201 },
  ]);
  const own = await data
    .owner({ tenant: toko.kode })
    .value<number>(
      `select ceil((erp_private.tenant_bytes(current_schema()) + (select sum(ukuran) from lampiran)) / 1048576)::int`,
    );
  expect(Math.min(here.terpakai, there.terpakai)).toBeGreaterThan(own * 1.5);
  expect(Math.abs(here.terpakai - there.terpakai)).toBeLessThan(own / 4);
  const tight = { QUOTA_STORAGE_MIB: `100000,${toko.kode}=${own + 1}` };
  expect(await used(tight, toko.kode)).toMatchObject({ batas: own + 1, baru: 'BTSMP' });
  expect(await used(tight, kode)).toMatchObject({ batas: own + 1, baru: 'BTSMP' });
  await removeBranch(deps(), kode);
  expect(await used(tight, toko.kode)).toMatchObject({ batas: own + 1, baru: 201 });
});

test('a masked copy and one without books have none', async () => {
  await upload(induk, `${PDF}%4\n`);
  for (const wanted of [{ samarkan: true }, { isi: 'kosong' }]) {
    const kode = await askBranch(data, toko.kode, wanted);
    await makeBranch(deps(), kode);
    expect(readdirSync(folder)).not.toContain(kode);
    expect(await data.owner({ tenant: kode }).value('select count(*) from lampiran')).toBe(0);
    await removeBranch(deps(), kode);
  }
});

test('a branch is backed up, and what is restored of it is a branch: nothing leaves it', async () => {
  await upload(induk, `${PDF}%5\n`);
  const asal = await askBranch(data, toko.kode);
  await makeBranch(deps(), asal);
  const file = path.join(folder, 'cabang.tar.gz');
  await backupTenant(data.ownerUrl, asal, file, undefined, store);
  await removeBranch(deps(), asal);
  const kode = 'cabangpulih';
  await restoreTenant(data.ownerUrl, file, { kode, store });
  expect(filesOf(kode)).toEqual(await keysOf(toko.kode));
  const staff = server.rest(await server.signIn(`staff@${toko.kode}.test`, kode));
  const mine = await staff.get('/api/tenants/saya');
  expect(mine.headers.get('x-niaga-uji')).toBe(kode);
  expect(mine.body.uji).toMatchObject({ induk: toko.kode, isi: 'salinan' });
  // A member of what is restored is one when he enters it.
  await server.signIn(`ops@${toko.kode}.test`, kode);
  await data.rows(`select erp_private.notifikasi_send($1, 'cdc_selesai', $1, 'J', 'I', null)`, [
    kode,
  ]);
  expect(await data.rows('select * from erp_private.worker_surel_take(100, true)')).toEqual([]);
  const held = await data.rows('select jenis from erp_private.keluar where tenant_kode = $1', [
    kode,
  ]);
  expect(held).toEqual([{ jenis: 'surel' }]);
  expect(await data.value('select erp_private.session_tenant_place($1)', [kode])).toBeNull();
});

test('a backup of the tenant holds nothing of its branches, and restoring it leaves them', async () => {
  const kode = await openBranch(data, toko.kode);
  const before = await contents(data, kode);
  const file = path.join(folder, 'induk.tar.gz');
  await backupTenant(data.ownerUrl, toko.kode, file, undefined, store);
  await restoreTenant(data.ownerUrl, file, { kode: 'indukpulih', store });
  expect(
    await data.rows('select kode from erp_private.cabang_uji where induk = $1', ['indukpulih']),
  ).toEqual([]);
  const admin = server.rest(await server.signIn(`admin@${toko.kode}.test`, 'indukpulih'));
  expect((await admin.get('/api/tenants/saya')).body.uji).toBeNull();
  expect(await contents(data, kode)).toEqual(before);
});
