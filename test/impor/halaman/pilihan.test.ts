/** What a file does not tell is said on the page: how a column is written, what every row has, what is made, which sheet. */
import { expect, test } from '@jest/globals';
import { bukuOf } from '../paket.ts';
import { openHalaman } from './halaman.ts';

const there = openHalaman();
const { faults, signIn, button, card, status, rehearse, meaning } = there;

const style = (title: string, what: string) =>
  card('Kolom').getByLabel(`Cara menulis ${title}: ${what}`, { exact: true });
const made = () => card('Dibuatkan bila belum ada');
const same = () => card('Yang sama di setiap baris');
const again = async (changes: number, becomes: string) => {
  await there.page.getByText(`${changes} hal diubah.`).waitFor();
  await button('Periksa lagi').click();
  await there.page.getByText('hal diubah.').waitFor({ state: 'detached' });
  await status(becomes);
};

test('a unit that is not there is made on the way, and a price is read as its style says', async () => {
  await signIn();
  await rehearse(
    {
      name: 'barang.csv',
      lines: [
        'Kode,Nama,Satuan,Kategori,Harga Jual',
        'B-1,Beras,Karung,Sembako,"12,500"',
        'B-2,Gula,Karung,Sembako,"9,250"',
      ],
    },
    'Ada temuan',
  );
  await card('Temuan').getByText('Satuan: tidak ditemukan').waitFor();
  await card('Saksi').getByText('koma di sini pemisah ribuan atau desimal?').waitFor();
  expect(await made().getByRole('checkbox').count()).toBe(2);
  await made().getByLabel('Satuan').check();
  await style('Harga Jual', 'desimal').selectOption('desimal_koma');
  await again(2, 'Siap dijalankan');
  await made().getByText('1: Karung').waitFor();
  await card('Kolom').getByText('9,25 … 12,50 · jumlah 21,75').waitFor();
  expect(await style('Harga Jual', 'desimal').inputValue()).toBe('desimal_koma');
  // What was said last counts, and what was said besides it stays.
  await style('Harga Jual', 'desimal').selectOption('desimal_titik');
  await button('Kembalikan').click();
  expect(await style('Harga Jual', 'desimal').inputValue()).toBe('desimal_koma');
  await style('Harga Jual', 'desimal').selectOption('desimal_titik');
  await again(1, 'Siap dijalankan');
  await card('Kolom').getByText('9.250,00 … 12.500,00 · jumlah 21.750,00').waitFor();
  expect(await there.toko.value(`select count(*)::int from satuan where kode = 'KARUNG'`)).toBe(0);
  await button('Jalankan').click();
  await status('Selesai');
  await made().getByText('1: Karung').waitFor();
  expect(await made().getByRole('checkbox').first().isDisabled()).toBe(true);
  expect(
    await there.toko.rows(
      `select b.kode, s.kode as satuan, b.harga_jual::text as harga
         from barang as b join satuan as s on s.id = b.satuan_id order by 1`,
    ),
  ).toEqual([
    { kode: 'B-1', satuan: 'KARUNG', harga: '12500.000000' },
    { kode: 'B-2', satuan: 'KARUNG', harga: '9250.000000' },
  ]);
  expect(faults).toEqual([]);
});

test('what a file lacks is said once for every row, refused where it cannot be, and taken back', async () => {
  await signIn();
  await rehearse(
    { name: 'kontak.csv', lines: ['Kode,Nama,Kota', 'T-1,Toko Maju,Bandung', 'T-2,Toko Baru,'] },
    'Ada temuan',
  );
  await there.page.getByText('Belum ada kolom untuk Tipe.').waitFor();
  // The column that is missing is offered first.
  expect(await same().getByLabel('Kolom yang diisi tetap').inputValue()).toBe('tipe');
  const say = async (value: string, column?: string) => {
    if (column) await same().getByLabel('Kolom yang diisi tetap').selectOption(column);
    await same().getByLabel('Isinya di setiap baris').fill(value);
    await button('Isikan').click();
  };
  await say('raja');
  await there.page.getByText('Belum ada kolom').waitFor({ state: 'detached' });
  await button('Periksa lagi').click();
  await there.page.getByText('tetap.tipe: harus salah satu dari').waitFor();
  await say('pelanggan', 'tipe');
  await say('Jakarta', 'kota');
  await again(2, 'Siap dijalankan');
  expect(await same().locator('li strong').allTextContents()).toEqual(['Jakarta', 'pelanggan']);
  await button('Cabut Tipe').click();
  await again(1, 'Ada temuan');
  await say('supplier');
  await again(1, 'Siap dijalankan');
  await button('Jalankan').click();
  await status('Selesai');
  expect(
    await there.toko.rows(
      `select nama, tipe, kota from kontak where kode like 'T-%' order by nama`,
    ),
  ).toEqual([
    { nama: 'Toko Baru', tipe: 'supplier', kota: 'Jakarta' },
    { nama: 'Toko Maju', tipe: 'supplier', kota: 'Bandung' },
  ]);
  // What refused it is a message of ours, which a browser writes into its console besides.
  expect(faults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

test('discounts are percents or fractions as is said, by the column of the file', async () => {
  await signIn();
  await there.toko.barang({ kode: 'J-1', jenis: 'jasa' });
  const { page } = there;
  await rehearse(
    {
      name: 'penjualan.csv',
      lines: [
        'Nomor,Tanggal,Pelanggan,Lokasi,Barang,Qty,Harga,Disc',
        'F-1,2026-01-31,Toko Cepat,UTAMA,J-1,2,1000,0.15',
      ],
    },
    'Ada temuan',
  );
  await made().getByLabel('Kontak').check();
  await again(1, 'Menunggu kata Anda');
  expect(await style('Disc', 'diskon').inputValue()).toBe('pecahan');
  await style('Disc', 'diskon').selectOption('persen');
  await again(1, 'Siap dijalankan');
  expect(await style('Disc', 'diskon').inputValue()).toBe('persen');
  expect(await meaning('Disc').inputValue()).toBe('diskon_persen');
  const id = Number(new URL(page.url()).hash.slice(1));
  expect(
    await there.toko.value(
      `select isi #>> '{baris,diskon_persen}' from impor_baris where impor_id = $1 and macam = 'data'`,
      [id],
    ),
  ).toBe('0.15');
  expect(faults).toEqual([]);
});

test('of a workbook another sheet is read, by its name; who comes later is told which there are', async () => {
  await signIn();
  const bytes = await bukuOf({
    'Barang A': 'Kode|Nama|Satuan\nA-1|Sabun|PCS',
    'Barang B': 'Kode|Nama|Satuan\nX-1|Sikat|PCS\nX-2|Pasta|PCS',
  });
  await rehearse({ name: 'barang.xlsx', bytes }, 'Menunggu kata Anda');
  await there.page.getByText('Dibaca: lembar Barang A.').waitFor();
  await there.page.getByLabel('Lembar barang.xlsx').selectOption('Barang B');
  await there.page.getByText('Dibaca: lembar Barang B.').waitFor();
  await status('Siap dijalankan');
  expect(await there.result()).toMatchObject({ 'akan dibuat': '2' });
  expect(await there.page.locator('.berkas .keadaan').nth(1).textContent()).toBe('Dibatalkan');
  await there.page.reload();
  await there.page
    .getByText('Lembar lain dibaca dengan mengirim berkasnya lagi: Barang A.')
    .waitFor();
  expect(faults).toEqual([]);
});
