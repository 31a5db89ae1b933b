import { z } from 'zod';
import { boolean, tanggal } from '../../server/answers/fields.ts';
import { desimal, id } from '../base/fields.ts';
import { catatanPolos, catatanStok } from './dokumen.ts';

const baris = z.strictObject({
  barang_id: id('Barang yang dipindahkan'),
  satuan_id: id('Satuan; tanpa ini satuan dasar barang').nullish(),
  qty: desimal('kuantitas', 'Jumlah dalam satuan baris', 'positive'),
  ...catatanPolos,
});

/** Kind 5, transfer-stok: stock moved between locations, at once or in two steps. */
export const transferStokBody = z
  .strictObject({
    tanggal: tanggal('Tanggal pengiriman'),
    lokasi_asal_id: id('Lokasi asal'),
    lokasi_tujuan_id: id('Lokasi tujuan, bukan lokasi asal'),
    dua_langkah: boolean(
      'Barang dalam perjalanan sampai diterima (aksi terima); bawaannya langsung sampai',
    ).nullish(),
    ...catatanStok,
    detail: z.array(baris).min(1).max(1000),
  })
  .meta({
    id: 'TransferStok',
    example: {
      tanggal: '2026-01-31',
      lokasi_asal_id: 1,
      lokasi_tujuan_id: 2,
      dua_langkah: false,
      detail: [{ barang_id: 1, qty: 5 }],
    },
  });
