/** Rebates: what a note about prices would say. */
import { z } from 'zod';
import { pilihan, tanggal, teks } from '../../server/answers/fields.ts';
import { rabat } from '../../server/answers/rabat.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { desimal, id } from '../base/fields.ts';

const persen = desimal('persen', 'Persen rabat', 'positive');

const rabatBody = z
  .strictObject({
    sisi: pilihan('Faktur siapa yang dihitung', ['pembelian']),
    kontak_id: id('Supplier'),
    dari: tanggal('Tanggal faktur pertama'),
    sampai: tanggal('Tanggal faktur terakhir', '2026-03-31'),
    persen: persen.nullish(),
    tingkat: z
      .array(
        z.strictObject({
          mulai: desimal('uang', 'Dasar mulai tingkat ini', 'not_negative'),
          persen: desimal('persen', 'Persen seluruh dasar', 'not_negative'),
        }),
      )
      .max(50)
      .nullish()
      .meta({
        description:
          'Tingkat menurut dasar; tingkat tertinggi yang tercapai berlaku untuk seluruh dasar. Atau persen',
        example: [{ mulai: 0, persen: 1 }],
      }),
    kategori: teks('Hanya barang kategori ini', 100, 'Minuman').nullish(),
    barang_id: id('Hanya barang ini').nullish(),
  })
  .meta({
    id: 'RabatHitung',
    example: {
      sisi: 'pembelian',
      kontak_id: 27,
      dari: '2026-01-01',
      sampai: '2026-03-31',
      persen: 2.5,
    },
  });

export const rabatRows: readonly Row[] = [
  {
    endpoint: 'POST /rabat/hitung',
    aksi: 'read',
    summary: 'Menghitung rabat',
    description:
      'Persen, atau tingkat yang tercapai, dari yang difakturkan supplier dalam masa itu setelah retur dan nota, dibagi ke baris fakturnya: ' +
      'detail sebuah nota (retur-pembelian dengan mode harga). Tidak menyimpan apa pun.',
    right: 'transaksi',
    bagian: 'pembelian',
    modul: 'pembelian',
    body: rabatBody,
    response: rabat,
    call: ask('rabat_hitung'),
  },
];
