import { z } from 'zod';
import { boolean, tanggal, teksWajib } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanBaris, kepala, kodePajak, potongan } from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang'),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive'),
  harga: desimal(
    'harga_satuan',
    'Harga per satuan; tanpa ini dari daftar harga, pada order pembelian harga_beli',
    'not_negative',
  ).nullish(),
  ...potongan,
  pajak_kode: kodePajak.nullish(),
  ...catatanBaris,
});

const { jatuh_tempo: _, ...kepalaOrder } = kepala;

const order = {
  ...kepalaOrder,
  lokasi_id: id('Lokasi').nullish(),
  tanggal_kirim: tanggal('Tanggal yang dijanjikan, tidak sebelum tanggal').nullish(),
  harga_termasuk_pajak: boolean('Harga sudah termasuk pajak').nullish(),
  detail: z.array(baris).min(1).max(1000),
};

const example = {
  tanggal: '2026-01-31',
  kontak_id: 1,
  lokasi_id: 1,
  tanggal_kirim: '2026-02-07',
  detail: [{ barang_id: 1, qty: 2, harga: 15000 }],
};

/** Kind 8, order-pembelian: goods ordered from a supplier. */
export const orderPembelianBody = z
  .strictObject({
    ...order,
    reservasi: z
      .literal(false)
      .nullish()
      .meta({ description: 'Yang akan datang tidak direservasi; hanya false', example: false }),
  })
  .meta({ id: 'OrderPembelian', example: { ...example, kontak_id: 27 } });

/** Kind 9, order-penjualan: goods that a customer ordered. */
export const orderPenjualanBody = z
  .strictObject({
    ...order,
    reservasi: boolean('Simpankan stok yang kini tersedia untuk order ini').nullish(),
    harga_kode: teksWajib('Tingkat harga; tanpa ini menurut kontak', 20, 'ECER').nullish(),
  })
  .meta({ id: 'OrderPenjualan', example: { ...example, reservasi: true } });
