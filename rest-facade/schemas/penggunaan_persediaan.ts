import { z } from 'zod';
import { tanggal, teks } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanBaris, catatanStok, kodeAkun, kodePajak } from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang yang dipakai'),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive'),
  akun_kode: kodeAkun
    .nullish()
    .meta({ description: 'Akun beban, klas 5 atau 6; tanpa ini menurut peran beban_penggunaan' }),
  pajak_kode: kodePajak.nullish().meta({
    description: 'Pajak pemakaian sendiri, dihitung dari harga pokok; tanpa ini tidak ada',
  }),
  ...catatanBaris,
});

/** Kind 7, penggunaan-persediaan: stock taken for own use, at cost. */
export const penggunaanPersediaanBody = z
  .strictObject({
    tanggal: tanggal('Tanggal berlaku'),
    lokasi_id: id('Lokasi tempat barang diambil'),
    alasan: teks('Untuk apa barang dipakai', 1000).nullish(),
    ...catatanStok,
    detail: z.array(baris).min(1).max(1000),
  })
  .meta({
    id: 'PenggunaanPersediaan',
    example: {
      tanggal: '2026-01-31',
      lokasi_id: 1,
      alasan: 'Perlengkapan kantor',
      detail: [{ barang_id: 1, qty: 1, akun_kode: '6204' }],
    },
  });
