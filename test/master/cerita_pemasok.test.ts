/** Suppliers of goods and what locations keep of them: made, changed, once each, from files, and seen. */
import { expect, test } from '@jest/globals';
import { expectError, type Row } from '../helpers/story.ts';
import { openImpor } from '../impor/mengimpor.ts';
import { expectError as expectRefused } from '../rest/description.ts';

const { server, openImportir, openToko } = openImpor();

test('a supplier stands once with goods, and one of them is the main one', async () => {
  const { master, ubah, barang: make, supplier, kontak, value } = await openToko();
  const barang = await make();
  const isi = { barang_id: barang, kontak_id: supplier, harga: '1250.5', utama: true };
  const satu = await master('barang_pemasok', isi);
  await expectError(master('barang_pemasok', isi), 'KODUP', 'kontak_id');
  const lain = { ...isi, kontak_id: await kontak({ tipe: 'supplier' }) };
  await expectError(master('barang_pemasok', lain), 'KODUP', 'utama');
  const dua = await master('barang_pemasok', { ...lain, utama: false });
  await expectError(ubah('barang_pemasok', dua, { utama: true }), 'KODUP', 'utama');
  await ubah('barang_pemasok', satu, { aktif: false });
  await ubah('barang_pemasok', dua, { utama: true });
  await expectError(ubah('barang_pemasok', satu, { aktif: true }), 'KODUP', 'utama');
  expect(await value('select count(*)::int from barang_pemasok where utama and aktif')).toBe(1);
});

test('two at once who make themselves the main one: one of them is told so', async () => {
  const toko = await openToko();
  const barang_id = await toko.barang();
  const work = [toko.supplier, await toko.kontak({ tipe: 'supplier' })].map((kontak_id) =>
    toko.master('barang_pemasok', { barang_id, kontak_id, utama: true }),
  );
  const done = await Promise.allSettled(work);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'KODUP' },
  });
});

test('a unit of other goods, a multiple of nothing, a maximum below the minimum', async () => {
  const toko = await openToko();
  const barang_id = await toko.barang();
  const dus = await toko.master('satuan', { kode: 'DUS', nama: 'Dus' });
  const pemasok = { barang_id, kontak_id: toko.supplier };
  await expectError(
    toko.master('barang_pemasok', { ...pemasok, kelipatan: 0, minimum_beli: -1, harga: -1 }),
    'VAMST',
    'harga minimum_beli kelipatan',
  );
  await expectError(
    toko.master('barang_pemasok', { ...pemasok, satuan_id: dus }),
    'VAMST',
    'satuan_id',
  );
  await toko.master('barang_satuan', { barang_id, satuan_id: dus, faktor: 12 });
  await toko.master('barang_pemasok', { ...pemasok, satuan_id: dus });
  await expectError(
    toko.staf.value(`select erp.master_deactivate('satuan', $1)`, [`${dus}`]),
    'KOSTN',
  );
  const tempat = { barang_id, lokasi_id: toko.lokasi, stok_minimum: 20 };
  await expectError(
    toko.master('barang_lokasi', { ...tempat, stok_maksimum: 19 }),
    'VAMST',
    'stok_maksimum',
  );
  const id = await toko.master('barang_lokasi', { ...tempat, stok_maksimum: 20 });
  await expectError(toko.ubah('barang_lokasi', id, { stok_minimum: 21 }), 'VAMST', 'stok_maksimum');
  await expectError(toko.master('barang_lokasi', tempat), 'KODUP', 'lokasi_id');
});

test('files name goods, suppliers and places by their codes, and say it again', async () => {
  const { toko, impor, rest } = await openImportir();
  await impor('barang', 'kode,nama,satuan\nB1,Sabun,PCS\nB2,Teh,PCS');
  await impor('kontak', 'kode,nama,tipe\nS1,Satu,supplier\nS2,Dua,supplier');
  const head = 'barang,kontak,kode_pemasok,harga,minimum_beli,kelipatan,waktu_tunggu_hari,utama';
  const file = `${head}\nB1,S1,X-1,1000,24,12,7,ya\nB1,S2,X-2,900,,,3,tidak\nB2,S1,,500,,,,ya`;
  expect((await impor('barang-pemasok', file)).ringkasan).toMatchObject({ dibuat: 3 });
  const again = await impor('barang-pemasok', file.replace('X-2,900', 'X-2,950'));
  expect(again.ringkasan).toMatchObject({ dibuat: 0, diubah: 1, sudah_ada: 2 });
  await impor('barang-lokasi', 'barang,lokasi,stok_minimum,stok_maksimum\nB1,UTAMA,20,50');
  const { data } = (
    await rest.get('/api/master/barang-pemasok?custom_fields=barang_nama,kontak_nama&sort=id')
  ).body;
  expect(data).toMatchObject([
    { kode_pemasok: 'X-1', harga: 1000, kelipatan: 12, utama: true, kontak_nama: 'Satu' },
    { kode_pemasok: 'X-2', harga: 950, kelipatan: null, utama: false, barang_nama: 'Sabun' },
    { harga: 500, utama: true },
  ]);
  expect(await toko.value('select trim_scale(stok_maksimum)::text from barang_lokasi')).toBe('50');
});

test('over REST and GraphQL, and not for another tenant or a viewer', async () => {
  const toko = await openToko();
  const barang_id = await toko.barang();
  const token = await server.tokenOf(toko, 'staff');
  const rest = server.rest(token);
  const made = await rest.post('/api/master/barang-pemasok', {
    barang_id,
    kontak_id: toko.supplier,
    harga: 1000,
  });
  expect(made.status).toBe(201);
  const path = `/api/master/barang-pemasok/${made.body.id}`;
  expect((await rest.patch(path, { waktu_tunggu_hari: 5 })).status).toBe(204);
  const { body } = await server.graphql(
    token,
    '{ daftarBarang { nodes { daftarBarangPemasok { nodes { harga waktuTungguHari kontak { nama } } } } } }',
  );
  expect(body.data.daftarBarang.nodes).toEqual([
    {
      daftarBarangPemasok: {
        nodes: [{ harga: '1000.000000', waktuTungguHari: 5, kontak: { nama: 'Pemasok' } }],
      },
    },
  ]);
  const other = await openToko();
  const stranger = server.rest(await server.tokenOf(other, 'staff'));
  expectRefused(await stranger.get(path), 404, 'TDBPM');
  const viewer = server.rest(await server.tokenOf(toko, 'viewer'));
  expectRefused(await viewer.get(path), 403, 'OTROL');
  const list = (await stranger.get('/api/master/barang-lokasi')).body.data as Row[];
  expect(list).toEqual([]);
});
