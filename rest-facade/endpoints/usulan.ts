/** Proposals that become drafts of orders. */
import { z } from 'zod';
import { usulanBeliDibuat } from '../../server/answers/usulan.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal, id } from '../base/fields.ts';

const usulanBeliBody = z
  .strictObject({
    baris: z
      .array(
        z.strictObject({
          barang_id: id('Barang'),
          lokasi_id: id('Lokasi tujuan').nullish(),
          kontak_id: id('Pemasok'),
          qty: desimal('kuantitas', 'Jumlah dalam satuan dasar', 'positive'),
        }),
      )
      .min(1)
      .max(10_000)
      .meta({ description: 'Tanpa ini: semua yang diusulkan dan punya pemasok' })
      .nullish(),
  })
  .meta({
    id: 'UsulanBeli',
    example: { baris: [{ barang_id: 1, lokasi_id: 1, kontak_id: 27, qty: 48 }] },
  });

export const usulanRows: readonly Row[] = [
  {
    right: 'transaksi',
    bagian: 'order-pembelian',
    modul: 'pembelian',
    aksi: 'draft',
    endpoint: 'POST /usulan-beli',
    summary: 'Membuat draft order pembelian dari usulan',
    description:
      'Satu draft tiap pemasok dan lokasi, tanpa diposting; bertanggal hari ini, dengan satuan dan harga pemasoknya. ' +
      'Tanpa baris: semua yang diusulkan laporan usulan-beli. Yang sudah ada dalam draft tidak diusulkan lagi.',
    body: usulanBeliBody,
    bodyOptional: true,
    idempotency: 'bebas',
    keys: ['draft'],
    location: '/draft',
    response: usulanBeliDibuat,
    call: ask('usulan_beli_create'),
  },
];
