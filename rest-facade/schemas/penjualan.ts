import { z } from 'zod';
import { bilanganBulat, teksWajib } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import {
  catatanBaris,
  ekor,
  kepala,
  kodePajak,
  nomorFakturPajak,
  orderBaris,
  potongan,
  sudahTerhitungOpname,
} from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang'),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive'),
  harga: desimal(
    'harga_satuan',
    'Harga per satuan; tanpa ini dicari dari daftar harga',
    'not_negative',
  ).nullish(),
  ...potongan,
  pajak_kode: kodePajak.nullish(),
  ...catatanBaris,
  order_baris_id: orderBaris,
  nomor_faktur_pajak: nomorFakturPajak,
});

/** Kind 1, penjualan: goods or services sold, on credit or paid. */
export const penjualanBody = z
  .strictObject({
    ...kepala,
    harga_kode: teksWajib('Tingkat harga; tanpa ini menurut kontak', 20, 'ECER').nullish(),
    sudah_terhitung_opname: sudahTerhitungOpname,
    detail: z.array(baris).min(1).max(1000),
    ...ekor,
    ongkos: desimal('uang', 'Ongkos kirim yang ditagihkan', 'not_negative').nullish(),
    ongkos_pajak_kode: kodePajak.nullish(),
    kembalian: desimal('uang', 'Uang kembali', 'not_negative').nullish(),
    poin: bilanganBulat('Poin pelanggan yang dipakai membayar', 0, 1e12).nullish(),
  })
  .meta({
    id: 'Penjualan',
    example: {
      tanggal: '2026-01-31',
      kontak_id: 1,
      lokasi_id: 1,
      detail: [{ barang_id: 1, qty: 2, harga: 15000 }],
      pembayaran: [{ akun_kode: '1101', jumlah: 30000 }],
    },
  });
