import { expect, test } from '@jest/globals';
import { expectError, hari, openStory, type Row } from '../helpers/story.ts';

const { openToko, openBarang } = openStory('few');

test('the location of goods in transit is nobody’s to make, rename or activate', async () => {
  const { toko, barang } = await openBarang();
  await expectError(
    toko.master('lokasi', { kode: '-TRANSIT-', nama: 'Milik saya' }),
    'VAMST',
    'kode',
  );
  await expectError(toko.ubah('lokasi', toko.lokasi, { kode: '-TRANSIT-' }), 'VAMST', 'kode');
  await toko.beli('01-01', [[barang, 3, 10]]);
  const cabang = await toko.master('lokasi', { kode: 'CBG', nama: 'Cabang' });
  await toko.buat('transfer-stok', '01-02', {
    lokasi_tujuan_id: cabang,
    dua_langkah: true,
    detail: [[barang, 3]],
  });
  const { id } = await toko.row<{ id: number }>(`select id from lokasi where kode = '-TRANSIT-'`);
  await expectError(toko.ubah('lokasi', id, { aktif: true }), 'VAMST', 'aktif');
  await expectError(toko.ubah('lokasi', id, { kode: 'LAIN' }), 'VAMST', 'kode');
  await toko.ubah('lokasi', id, { nama: 'Di jalan' });
  await expectError(toko.jual('01-03', [[barang, 1, 20]], { lokasi_id: id }), 'VADOK', 'lokasi_id');
});

test('an account serves active goods or is inactive, whichever came first', async () => {
  const toko = await openToko();
  await toko.master('akun', { kode: '4105', nama: 'Penjualan kopi', subklas_id: 41 });
  const akun = (aktif: boolean) => toko.ubah('akun', '4105', { aktif });
  const barang = await toko.barang({ jenis: 'jasa', akun_penjualan: '4105' });
  await expectError(akun(false), 'KOAKN', 'aktif');
  await toko.ubah('barang', barang, { aktif: false });
  await akun(false);
  await expectError(toko.ubah('barang', barang, { aktif: true }), 'KOBRG', 'akun_penjualan');
  await toko.ubah('barang', barang, { aktif: true, akun_penjualan: null });
  await akun(true);
  await toko.ubah('barang', barang, { akun_penjualan: '4105' });
  const jual = await toko.jual('01-02', [[barang, 1, 5]]);
  await toko.expectJurnal(jual.id, '01-02 D 1201 5.00, K 4105 5.00');
  await expectError(akun(false), 'KOAKN', 'aktif');
});

test('of two prices for the same unit, quantity and day one is refused; overlapping ones rank', async () => {
  const toko = await openToko();
  const barang = await toko.barang({ jenis: 'jasa', harga_jual: 100 });
  await toko.master('harga', { kode: 'GROSIR', nama: 'Grosir' });
  const harga = (isi: Row) =>
    toko.master('barang_harga', { barang_id: barang, harga_kode: 'GROSIR', ...isi });
  const tetap = await harga({ harga: 90 });
  await expectError(harga({ harga: 91 }), 'KODUP', 'harga_kode');
  await expectError(harga({ harga: 91, satuan_id: toko.satuan }), 'VAMST', 'satuan_id');
  await expectError(
    toko.ubah('barang_harga', await harga({ harga: 80, qty_minimum: 5 }), {
      qty_minimum: 0,
      satuan_id: toko.satuan,
    }),
    'VAMST',
    'satuan_id',
  );
  await harga({ harga: 70, berlaku_dari: hari('03-01'), berlaku_sampai: hari('03-31') });
  await harga({ harga: 75, berlaku_dari: hari('03-10') });
  const beri = async (monthDay: string, qty = 1) => {
    const jual = await toko.jual(monthDay, [[barang, qty]], { harga_kode: 'GROSIR' });
    return Number((await toko.baris(jual.id))[0]?.harga);
  };
  expect([await beri('02-28'), await beri('03-01'), await beri('03-09')]).toEqual([90, 70, 70]);
  expect([await beri('03-10'), await beri('04-01'), await beri('04-01', 5)]).toEqual([75, 75, 80]);
  await toko.ubah('barang_harga', tetap, { aktif: false });
  expect(await beri('02-28')).toBe(100);
  await harga({ harga: 95, satuan_id: toko.satuan });
  expect(await beri('02-28')).toBe(95);
  await expectError(toko.ubah('barang_harga', tetap, { aktif: true }), 'VAMST', 'satuan_id');
});
