/** Everything that a tenant has, as files: docs/exports.md. */
import { z } from 'zod';
import {
  bulatHasil,
  pilihan,
  tanggal,
  tanggalHasil,
  teksHasil,
} from '../../server/answers/fields.ts';
import type { Row } from '../base/endpoint.ts';

/** What the files would be, and what they cannot carry. */
const isiEkspor = z
  .object({
    per: tanggalHasil('Saldo awal pada akhir tanggal ini'),
    kode: teksHasil('Kode tenant', 'demo'),
    nama: teksHasil('Nama tenant', 'Toko Sembako Makmur'),
    berkas: z
      .array(
        z.looseObject({
          nama: teksHasil('Nama berkas, tanpa akhirannya', '01-satuan'),
          judul: teksHasil('Judul', 'Satuan'),
          impor: teksHasil('Jenis impor yang membacanya', 'satuan').nullable(),
        }),
      )
      .meta({ description: 'Berkasnya, menurut urutannya' }),
    tertinggal: z
      .array(
        z.object({
          perihal: teksHasil('Perihal', 'titipan'),
          pesan: teksHasil('Yang tidak terbawa', 'titipan pelanggan tidak terbawa'),
          banyak: bulatHasil('Banyaknya'),
          contoh: z
            .array(z.string())
            .meta({ description: 'Beberapa kode atau nomornya', example: ['PLG-01'] }),
        }),
      )
      .meta({ description: 'Yang tidak terbawa' }),
  })
  .meta({ id: 'IsiEkspor' });

export const eksporRows: readonly Row[] = [
  {
    right: 'ekspor',
    endpoint: 'GET /ekspor/semua',
    summary: 'Seluruh data sebagai zip',
    description:
      'Data induk, saldo awal per hari itu dan dokumen dalam bentuk yang dibaca impor, lalu semua dokumen, jurnal, mutasi ' +
      'stok dan pelunasan. Ditulis sambil dibaca, dalam satu keadaan pembukuan. format=json menyebut saja berkasnya, dan ' +
      'apa yang tidak terbawa (tertinggal). Kunci memerlukan ekspor:read, master:read, transaksi:read dan laporan:read.',
    query: {
      per: tanggal('Saldo awal pada akhir tanggal ini; baku hari ini').optional(),
      format: pilihan('Bentuk berkas di dalamnya; baku xlsx. json: tanpa berkasnya', [
        'xlsx',
        'csv',
        'json',
      ]).optional(),
    },
    response: z.string().meta({ format: 'binary', example: 'PK…' }),
    mediaType: 'application/zip',
    asJson: isiEkspor,
    handler: 'eksporSemua',
  },
];
