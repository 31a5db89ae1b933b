/** Keys and roles of before migration 000103 keep what they could fetch: it gives them `ekspor:read`. */
import { expect, test } from '@jest/globals';
import { readCommitted } from '../../db/scripts/sql_files.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data);

/** What the migration says of scopes. */
const migration = (): string => {
  const text = readCommitted().find(({ name }) => name.startsWith('000103-'))?.text ?? '';
  const parts = text.split(/^--! split: /m);
  const said = parts.find((part) => part.startsWith('062-cakupan.sql')) ?? '';
  return said.slice(said.indexOf('\n'));
};

const SEMUA = ['master:read', 'transaksi:read', 'laporan:read'];

/** Makes the tables what they were at 000102, runs the migration twice, and gives back what the lists say. */
const bringForward = () =>
  data.asOwner(async (db) => {
    const bagian = await db.rows('select hak, bagian from erp_private.cakupan');
    await db.rows(
      `alter table erp_private.cakupan drop column bagian;
       alter table erp_private.kunci_api drop constraint kunci_api_cakupan_check,
         add constraint kunci_api_cakupan_check check (cardinality(cakupan) between 1 and 50);
       alter table erp_private.peran drop constraint peran_cakupan_check,
         add constraint peran_cakupan_check check (cardinality(cakupan) between 1 and 50)`,
    );
    await db.rows(migration());
    await db.rows(migration());
    await db.rows(
      `update erp_private.cakupan as c set bagian = b.bagian
         from jsonb_to_recordset($1) as b (hak text, bagian text[])
        where c.hak = b.hak`,
      [JSON.stringify(bagian)],
    );
  });

test('an older database with keys and roles comes forward, and they fetch what they fetched', async () => {
  const toko = await openToko();
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const key = { 'x-admin-key': server.adminKey };
  const make = async (cakupan: string[], peran = 'staff') => {
    const isi = { nama: 'Lama', peran, cakupan };
    const { status, body } = await admin.post('/api/pengaturan/kunci-api', isi, key);
    expect([status, body.message]).toEqual([201, undefined]);
    return body as { id: string; kunci: string };
  };
  const all = (await admin.get('/api/pengaturan/cakupan', key)).body as { cakupan: string }[];
  const others = all
    .map(({ cakupan }) => cakupan)
    .filter((one) => /^transaksi:[a-z-]+:(read|draft)$/.test(one))
    .slice(0, 47);
  const keys = {
    lengkap: await make(SEMUA),
    bintang: await make(['master:*', 'transaksi:*', 'laporan:*'], 'admin'),
    penuh: await make([...SEMUA, ...others]),
    sebagian: await make(['master:read', 'laporan:read']),
    sejenis: await make(['master:read', 'laporan:read', 'transaksi:penjualan:read']),
    pembaca: await make(SEMUA, 'viewer'),
  };
  const peran = { kode: 'pengekspor', nama: 'Pengekspor', dasar: 'staff', cakupan: SEMUA };
  expect((await admin.post('/api/pengaturan/peran', peran, key)).status).toBe(201);
  await bringForward();
  const has = async (id: string) =>
    (
      await data.asOwner((db) =>
        db.rows<{ cakupan: string[] }>('select cakupan from erp_private.kunci_api where id = $1', [
          id,
        ]),
      )
    )[0]?.cakupan ?? [];
  for (const [nama, { id, kunci }] of Object.entries(keys)) {
    const may = ['lengkap', 'bintang', 'penuh'].includes(nama);
    const cakupan = await has(id);
    expect([nama, cakupan.filter((one) => one === 'ekspor:read').length]).toEqual([
      nama,
      may ? 1 : 0,
    ]);
    const answer = await server.rest(kunci).get('/api/ekspor/semua?format=json');
    expect([nama, answer.status]).toEqual([nama, may ? 200 : 403]);
  }
  expect(await has(keys.penuh.id)).toHaveLength(others.length + SEMUA.length + 1);
  const role = (await admin.get('/api/pengaturan/peran/pengekspor', key)).body;
  expect(role.cakupan).toContain('ekspor:read');
});
