/** Answers of the reports on orders. */
import { z } from 'zod';
import {
  bulatHasil,
  harga,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { diketahuiMeta, kontak, nomor, tanggal } from './laporan.ts';
import { listAnswer } from './umum.ts';

/** The kinds of orders. */
export const JENIS_ORDER = ['order-pembelian', 'order-penjualan'] as const;

const orderRow = z
  .looseObject({
    transaksi_id: idHasil('Order'),
    nomor,
    tanggal,
    tanggal_kirim: tanggalHasil('Tanggal kirim, yang diminta').nullable(),
    hari_terlambat: bulatHasil(
      'Hari terlambat: lewat tanggal kirim; 0 bila tidak, null tanpa tanggal kirim',
    ).nullable(),
    ...kontak,
    lokasi_id: idHasil('Lokasi').nullable(),
    baris_id: idHasil('Baris order'),
    barang_id: idHasil('Barang'),
    barang_kode: teksHasil('Kode barang', 'KOP-01'),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    satuan: teksHasil('Kode satuan dasar, satuan dari semua jumlah dan harga', 'PCS'),
    qty_order: kuantitasHasil('Dipesan'),
    qty_dipenuhi: kuantitasHasil('Dipenuhi'),
    qty_sisa: kuantitasHasil('Belum dipenuhi'),
    reservasi: kuantitasHasil('Reservasi, untuk order ini'),
    harga: harga('Harga bersih, per satuan dasar dan sebelum pajak'),
    nilai_sisa: uang('Nilai sisa: nilai bersih yang belum dipenuhi'),
  })
  .meta({ id: 'LaporanOrderBaris' });

export const laporanOrder = listAnswer(orderRow, {
  meta: {
    jenis: pilihanHasil('Jenis order', JENIS_ORDER, 'JenisOrder'),
    per: tanggalHasil('Keadaan pada akhir tanggal ini'),
    ...diketahuiMeta,
    total_sisa: uang('Jumlah nilai yang belum dipenuhi'),
  },
});
