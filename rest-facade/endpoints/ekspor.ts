/** Everything that a tenant has, as files: docs/exports.md. */
import { z } from 'zod';
import { pilihan, tanggal } from '../../server/answers/fields.ts';
import type { Row } from '../base/endpoint.ts';

export const eksporRows: readonly Row[] = [
  {
    right: 'transaksi',
    endpoint: 'GET /ekspor/semua',
    summary: 'Seluruh data sebagai zip',
    description:
      'Data induk, saldo awal per hari itu dan dokumen dalam bentuk yang dibaca impor, lalu semua dokumen, jurnal, mutasi ' +
      'stok dan pelunasan. Ditulis sambil dibaca, dalam satu keadaan pembukuan. format=json menyebut saja berkasnya, dan ' +
      'apa yang tidak terbawa (tertinggal). Kunci memerlukan master:read, transaksi:read dan laporan:read.',
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
    handler: 'eksporSemua',
  },
];
