/** The answer of the three-way match. */
import { z } from 'zod';
import {
  bulatHasil,
  graphqlNotes,
  harga,
  idHasil,
  kuantitasHasil,
  pilihanHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { diketahuiMeta, kontak, nomor, rentang, tanggal } from './laporan.ts';
import { listAnswer } from './umum.ts';

/** How a line matches; in the words of the database. */
export const STATUSES_PENCOCOKAN = [
  'cocok',
  'belum_terima',
  'belum_ditagih',
  'lebih_ditagih',
  'beda_harga',
  'ditutup',
] as const;

const pencocokanRow = z
  .looseObject({
    dokumen: teksHasil(
      'Dokumen; order, penerimaan tanpa order, atau faktur tanpa keduanya',
      'order',
    ),
    dokumen_id: idHasil('Dokumennya'),
    nomor_transaksi: nomor,
    tanggal,
    ...kontak,
    baris_id: idHasil('Barisnya'),
    barang_id: idHasil('Barang'),
    barang_kode: teksHasil('Kode barang', 'KOP-01'),
    barang_nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    satuan: teksHasil('Kode satuan dasar, satuan dari semua jumlah dan harga', 'PCS'),
    qty_order: kuantitasHasil('Jumlah dipesan').nullable(),
    qty_terima: kuantitasHasil('Jumlah diterima; juga bersama fakturnya'),
    qty_retur: kuantitasHasil('Jumlah kembali; sebelum ditagih'),
    qty_tutup: kuantitasHasil('Jumlah ditutup; tidak akan ditagih lagi'),
    qty_tagih: kuantitasHasil('Jumlah ditagih'),
    harga_order: harga('Harga order; bersih').nullable(),
    harga_terima: harga('Harga diterima; bersih').nullable(),
    harga_tagih: harga('Harga ditagih; bersih, dengan nota harganya').nullable(),
    selisih_qty: kuantitasHasil(
      'Selisih jumlah; ditagih dikurangi yang diterima dan tidak kembali',
    ),
    selisih_nilai: uang(
      'Selisih nilai; yang ditagih dikurangi nilainya menurut order, atau menurut penerimaan bila tanpa order',
    ),
    status: pilihanHasil('Kecocokan', STATUSES_PENCOCOKAN, 'StatusPencocokan'),
  })
  .meta({ id: 'PencocokanBaris' })
  .register(graphqlNotes, { name: 'LaporanPencocokanBaris' });

export const pencocokan = listAnswer(pencocokanRow, {
  meta: {
    ...rentang,
    ...diketahuiMeta,
    total_selisih: uang('Jumlah selisih nilai'),
    belum_cocok: bulatHasil('Banyaknya baris yang belum cocok', 2),
  },
});
