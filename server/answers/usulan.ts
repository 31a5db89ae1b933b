/** Answers about what to buy, and the drafts of orders that it becomes. */
import { z } from 'zod';
import {
  bulatHasil,
  harga,
  idHasil,
  kuantitasHasil,
  tanggalHasil,
  teksHasil,
  uang,
} from './fields.ts';
import { diketahuiMeta } from './laporan.ts';
import { listAnswer } from './umum.ts';

const usulanRow = z
  .looseObject({
    barang_id: idHasil('Barang'),
    kode: teksHasil('Kode barang', 'KOP-01'),
    nama: teksHasil('Nama barang', 'Kopi Bubuk 200 g'),
    satuan: teksHasil('Kode satuan dasar, satuan dari semua jumlah dan harga', 'PCS'),
    lokasi_id: idHasil('Lokasi; null semua lokasi bersama').nullable(),
    lokasi_nama: teksHasil('Nama lokasi', 'Gudang Utama').nullable(),
    qty: kuantitasHasil('Stok'),
    reservasi: kuantitasHasil('Reservasi, oleh order penjualan'),
    dipesan: kuantitasHasil('Dipesan, dan belum datang'),
    draf: kuantitasHasil('Dalam draft: order pembelian, milik siapa pun'),
    proyeksi: kuantitasHasil(
      'Proyeksi: stok dikurangi reservasi, ditambah yang dipesan dan yang dalam draft',
    ),
    minimum: kuantitasHasil('Stok minimum').nullable(),
    maksimum: kuantitasHasil('Stok maksimum').nullable(),
    rata_jual: kuantitasHasil('Terjual sehari, rata-rata'),
    waktu_tunggu_hari: bulatHasil('Waktu tunggu, hari dari pesan sampai datang', 7).nullable(),
    titik: kuantitasHasil(
      'Titik beli: di bawah ini dibeli lagi; minimum, atau yang terjual selama menunggu',
    ),
    usulan: kuantitasHasil('Usulan; null bila cukup').nullable(),
    kontak_id: idHasil('Pemasok').nullable(),
    kontak_nama: teksHasil('Pemasok', 'CV Sumber Kopi').nullable(),
    kode_pemasok: teksHasil('Kode barang di pemasok', 'KP-165').nullable(),
    harga: harga('Harga beli, per satuan dasar').nullable(),
    nilai: uang('Nilai usulan').nullable(),
  })
  .meta({ id: 'LaporanUsulanBeliBaris' });

export const laporanUsulanBeli = listAnswer(usulanRow, {
  meta: {
    per: tanggalHasil('Keadaan hari ini'),
    ...diketahuiMeta,
    hari: bulatHasil('Banyaknya hari dari rata-rata penjualan', 90),
    total_nilai: uang('Jumlah nilai usulan'),
    tanpa_pemasok: bulatHasil('Usulan tanpa pemasok; tidak dibuat draftnya'),
  },
});

export const usulanBeliDibuat = z
  .object({
    draft: z
      .array(
        z
          .object({
            draft_id: idHasil('Draft order pembelian'),
            kontak_id: idHasil('Pemasok'),
            lokasi_id: idHasil('Lokasi').nullable(),
            total: uang('Jumlah qty kali harga, sebelum pajak'),
          })
          .meta({ id: 'UsulanBeliDraft' }),
      )
      .meta({ description: 'Draft order pembelian, satu tiap pemasok dan lokasi' }),
  })
  .meta({ id: 'UsulanBeliDibuat' });
