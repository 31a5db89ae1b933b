/** Answers of the reports on what becomes of stock: slow movers, cover in days, classes. */
import { z } from 'zod';
import {
  angka,
  bulatHasil,
  graphqlNotes,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { diketahuiMeta, rentang } from './laporan.ts';
import { listAnswer } from './umum.ts';

const barang = {
  barang_id: idHasil('Barang'),
  kode: teksHasil('Kode barang', 'KOP-01'),
  nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
  satuan: teksHasil('Kode satuan dasar, satuan dari semua jumlah', 'PCS'),
};
const lokasi = {
  lokasi_id: idHasil('Lokasi; null tanpa per_lokasi').nullable(),
  lokasi_nama: teksHasil('Nama lokasi', 'Gudang Utama').nullable(),
};
const per = {
  per: tanggalHasil('Keadaan pada akhir tanggal ini'),
  ...diketahuiMeta,
  hari: bulatHasil('Banyaknya hari yang dilihat', 90),
};

const stokLambatRow = z
  .looseObject({
    ...barang,
    ...lokasi,
    terakhir_keluar: tanggalHasil('Terakhir keluar: terjual atau dipakai').nullable(),
    hari: bulatHasil('Hari sejak itu', 120).nullable(),
    qty: kuantitasHasil('Stok'),
    nilai: uang('Nilai'),
  })
  .meta({ id: 'LaporanStokLambatBaris' });

export const stokLambat = listAnswer(stokLambatRow, {
  meta: { ...per, total_nilai: uang('Jumlah nilai') },
});

const kecukupanRow = z
  .looseObject({
    ...barang,
    ...lokasi,
    qty: kuantitasHasil('Stok'),
    rata_keluar: kuantitasHasil('Keluar sehari, rata-rata terjual dan dipakai'),
    cukup_hari: angka(
      'Cukup hari: stok cukup untuk sekian hari; null bila tidak ada yang keluar',
    ).nullable(),
  })
  .meta({ id: 'LaporanKecukupanStokBaris' });

export const kecukupanStok = listAnswer(kecukupanRow, { meta: per });

export const DASAR_ABC = ['nilai', 'laba', 'qty'] as const;

const abcRow = z
  .looseObject({
    ...barang,
    nilai: angka('Penjualan bersih, laba kotor atau jumlah, menurut dasar'),
    bagian: angka('Bagian, persen dari jumlah yang positif'),
    kumulatif: angka('Kumulatif: jumlah bagian sampai barang ini, persen'),
    kelas: z
      .enum(['A', 'B', 'C'])
      .meta({ description: 'Kelas: A, B atau C', example: 'A' })
      .register(graphqlNotes, { name: 'KelasAbc' }),
  })
  .meta({ id: 'LaporanAbcBaris' });

export const abc = listAnswer(abcRow, {
  meta: {
    ...rentang,
    ...diketahuiMeta,
    dasar: pilihanHasil('Menurut apa', DASAR_ABC, 'DasarAbc'),
    jumlah: angka('Jumlah semua barang'),
    banyak_a: bulatHasil('Barang kelas A'),
    banyak_b: bulatHasil('Barang kelas B'),
    banyak_c: bulatHasil('Barang kelas C'),
  },
});
