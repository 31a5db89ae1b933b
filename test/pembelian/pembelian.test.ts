import { expect, test } from '@jest/globals';
import { expectDone } from '../helpers/antre.ts';
import { expectError, openStory } from '../helpers/story.ts';

const { openToko, openBarang } = openStory();

test('input tax that is creditable is an asset, otherwise part of the cost', async () => {
  const { toko, barang } = await openBarang();
  const beli = (dikreditkan?: boolean) =>
    toko.beli('01-02', [
      { barang_id: barang, qty: 10, harga: 1000, pajak_kode: 'PPN', dikreditkan },
    ]);
  await toko.expectJurnal(
    (await beli()).id,
    '01-02 D 1301 10000.00, 1401 1100.00, K 2101 11100.00',
  );
  await toko.expectJurnal((await beli(false)).id, '01-02 D 1301 11100.00, K 2101 11100.00');
  expect(await toko.stok(barang)).toEqual({ qty: '20', nilai: '21100.00' });
});

test('landed cost by value and by quantity, on the own invoice and on that of others', async () => {
  const toko = await openToko();
  const [a, b, jasa] = [
    await toko.barang(),
    await toko.barang(),
    await toko.barang({ jenis: 'jasa' }),
  ];
  const beli = await toko.beli(
    '01-02',
    [
      [a, 10, 100],
      [b, 30, 100],
      [jasa, 1, 500],
    ],
    { biaya_tambahan: [{ jumlah: 100 }] },
  );
  expect((await toko.baris(beli.id)).map((l) => [l.biaya, l.nilai_hpp])).toEqual([
    ['25.00', '1025.00'],
    ['75.00', '3075.00'],
    ['0.00', null],
  ]);
  expect(await toko.dokumen(beli.id)).toMatchObject({
    biaya_tambahan: '100.00',
    total_nilai: '4600.00',
  });
  const lain = await toko.beli(
    '01-03',
    [
      [a, 1, 900],
      [b, 2, 50],
    ],
    { biaya_tambahan: [{ jumlah: 100, alokasi: 'qty', akun_kode: '1111' }] },
  );
  expect((await toko.baris(lain.id)).map((l) => l.biaya)).toEqual(['33.33', '66.67']);
  await toko.expectJurnal(lain.id, '01-03 D 1301 1100.00, K 2101 1000.00, 1111 100.00');
  // Of goods that cost nothing none has a greater part of the value, so it is by quantity.
  const gratis = await toko.beli(
    '01-04',
    [
      { barang_id: a, qty: 1, harga: 0, hibah: true },
      { barang_id: b, qty: 3, harga: 0, hibah: true },
    ],
    { biaya_tambahan: [{ jumlah: 100 }] },
  );
  expect((await toko.baris(gratis.id)).map((l) => l.biaya)).toEqual(['25.00', '75.00']);
});

test('account lines: expense and asset', async () => {
  const toko = await openToko();
  const line = (akun_kode: string, isi = {}) => ({ akun_kode, harga: 500, ...isi });
  const beli = await toko.beli('01-02', [line('6204'), line('1501', { qty: 2 })]);
  await toko.expectJurnal(beli.id, '01-02 D 6204 500.00, 1501 1000.00, K 2101 1500.00');
});

test('a price of 0 is a gift, and says so', async () => {
  const { toko, barang } = await openBarang();
  const hibah = await toko.beli('01-02', [{ barang_id: barang, qty: 5, harga: 0, hibah: true }]);
  await toko.expectJurnal(hibah.id);
  expect(await toko.dokumen(hibah.id)).toMatchObject({
    total_nilai: '0.00',
    status_bayar: 'lunas',
  });
  expect(await toko.stok(barang)).toEqual({ qty: '5', nilai: '0.00' });
  await toko.batalkan('pembelian', hibah.id);
  expect(await toko.stok(barang)).toEqual({ qty: '0', nilai: '0.00' });
});

test('a supplier’s invoice is booked once; a void frees its number', async () => {
  const { toko, barang } = await openBarang();
  const lain = await toko.kontak({ tipe: 'supplier' });
  const beli = (isi = {}) =>
    toko.beli('01-02', [[barang, 1, 10]], { nomor_faktur_supplier: 'F-1', ...isi });
  const pertama = await beli();
  await expectError(beli(), 'KOFAK', 'nomor_faktur_supplier');
  await beli({ kontak_id: lain });
  await toko.batalkan('pembelian', pertama.id);
  await beli();
});

test('two clerks book the same invoice at once: one of them wins', async () => {
  const toko = await openToko();
  const goods = await Promise.all(Array.from({ length: 6 }, () => toko.barang()));
  const codes = await expectDone(
    1,
    goods.map((id) => toko.beli('01-02', [[id, 1, 10]], { nomor_faktur_supplier: 'F-9' })),
  );
  expect(new Set(codes)).toEqual(new Set(['KOFAK']));
});
