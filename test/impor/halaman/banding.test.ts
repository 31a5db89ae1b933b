/** Before a run the page says what the books would be beside what the file says, and the first rows in sentences. */
import { expect, test } from '@jest/globals';
import { openHalaman } from './halaman.ts';

const there = openHalaman();
const { faults, signIn, button, card, status, rehearse, rowsOf } = there;

test('sales by month stand beside the totals of the file, and its first rows are read out', async () => {
  await signIn();
  await there.toko.barang({ kode: 'J-1', nama: 'Ongkos', jenis: 'jasa' });
  const lines = (total: string) => [
    'Nomor,Tanggal,Pelanggan,Lokasi,Barang,Qty,Harga,Total',
    'F-1,2026-01-31,Toko Cepat,UTAMA,J-1,2,"1.250,50","2.501,00"',
    `F-2,2026-02-27,Toko Cepat,UTAMA,J-1,3,"1.000,00","${total}"`,
  ];
  await rehearse({ name: 'penjualan.csv', lines: lines('3.000,00') }, 'Ada temuan');
  await card('Dibuatkan bila belum ada').getByLabel('Kontak').check();
  await button('Periksa lagi').click();
  await status('Siap dijalankan');
  expect(await rowsOf('Di buku dan di berkas')).toEqual([
    ['Piutang', '0', '5.501', '5.501', '–', ''],
    ['Penjualan Jan 26', '0', '2.501', '2.501', '2.501', 'cocok'],
    ['Penjualan Feb 26', '0', '3.000', '3.000', '3.000', 'cocok'],
  ]);
  const said = card('Yang dipahami').locator('h3 + ul li');
  expect(await said.allTextContents()).toEqual([
    expect.stringMatching(
      /^Baris 2 menjadi penjualan baru: nomor F-1, pada 31 Januari 2026, kepada Toko Cepat \(dibuatkan\), di UTAMA .*, barang J-1 Ongkos, sebanyak 2, seharga 1\.250,50\.$/,
    ),
    expect.stringMatching(/^Baris 3 menjadi penjualan baru: nomor F-2, .*seharga 1\.000\.$/),
  ]);
  await button('Jalankan').click();
  await status('Selesai');
  // What was made is said with its number, and there is nothing more to compare.
  await said.first().getByText('menjadi penjualan baru PJ/').waitFor();
  expect(await card('Di buku dan di berkas').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('an opening says what the value of the stock would be, beside its total row', async () => {
  await signIn();
  await there.toko.barang({ kode: 'S-1', nama: 'Sabun' });
  await rehearse(
    {
      name: 'saldo awal stok.csv',
      lines: ['Barang,Lokasi,Qty,Nilai', 'S-1,UTAMA,4,1000', 'TOTAL,,,1000'],
    },
    'Siap dijalankan',
  );
  expect(await rowsOf('Di buku dan di berkas')).toEqual([
    ['Nilai stok', '0', '1.000', '1.000', '1.000', 'cocok'],
  ]);
  expect(faults).toEqual([]);
});
