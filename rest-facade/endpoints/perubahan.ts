/** What happened in a tenant, for programs that keep a copy of it: docs/feed.md. */
import { z } from 'zod';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';

export const perubahanRows: readonly Row[] = [
  {
    endpoint: 'GET /perubahan',
    right: 'laporan',
    modul: 'laporan',
    summary: 'Peristiwa sejak sebuah kursor',
    description:
      'Peristiwa tenant menurut urutannya, paling banyak 500; kursor dipakai sebagai sejak berikutnya. Disimpan 30 hari: ' +
      'kursor yang lebih tua dijawab 409 KOKUR. Dengan tunggu dijawab begitu ada peristiwa.',
    query: {
      sejak: z
        .string()
        .regex(/^\d{1,15}$/, 'harus kursor dari jawaban sebelumnya')
        .meta({ description: 'Kursor jawaban sebelumnya; tanpanya dari yang tertua', example: '0' })
        .optional(),
      tunggu: z
        .string()
        .regex(/^([12]?\d|30)$/, { error: () => sentence('bulat_antara', 0, 30) })
        .meta({
          description: 'Berapa detik menunggu bila belum ada peristiwa; baku 0',
          override: { type: 'integer', minimum: 0, maximum: 30 },
          example: 0,
        })
        .optional(),
    },
    errors: [409],
    isEmpty: (text) => /^\{"data" ?: ?\[\]/.test(text),
    call: ask('perubahan_since', ({ query }) => ({ sejak: query.sejak })),
  },
];
