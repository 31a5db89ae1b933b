/** A shop moves in on the page: a workbook, or several files, each part guessed, changed, rehearsed, run and taken back as a whole. */
import { expect, test } from '@jest/globals';
import { CUT, FAINT } from '../../halaman/look.ts';
import { hari } from '../../helpers/story.ts';
import { bukuOf, zipOf } from '../paket.ts';
import { openHalaman } from './halaman.ts';

const there = openHalaman();
const { faults, server, signIn, pick, button, card, status, holds } = there;

const together = () => there.page.getByLabel('jenisnya ditebak');
const kindOf = (part: string) => there.page.getByLabel(`Isi ${part}`, { exact: true });
const part = (name: string) => there.page.locator('.bagian', { hasText: name });
const names = () => there.page.locator('.bagian .nama').allTextContents();
const idOf = () => Number(/\d+$/.exec(there.page.url())?.[0]);

const MOVE = {
  'BACA DULU': 'Isi semua lembar\nlalu kirim',
  Penjualan: `No Faktur|Tanggal|Pelanggan|Gudang|Barang|Qty|Harga|Bayar|Akun Kas
J-1|${hari('01-05')}|PLG-9|PUSAT|KOP-9|30|150|4500|1101`,
  'Stok awal': 'Kode Barang|Gudang|Qty|HPP\nKOP-9|PUSAT|50|90',
  Barang: 'Kode|Nama Barang|Satuan|Harga Jual\nKOP-9|Kopi|SAK|150',
  Kontak: 'Kode|Nama|Tipe\nPLG-9|Toko Maju|pelanggan',
  Satuan: 'Kode|Nama\nSAK|Sak',
  Gudang: 'Kode|Nama|Tipe\nPUSAT|Pusat|gudang',
};

test('a workbook of all that a shop has goes in whole, part after part, and is taken back whole', async () => {
  await signIn();
  await pick({ name: 'pindah.xlsx', bytes: await bukuOf(MOVE) });
  // Its name tells no kind, so all of its sheets are meant.
  expect(await together().isChecked()).toBe(true);
  expect(await kindOf('pindah.xlsx').count()).toBe(0);
  await button('Unggah dan periksa').click();
  await status('Siap dijalankan');
  expect(await names()).toEqual([
    ...['Satuan', 'Gudang', 'Kontak', 'Barang', 'Stok awal', 'Penjualan'],
  ]);
  await part('Stok awal').getByText('dikenali').waitFor();
  await part('Stok awal').getByText('1 akan dibuat').waitFor();
  await card('Dilewati').getByText('BACA DULU: petunjuk').waitFor();
  expect(await there.toko.value('select count(*)::int from transaksi')).toBe(0);
  // A part alone shows its columns and first rows, and leads back.
  await there.page.locator('.bagian a', { hasText: 'Penjualan' }).click();
  await card('Kolom').getByText('No Faktur').waitFor();
  await card('Yang dipahami').getByText('Baris 2 menjadi penjualan baru: nomor J-1').waitFor();
  expect(await button('Jalankan').count()).toBe(0);
  await there.page.getByRole('link', { name: 'Kembali ke paketnya' }).click();
  await button('Jalankan semua').click();
  await status('Selesai');
  await part('Penjualan').getByText('1 dibuat').waitFor();
  expect(await there.toko.value('select sum(qty)::int from stok_lokasi')).toBe(20);
  expect(await there.toko.saldo('1101')).toBe('4500.00');
  await button('Tarik kembali').click();
  await button('Ya, tarik kembali').click();
  await status('Ditarik kembali');
  expect(await there.toko.saldo('1101')).toBe('0.00');
  expect(await there.toko.value(`select aktif from barang where kode = 'KOP-9'`)).toBe(false);
  await card('Paket sebelumnya').getByText('6 bagian').waitFor();
  await button('Hapus dari daftar').click();
  await card('Paket sebelumnya').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('several files are one bundle; a guess is answered, a part is left out, and one is mended by itself', async () => {
  await signIn();
  await pick(
    { name: 'barang.csv', lines: ['Kode,Nama,Satuan', 'G-1,Gula,PCS'] },
    { name: 'Sheet1.csv', lines: ['Kode,Nama,Keterangan', 'A,Toko A,x', 'B,Toko B,y'] },
    { name: 'warna.csv', lines: ['Merah,Biru', 'satu,dua'] },
  );
  expect(await together().isChecked()).toBe(true);
  await button('Unggah dan periksa').click();
  await status('Menunggu kata Anda');
  await part('Sheet1.csv').getByText('dikira, jadi ditanyakan').waitFor();
  expect(await kindOf('warna.csv').inputValue()).toBe('');
  expect(await button('Jalankan semua').count()).toBe(0);
  await kindOf('Sheet1.csv').selectOption('kontak');
  await there.page.getByText('1 hal diubah.').waitFor();
  await button('Periksa lagi').click();
  // A contact has a type, which this file does not say: its part is told so.
  await status('Ada temuan');
  await part('Sheet1.csv').getByText('Anda yang menyebut').waitFor();
  await there.page.locator('.bagian a', { hasText: 'Sheet1.csv' }).click();
  await card('Yang sama di setiap baris').getByLabel('Isinya di setiap baris').fill('pelanggan');
  await button('Isikan').click();
  await button('Periksa lagi').click();
  await status('Siap dijalankan');
  await there.page.getByRole('link', { name: 'Kembali ke paketnya' }).click();
  await button('Jalankan semua').waitFor();
  await kindOf('barang.csv').selectOption('');
  await button('Periksa lagi').click();
  await status('Siap dijalankan');
  await button('Jalankan semua').click();
  await status('Selesai');
  expect(
    await there.toko.rows(`select kode, tipe from kontak where kode in ('A', 'B') order by kode`),
  ).toEqual([
    { kode: 'A', tipe: 'pelanggan' },
    { kode: 'B', tipe: 'pelanggan' },
  ]);
  expect(await there.toko.value(`select count(*)::int from barang where kode = 'G-1'`)).toBe(0);
  expect(faults).toEqual([]);
});

test('a guess that is right is said so at a click; files that are to go alone go alone', async () => {
  await signIn();
  const lines = ['Kode,Nama,Keterangan', 'ECER-9,Eceran,x'];
  await pick({ name: 'tingkat.zip', bytes: await zipOf({ 'Sheet1.csv': lines.join('\n') }) });
  expect(await together().isDisabled()).toBe(true);
  await button('Unggah dan periksa').click();
  await status('Menunggu kata Anda');
  await there.page.getByLabel('Ya, isinya').check();
  await button('Periksa lagi').click();
  await status('Siap dijalankan');
  await button('Batalkan').click();
  await status('Dibatalkan');
  await pick({ name: 'satuan.csv', lines: ['Kode,Nama', 'PAK,Pak'] }, { name: 'harga.csv', lines });
  await together().uncheck();
  expect(await kindOf('satuan.csv').inputValue()).toBe('satuan');
  expect(await kindOf('harga.csv').inputValue()).toBe('harga');
  await button('Unggah dan periksa').click();
  await there.page.getByText('Dibaca sebagai satuan.').waitFor();
  await card('Impor sebelumnya').getByText('harga.csv').waitFor();
  expect(faults).toEqual([]);
});

test('what a part is refused for is told, a bundle of another tenant is not there, and it fits a phone', async () => {
  await signIn();
  const lines = ['No,Tanggal,Pelanggan,Gudang,Barang,Qty,Harga', `J-9,${hari('01-05')},X,Y,Z,1,2`];
  await pick(
    { name: `penjualan-${'panjang-'.repeat(15)}.csv`, lines },
    { name: 'satuan.csv', lines: ['Kode,Nama', 'LSN,Lusin'] },
  );
  await button('Unggah dan periksa').click();
  await status('Ada temuan');
  await part('penjualan-').getByText('3 temuan').waitFor();
  await there.page.getByText('Buka bagian yang bertemuan').waitFor();
  for (const width of [1280, 390, 340]) {
    await there.page.setViewportSize({ width, height: 800 });
    await holds('document.documentElement.scrollWidth <= innerWidth');
    expect(await there.page.evaluate(`(${CUT})('main')`)).toEqual([]);
  }
  for (const theme of ['gelap', 'terang']) {
    await there.page.evaluate(`document.documentElement.dataset.tema = '${theme}'`);
    expect(await there.page.evaluate(`(${FAINT})('main')`)).toEqual([]);
  }
  const id = idOf();
  const rest = server.rest(await server.signIn('admin@demo.test', there.toko.kode));
  expect((await rest.delete(`/api/impor/paket/${id}`)).status).toBe(204);
  await button('Batalkan').click();
  await card('Paket sebelumnya').getByText('Dibatalkan').first().waitFor();
  await there.member('admin@demo.test', there.lain.kode, 'staff');
  await there.page.getByLabel('Tenant').selectOption(there.lain.kode);
  await there.page.getByText('admin@demo.test · staff').waitFor();
  await there.page.evaluate(`location.hash = '#paket-${id}'`);
  await there.page.getByRole('alert').getByText('tidak ditemukan').waitFor();
  expect(await there.page.locator('.bagian').count()).toBe(0);
});
