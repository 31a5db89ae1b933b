/** `tenant import` of a folder, a zip and a whole workbook, as an operator types it. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importAny } from '../../db/scripts/import_bundle.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { bukuOf, zipOf } from './paket.ts';

const { data, openToko } = openStory();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'niaga-paket-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bring = async (toko: Toko, where: string, said: object = {}) =>
  (await importAny(data.ownerUrl, toko.kode, where, { rehearse: false, ...said })).join('\n');

const FILES = {
  'a/kontak.csv': 'kode;nama\nPLG-9;Toko Maju\n',
  'b/saldo-awal-stok.csv': 'barang;qty;hpp\nKOP-9;50;90\n',
  'barang.csv': 'kode;nama;satuan;harga_jual\nKOP-9;Kopi;SAK;150\n',
  'penjualan.csv': `nomor;tanggal;kontak;lokasi;barang;qty;harga\nJ-1;${hari('01-05')};PLG-9;UTAMA;KOP-9;50;150\n`,
  'BACA DULU.txt': 'baca',
};
const SET = ['a/kontak.csv: tipe=pelanggan', 'b/saldo-awal-stok.csv: lokasi=UTAMA'];

async function written(nama: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, nama, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return path.join(folder, nama);
}

test('a folder goes in as a whole: what each part was taken for, what is asked, and the run', async () => {
  const toko = await openToko();
  const where = await written('toko', FILES);
  await expect(bring(toko, where)).rejects.toThrow(/^ada_temuan$/m);
  await expect(bring(toko, where)).rejects.toThrow(/baris 2, satuan: tidak ditemukan: SAK/);
  for (const [said, message] of [
    [{ set: ['tipe=pelanggan'] }, /^--set tipe=pelanggan: sebut bagiannya, misalnya --set '/],
    [{ set: ['a/kontak.csv: tipe=x'] }, /^--set a\/kontak.csv.tipe: harus salah satu dari/],
    [{ jenis: ['lain.csv=barang'] }, /^--jenis lain.csv: bagian itu tidak ada; yang ada: /],
    [{ make: 'rumah' }, /^--make .*: harus "semua" atau daftar dari/],
    [{ sheet: '1' }, /^--sheet: hanya bersama --jenis JENIS/],
  ] as const) {
    await expect(bring(toko, where, said)).rejects.toThrow(message);
  }
  const gladi = await bring(toko, where, { set: SET, make: 'semua', rehearse: true });
  expect(gladi).toMatch(/^BACA DULU.txt: dilewati \(petunjuk\)$/m);
  expect(gladi).toMatch(/^a\/kontak.csv: kontak \(.*kontak/m);
  expect(gladi).toMatch(/^ {4}dibuatkan: 1 satuan \(SAK\)$/m);
  expect(gladi).toMatch(/^siap$/m);
  expect(await toko.rows('select from barang')).toEqual([]);
  const jadi = await bring(toko, where, { set: SET, make: 'semua' });
  expect(jadi).toMatch(/^penjualan.csv: penjualan .*\n(.*\n)* {2}selesai: 1 dibuat/m);
  expect(jadi.split('\n').at(-1)).toBe('selesai');
  expect(await toko.value('select sum(qty)::int from stok_lokasi')).toBe(0);
  // Again nothing, and no word of it is left for the workers.
  expect(await bring(toko, where, { set: SET, make: 'semua' })).toMatch(
    /^penjualan.csv: .*\n(.*\n)* {2}selesai: 0 dibuat, 0 diubah, 1 sudah ada/m,
  );
  expect(await toko.value(`select count(*)::int from outbox where jenis = 'impor'`)).toBe(0);
});

test('a zip, a workbook and a single file of no said kind go in so; what is guessed is asked', async () => {
  const toko = await openToko();
  const zip = path.join(folder, 'toko.zip');
  await writeFile(zip, await zipOf(FILES));
  expect(await bring(toko, zip, { set: SET, make: 'semua' })).toMatch(/^selesai$/m);
  const buku = path.join(folder, 'buku.xlsx');
  await writeFile(
    buku,
    await bukuOf({
      Sheet1: 'Kode|Nama|Keterangan\nA|Toko A|x\nB|Toko B|y',
      Sheet2: 'Merah|Biru\nsatu|dua',
      Barang: 'Kode|Nama|Satuan\nA-1|Gula|PCS',
    }),
  );
  await expect(bring(toko, buku)).rejects.toThrow(
    /^Sheet2: tidak dipakai .*--jenis 'Sheet2=JENIS'/m,
  );
  await expect(bring(toko, buku)).rejects.toThrow(/^ {2}belum pasti: dikira .*--jenis 'Sheet1=/m);
  expect(
    await bring(toko, buku, { jenis: ['Sheet1=kontak'], set: ['Sheet1: tipe=pelanggan'] }),
  ).toMatch(/^selesai$/m);
  expect(await toko.value(`select count(*)::int from kontak where kode in ('A', 'B')`)).toBe(2);
  const satu = path.join(folder, 'barang.csv');
  await writeFile(satu, 'kode,nama,satuan\nZ-1,Teh,PCS\n');
  expect(await bring(toko, satu)).toMatch(/^barang.csv: barang /m);
  expect(await bring(toko, satu, { jenis: ['barang'] })).toMatch(/^selesai: 0 dibuat/m);
});

test('what is no folder of tables is said plainly', async () => {
  const toko = await openToko();
  const kosong = await written('kosong', { 'a.txt': 'x' });
  await expect(bring(toko, kosong)).rejects.toThrow('tidak ada bagian yang berisi tabel');
  const dalam = await written('dalam', { 'barang.csv': 'kode,nama,satuan\nA,B,PCS\n' });
  await cp(path.join(folder, 'toko.zip'), path.join(dalam, 'x.zip'));
  await expect(bring(toko, dalam)).rejects.toThrow('x.zip: zip di antara berkas; kirim sendiri');
  // What is wrong with one part keeps all of them.
  const jual = await written('jual', {
    'barang.csv': 'kode,nama,satuan\nQ-1,Kopi,PCS\n',
    'penjualan.csv': `nomor,tanggal,kontak,lokasi,barang,qty,harga\nJ-7,${hari('01-05')},,UTAMA,Q-1,1,150\n`,
  });
  await expect(bring(toko, jual)).rejects.toThrow(/ {4}baris 2, kontak: wajib diisi\n/);
  expect(await toko.value(`select count(*)::int from barang where kode = 'Q-1'`)).toBe(0);
});
