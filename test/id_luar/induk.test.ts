/** Ids of other programs on master records: made, found, put again, changed, freed; and races. */
import { beforeAll, expect, test } from '@jest/globals';
import type { Rest } from '../helpers/server.ts';
import type { Row } from '../helpers/story.ts';
import { baru, openLuar } from './luar.ts';

const { dunia, openToko, server } = openLuar();
let staff: Rest;
beforeAll(() => {
  ({ staff } = dunia);
});

const KONTAK = '/api/master/kontak';
const kontak = (id_luar?: unknown, lain: Row = {}) => ({
  nama: 'Toko Luar',
  tipe: 'pelanggan',
  ...(id_luar !== undefined && { id_luar }),
  ...lain,
});
const luar = (id: string, jalur = KONTAK) => `${jalur}/luar/shopee/${id}`;

test('a record is found by its id, as by its own', async () => {
  const shopee = baru();
  const made = await staff.post(KONTAK, kontak({ shopee }));
  expect(made.status).toBe(201);
  const own = await staff.get(`${KONTAK}/${made.body.id}`);
  expect(own.body.id_luar).toEqual({ shopee });
  expect((await staff.get(luar(shopee))).text).toBe(own.text);
  expect((await staff.get(luar(baru()))).body.code).toBe('TDKTK');
  expect((await staff.get(luar(shopee, '/api/master/barang'))).body.code).toBe('TDBRG');
  expect((await staff.get(`${KONTAK}/${dunia.toko.pelanggan}`)).body.id_luar).toEqual({});
});

test('an id that is taken is refused by name, also to what is changed; another entity may have it', async () => {
  const shopee = baru();
  const first = await staff.post(KONTAK, kontak({ shopee }));
  const taken = await staff.post(KONTAK, kontak({ shopee }));
  expect([taken.status, taken.body.code]).toEqual([409, 'KOIDL']);
  expect(taken.body.message).toBe(
    `id_luar.shopee: ${shopee} sudah dipakai kontak ${first.body.id}`,
  );
  const other = await staff.post(KONTAK, kontak());
  const changed = await staff.patch(`${KONTAK}/${other.body.id}`, { id_luar: { shopee } });
  expect([changed.status, changed.body.code]).toEqual([409, 'KOIDL']);
  const barang = { nama: 'Kopi', satuan_id: dunia.toko.satuan, id_luar: { shopee } };
  expect((await staff.post('/api/master/barang', barang)).status).toBe(201);
  const wrong = await staff.post(KONTAK, kontak({ Shopee: '1' }));
  expect([wrong.status, wrong.body.message[0]]).toEqual([
    400,
    expect.stringMatching(/^id_luar\.Shopee: /),
  ]);
});

test('put makes it, then changes what is there as a patch does', async () => {
  const shopee = baru();
  const made = await staff.put(luar(shopee), kontak(undefined, { kota: 'Bandung' }));
  expect([made.status, made.headers.get('location')]).toEqual([201, `${KONTAK}/${made.body.id}`]);
  const again = await staff.put(luar(shopee), kontak({ pos: shopee }, { nama: 'Toko Baru' }));
  expect([again.status, again.text]).toEqual([204, '']);
  expect((await staff.get(luar(shopee))).body).toMatchObject({
    id: made.body.id,
    nama: 'Toko Baru',
    kota: 'Bandung',
    id_luar: { pos: shopee, shopee },
  });
});

test('of twenty puts at once one makes it and the others change it', async () => {
  const shopee = baru();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => staff.put(luar(shopee), kontak())),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 204)].sort());
  const akun = await Promise.all(
    Array.from({ length: 5 }, () => staff.post(KONTAK, kontak({ shopee: `${shopee}-b` }))),
  );
  expect(akun.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
});

test('a patch names single ids, a replacement all or none of them', async () => {
  const [shopee, pos] = [baru(), baru()];
  const { id } = (await staff.post(KONTAK, kontak({ shopee, pos }))).body;
  const at = `${KONTAK}/${id}`;
  const ids = async () => (await staff.get(at)).body.id_luar;
  expect((await staff.patch(at, { id_luar: { pos: null, erp: 'x' } })).status).toBe(204);
  expect(await ids()).toEqual({ erp: 'x', shopee });
  expect((await staff.put(at, kontak())).status).toBe(204);
  expect(await ids()).toEqual({ erp: 'x', shopee });
  expect((await staff.put(at, kontak({ pos }))).status).toBe(204);
  expect(await ids()).toEqual({ pos });
  expect((await staff.patch(at, { id_luar: null })).status).toBe(204);
  expect(await ids()).toEqual({});
});

test('lists show and filter by it, over REST and GraphQL', async () => {
  const shopee = baru();
  const { id } = (await staff.post(KONTAK, kontak({ shopee }))).body;
  const found = await staff.get(
    `${KONTAK}?fields=id&custom_fields=id_luar&filter=id_luar.shopee%3D${shopee}`,
  );
  expect(found.body.data).toEqual([{ id, id_luar: { shopee } }]);
  expect((await staff.get(`${KONTAK}?filter=id_luar.pos%3D${shopee}`)).body.data).toEqual([]);
  const wrong = await staff.get(`${KONTAK}?filter=id_luar.Pos%3D1`);
  expect(wrong.status).toBe(400);
  const { body } = await server.graphql(
    await server.tokenOf(dunia.toko, 'staff'),
    `{ daftarMasterIdLuar(filter: {sumber: {equalTo: "shopee"}, nilai: {equalTo: "${shopee}"}}) {
         nodes { entitas kunci } }
       kontak(id: "${id}") { nama idLuar }
       masterByIdLuar(entitas: kontak, sumber: "shopee", idLuar: "${shopee}") { __typename } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({
    daftarMasterIdLuar: { nodes: [{ entitas: 'kontak', kunci: `${id}` }] },
    kontak: { idLuar: { shopee } },
  });
});

test('many in one request; a record by its code; one that is deleted frees its id', async () => {
  const [satu, dua] = [baru(), baru()];
  const dokumen = [satu, dua].map((shopee) => kontak({ shopee }, { kode: shopee }));
  const made = await staff.post(`${KONTAK}/massal`, { mode: 'semua', dokumen });
  expect(made.status).toBe(201);
  expect((await staff.get(luar(dua))).body.kode).toBe(dua);
  const HARGA = '/api/master/harga';
  expect((await staff.put(luar(satu, HARGA), { kode: 'LUAR', nama: 'Luar' })).status).toBe(201);
  expect((await staff.put(luar(satu, HARGA), { kode: 'LUAR', nama: 'Luar 2' })).status).toBe(204);
  expect((await staff.get(luar(satu, HARGA))).body).toMatchObject({ kode: 'LUAR', nama: 'Luar 2' });
  const SATUAN = '/api/master/satuan';
  const satuan = await staff.put(luar(satu, SATUAN), { kode: 'PETI', nama: 'Peti' });
  expect((await staff.delete(`${SATUAN}/${satuan.body.id}`)).status).toBe(204);
  expect((await staff.put(luar(satu, SATUAN), { kode: 'PETI2', nama: 'Peti' })).status).toBe(201);
});

test('a viewer may not, and another tenant sees nothing', async () => {
  const shopee = baru();
  await staff.post(KONTAK, kontak({ shopee }));
  const viewer = await server.restAs(dunia.toko, 'viewer');
  expect((await viewer.put(luar(shopee), kontak())).body.code).toBe('OTROL');
  const there = await server.restAs(await openToko(), 'staff');
  expect((await there.get(luar(shopee))).status).toBe(404);
});
