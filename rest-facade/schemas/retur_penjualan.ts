import { z } from 'zod';
import { pilihan, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { akunKasTunai, catatanBaris, catatanStok, kodePajak } from './dokumen.ts';

const baris = z.strictObject({
  baris_asal_id: id('Baris penjualan (detail[].id); harga dan pajaknya berlaku').nullish(),
  barang_id: id('Barang; hanya untuk retur tanpa penjualan').nullish(),
  satuan_id: id('Satuan barang itu; tanpa ini satuan baris asal, atau satuan dasar').nullish(),
  qty: desimal('kuantitas', 'Jumlah, paling banyak yang dijual dan belum diretur', 'positive'),
  harga: desimal(
    'harga_satuan',
    'Harga bersih per satuan; hanya dan selalu untuk retur tanpa penjualan',
    'not_negative',
  ).nullish(),
  pajak_kode: kodePajak.nullish(),
  hpp: desimal(
    'harga_satuan',
    'Harga pokok per satuan dasar untuk retur tanpa penjualan; tanpa ini rata-rata (FIFO: lapisan terbaru), lalu yang terakhir',
    'not_negative',
  ).nullish(),
  ...catatanBaris,
});

/** Kind 3, retur-penjualan: goods that a customer returns. */
export const returPenjualanBody = z
  .strictObject({
    tanggal: tanggal('Tanggal berlaku, tidak sebelum penjualannya'),
    kontak_id: id('Pelanggan, sama dengan penjualannya'),
    lokasi_id: id('Lokasi tempat barang masuk'),
    dokumen_asal_id: id('Penjualan yang diretur; tanpa ini dari baris_asal_id').nullish(),
    cara: pilihan(
      'potong_piutang (bawaan): mengurangi sisa penjualannya, kelebihannya titipan; tunai: kelebihannya dibayar; titipan (bawaan tanpa penjualan): seluruhnya titipan',
      ['potong_piutang', 'tunai', 'titipan'],
    ).nullish(),
    akun_kas: akunKasTunai,
    kondisi: pilihan('baik (bawaan), atau rusak: langsung dihapus dari stok', [
      'baik',
      'rusak',
    ]).nullish(),
    ...catatanStok,
    detail: z.array(baris).min(1).max(1000),
  })
  .meta({
    id: 'ReturPenjualan',
    example: {
      tanggal: '2026-01-31',
      kontak_id: 16,
      lokasi_id: 1,
      dokumen_asal_id: 5,
      detail: [{ baris_asal_id: 6, qty: 2 }],
    },
  });
