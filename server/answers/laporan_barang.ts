/** Answers of the reports on goods: stock and sales. */
import { z } from 'zod';
import {
  boolean,
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  tanpaBiaya,
  teksHasil,
  uang,
} from './fields.ts';
import {
  diketahuiMeta,
  hppTertunda,
  jenis,
  keterangan,
  kontak,
  nomor,
  rentang,
  tanggal,
} from './laporan.ts';
import { listAnswer } from './umum.ts';

const stokRow = z
  .looseObject({
    barang_id: idHasil('Barang'),
    kode: teksHasil('Kode barang', 'BRG-0001'),
    nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    lokasi_id: idHasil('Lokasi; hanya dengan per_lokasi').optional(),
    lokasi_nama: teksHasil('Nama lokasi; hanya dengan per_lokasi', 'Gudang Utama').optional(),
    qty: kuantitasHasil('Stok dalam satuan dasar'),
    tersedia: kuantitasHasil('Stok dikurangi yang direservasi order penjualan, satuan dasar'),
    dipesan: kuantitasHasil('Dipesan ke supplier dan belum datang, satuan dasar'),
    nilai: tanpaBiaya(uang('Nilai')),
    hpp: harga('Nilai per satuan dasar').nullable(),
  })
  .meta({ id: 'StokBaris' })
  .register(graphqlNotes, { name: 'LaporanStokBaris' });

export const stok = listAnswer(stokRow, {
  meta: {
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...diketahuiMeta,
    total_nilai: tanpaBiaya(uang('Jumlah nilai')),
    total_kontrol: tanpaBiaya(uang('Saldo akun persediaan seluruhnya')),
    kontrol_disaring: tanpaBiaya(
      boolean('total_kontrol disaring seperti datanya; barang dan lokasi tidak diketahuinya'),
    ),
    hpp_tertunda: hppTertunda,
  },
});

const saldoStok = (description: string) =>
  z
    .object({ qty: kuantitasHasil('Stok'), nilai: tanpaBiaya(uang('Nilai')) })
    .meta({ description })
    .register(graphqlNotes, { name: 'KartuStokSaldo' });

const kartuStokRow = z
  .looseObject({
    id: idHasil('Mutasi'),
    tanggal,
    nomor,
    jenis,
    mutasi: pilihanHasil(
      'Arah mutasi',
      ['masuk', 'keluar', 'pembalik', 'koreksi_hpp'],
      'JenisMutasi',
    ),
    transaksi_id: idHasil('Transaksi').nullable(),
    kontak_id: kontak.kontak_id,
    lokasi_id: idHasil('Lokasi'),
    lokasi_nama: teksHasil('Nama lokasi', 'Gudang Utama'),
    masuk: kuantitasHasil('Jumlah masuk'),
    keluar: kuantitasHasil('Jumlah keluar'),
    nilai: tanpaBiaya(uang('Nilai mutasi')),
    saldo_qty: kuantitasHasil('Stok berjalan'),
    saldo_nilai: tanpaBiaya(uang('Nilai berjalan')),
    koreksi_untuk: idHasil('Mutasi yang dikoreksinya').nullable(),
    membalik_id: idHasil('Mutasi yang dibaliknya').nullable(),
    opname_id: idHasil('Opname yang sudah menghitung barang ini').nullable(),
    keterangan,
  })
  .meta({ id: 'KartuStokBaris' });

export const kartuStok = listAnswer(kartuStokRow, {
  meta: {
    barang_id: idHasil('Barang'),
    kode: stokRow.shape.kode,
    nama: stokRow.shape.nama,
    lokasi_id: idHasil('Lokasi, bila hanya satu').nullable(),
    ...rentang,
    ...diketahuiMeta,
    saldo_awal: saldoStok('Stok dan nilai di awal'),
    saldo_akhir: saldoStok('Stok dan nilai di akhir'),
    hpp_tertunda: hppTertunda,
  },
});

export const ukuran = {
  qty: kuantitasHasil('Jumlah dalam satuan dasar').nullable(),
  bruto: uang('Bruto'),
  potongan: uang('Potongan'),
  bersih: uang('Bersih'),
  hpp: uang('HPP').nullable(),
  laba: uang('Laba kotor').nullable(),
};

const totalPenjualan = {
  total_bersih: uang('Penjualan bersih'),
  total_hpp: uang('HPP'),
  total_laba: uang('Laba kotor'),
};

const penjualanRow = z
  .looseObject({
    transaksi_id: idHasil('Transaksi'),
    nomor,
    tanggal,
    jenis,
    pembalik: z.boolean().meta({ description: 'Pembatalan', example: false }),
    ...kontak,
    lokasi_id: idHasil('Lokasi').nullable(),
    baris_id: idHasil('Baris dokumen; null untuk ongkos kirim').nullable(),
    barang_id: idHasil('Barang').nullable(),
    barang_kode: teksHasil('Kode barang', 'KOP-01').nullable(),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    qty: ukuran.qty,
    satuan: teksHasil('Kode satuan dasar, satuan dari qty dan harga', 'PCS').nullable(),
    harga: harga('Harga per satuan dasar').nullable(),
    bruto: ukuran.bruto,
    potongan: ukuran.potongan,
    bersih: ukuran.bersih,
    hpp: ukuran.hpp,
    laba: ukuran.laba,
  })
  .meta({ id: 'LaporanPenjualanBaris' });

export const penjualan = listAnswer(penjualanRow, {
  meta: { ...rentang, ...diketahuiMeta, ...totalPenjualan },
});

/** The groups of sales that a report may ask for; kontak and pelanggan are the same. */
export const GROUP_BY = ['barang', 'kategori', 'kontak', 'pelanggan', 'bulan', 'hari'] as const;

/** The key of a group: an id, or a text. */
export const kunci = (description: string) =>
  z
    .union([z.number(), z.string()])
    .nullable()
    .meta({ description, example: '2026-01' })
    .register(graphqlNotes, { type: 'String' });
const kelompok = (description: string) =>
  z
    .enum(GROUP_BY)
    .meta({ description, example: 'bulan' })
    .register(graphqlNotes, { type: 'KelompokPenjualan' });

export const penjualanSummaryRow = z
  .looseObject({
    kunci: kunci('Barang, kategori, kontak, bulan atau hari; null tanpa itu'),
    kode: teksHasil('Kode barang atau kontak', 'KOP-01').nullable(),
    nama: teksHasil('Nama kelompok', '2026-01').nullable(),
    kunci_2: kunci('Kunci menurut dimensi kedua; hanya bila diminta dua').optional(),
    kode_2: teksHasil('Kode menurut dimensi kedua', 'KOP-01').nullable().optional(),
    nama_2: teksHasil('Nama menurut dimensi kedua', '2026-01').nullable().optional(),
    ...ukuran,
  })
  .meta({ id: 'LaporanPenjualanRingkasan' });

const rekonsiliasiPenjualan = z
  .object({
    kunci: teksHasil('Nama tetap untuk mesin', 'potongan_pelunasan'),
    nama: teksHasil('Nama baris', 'Potongan pelunasan piutang'),
    nilai: uang('Nilai; semua baris sebelum yang terakhir berjumlah sama dengannya'),
  })
  .meta({ id: 'LaporanPenjualanRekonsiliasi' });

export const penjualanSummary = listAnswer(penjualanSummaryRow, {
  meta: {
    group_by: kelompok('Dikelompokkan menurut'),
    group_by_2: kelompok('Lalu menurut').nullable(),
    ...rentang,
    ...diketahuiMeta,
    ...totalPenjualan,
    rekonsiliasi: z.array(rekonsiliasiPenjualan),
  },
});
