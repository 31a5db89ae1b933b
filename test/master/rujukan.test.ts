/** `fields` of a list go one step along a reference: `satuan.kode` of goods. */
import { beforeAll, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);
let toko: Toko;
let staff: Rest;
beforeAll(async () => {
  toko = await openToko();
  staff = await server.restAs(toko, 'staff');
  await toko.master('harga', { kode: 'ECER', nama: 'Eceran' });
  const barang = await toko.barang({ kode: 'KOPI', nama: 'Kopi', harga_beli: 900 });
  await toko.barang({ kode: 'TEH', nama: 'Teh' });
  await toko.master('barang_harga', { barang_id: barang, harga_kode: 'ECER', harga: 1500 });
  await toko.kontak({ kode: 'ADA', nama: 'Ada', harga_kode: 'ECER' });
  await toko.kontak({ kode: 'TANPA', nama: 'Tanpa' });
});

const list = async (path: string) => (await staff.get(`/api/master/${path}`)).body.data;

test('words of what a record names, null where it names nothing', async () => {
  expect(await list('barang?fields=kode,satuan.kode,satuan.nama&sort=kode')).toEqual([
    { kode: 'KOPI', 'satuan.kode': 'PCS', 'satuan.nama': 'Buah' },
    { kode: 'TEH', 'satuan.kode': 'PCS', 'satuan.nama': 'Buah' },
  ]);
  expect(await list('kontak?fields=harga.nama&filter=kode=ADA')).toEqual([
    { 'harga.nama': 'Eceran' },
  ]);
  expect(await list('kontak?fields=harga.nama&filter=kode=TANPA')).toEqual([
    { 'harga.nama': null },
  ]);
  expect(await list('barang-harga?fields=harga,barang.kode')).toEqual([
    { harga: 1500, 'barang.kode': 'KOPI' },
  ]);
  expect(await list('akun?fields=kode,induk.nama&filter=kode=1101')).toHaveLength(1);
});

test('by cursor, and over GraphQL', async () => {
  const paged = await staff.get('/api/master/barang?fields=satuan.kode&kursor=&per_page=1');
  expect(paged.body.data).toEqual([{ 'satuan.kode': 'PCS' }]);
  const query =
    '{ masterList(entitas: barang, permintaan: {fields: ["kode", "satuan.kode"], sort: ["kode"]}) { json } }';
  const { body } = await staff.post('/graphql', { query });
  expect(JSON.parse(JSON.stringify(body.data.masterList.json)).data[0]).toEqual({
    kode: 'KOPI',
    'satuan.kode': 'PCS',
  });
});

test.each(['satuan.entah', 'satuan_id.kode', 'entah.kode', 'satuan.kode.kode', 'satuan.id'])(
  '%s is no field',
  async (name) => {
    const { status, body } = await staff.get(`/api/master/barang?fields=${name}`);
    expect([status, body.code]).toEqual([400, 'VAINP']);
    const query = `{ masterList(entitas: barang, permintaan: {fields: ["${name}"]}) { json } }`;
    const { errors } = (await staff.post('/graphql', { query })).body;
    expect(errors[0].extensions.code).toBe('VALST');
  },
);

test('amounts of the other record, and two steps, are not told', async () => {
  for (const name of ['barang.harga_beli', 'barang.harga_jual', 'barang.satuan_id'])
    expect((await staff.get(`/api/master/barang-harga?fields=${name}`)).status).toBe(400);
});
