/** Answers of the reports on purchases. */
import { z } from 'zod';
import {
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { diketahuiMeta, jenis, kontak, nomor, rentang, tanggal } from './laporan.ts';
import { kunci } from './laporan_barang.ts';
import { listAnswer } from './umum.ts';

const jumlah = {
  qty: kuantitasHasil('Qty, dalam satuan dasar'),
  dpp: uang('Bersih, sebelum pajak'),
  ppn: uang('PPN'),
  biaya: uang('Biaya tambahan, juga yang ditagih belakangan'),
  total: uang('Total: bersih, PPN dan biaya'),
};

const totalPembelian = {
  total_bersih: uang('Pembelian bersih sebelum pajak'),
  total_ppn: uang('PPN'),
  total_biaya: uang('Biaya tambahan'),
  total_semua: uang('Pembelian bersih, PPN dan biaya'),
};

const pembelianRow = z
  .looseObject({
    transaksi_id: idHasil('Transaksi'),
    nomor,
    tanggal,
    jenis,
    pembalik: z.boolean().meta({ description: 'Pembatalan', example: false }),
    nomor_faktur_supplier: teksHasil('Nomor faktur pemasok', 'INV-17').nullable(),
    ...kontak,
    lokasi_id: idHasil('Lokasi').nullable(),
    baris_id: idHasil('Baris dokumen'),
    barang_id: idHasil('Barang').nullable(),
    barang_kode: teksHasil('Kode barang', 'KOP-01').nullable(),
    barang_nama: teksHasil('Nama barang, keterangan atau akun', 'Kopi Bubuk 200 g'),
    akun_kode: teksHasil('Akun, dari baris tanpa barang', '6101').nullable(),
    qty: jumlah.qty,
    satuan: teksHasil('Kode satuan dasar, satuan dari qty dan harga', 'PCS').nullable(),
    harga: harga('Harga bersih, per satuan dasar').nullable(),
    dpp: jumlah.dpp,
    ppn: jumlah.ppn,
    biaya: jumlah.biaya,
    total: jumlah.total,
  })
  .meta({ id: 'LaporanPembelianBaris' });

export const pembelian = listAnswer(pembelianRow, {
  meta: { ...rentang, ...diketahuiMeta, ...totalPembelian },
});

/** The groups of purchases that a report may ask for; kontak and pemasok are the same. */
export const GROUP_BY_BELI = ['barang', 'kategori', 'kontak', 'pemasok', 'bulan', 'hari'] as const;

const kelompok = (description: string) =>
  z
    .enum(GROUP_BY_BELI)
    .meta({ description, example: 'bulan' })
    .register(graphqlNotes, { type: 'KelompokPembelian' });

export const pembelianSummaryRow = z
  .looseObject({
    kunci: kunci('Barang, kategori, kontak, bulan atau hari; null tanpa itu'),
    kode: teksHasil('Kode barang atau kontak', 'KOP-01').nullable(),
    nama: teksHasil('Nama kelompok', '2026-01').nullable(),
    kunci_2: kunci('Kunci menurut dimensi kedua; hanya bila diminta dua').optional(),
    kode_2: teksHasil('Kode menurut dimensi kedua', 'KOP-01').nullable().optional(),
    nama_2: teksHasil('Nama menurut dimensi kedua', '2026-01').nullable().optional(),
    ...jumlah,
  })
  .meta({ id: 'LaporanPembelianRingkasan' });

export const pembelianSummary = listAnswer(pembelianSummaryRow, {
  meta: {
    group_by: kelompok('Dikelompokkan menurut'),
    group_by_2: kelompok('Lalu menurut').nullable(),
    ...rentang,
    ...diketahuiMeta,
    ...totalPembelian,
    rekonsiliasi: z.array(
      z
        .object({
          kunci: teksHasil('Nama tetap untuk mesin', 'biaya_tambahan'),
          nama: teksHasil('Nama baris', 'Biaya tambahan pada pembelian'),
          nilai: uang('Nilai; semua baris sebelum yang terakhir berjumlah sama dengannya'),
        })
        .meta({ id: 'LaporanPembelianRekonsiliasi' }),
    ),
  },
});

const hargaBeliRow = z
  .looseObject({
    barang_id: idHasil('Barang'),
    barang_kode: teksHasil('Kode barang', 'KOP-01'),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    satuan: teksHasil('Kode satuan dasar, satuan dari qty dan harga', 'PCS'),
    ...kontak,
    harga_terakhir: harga('Harga terakhir, bersih per satuan dasar'),
    harga_terendah: harga('Harga terendah, bersih per satuan dasar'),
    harga_rata: harga('Harga rata-rata, bersih per satuan dasar menurut jumlah'),
    qty: kuantitasHasil('Dibeli'),
    tanggal: tanggalHasil('Tanggal, dari pembelian terakhir'),
    dokumen_id: idHasil('Pembelian terakhir'),
  })
  .meta({ id: 'LaporanHargaBeliBaris' });

export const hargaBeli = listAnswer(hargaBeliRow, { meta: { ...rentang, ...diketahuiMeta } });
