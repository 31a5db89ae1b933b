import { z } from 'zod';
import { sentence } from '../base/sentences.ts';
import { graphqlNotes, penggunaHasil, pilihanHasil, pola, waktu } from './fields.ts';
import { listAnswer } from './umum.ts';

export const masaPajakRow = z
  .object({
    masa: pola('Masa pajak', /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, () => sentence('bulan'), '2026-01'),
    status: pilihanHasil(
      'Terbuka atau sudah dilaporkan',
      ['buka', 'dilaporkan'],
      'MasaPajakStatus',
    ),
    pembetulan: z.int().meta({ description: 'Berapa kali dibuka lagi: pembetulan ke', example: 0 }),
    diubah_pada: waktu('Terakhir dilaporkan atau dibuka').nullable(),
    diubah_oleh: penggunaHasil('Oleh pengguna ini').nullable(),
  })
  .meta({ id: 'MasaPajak' })
  .register(graphqlNotes, { name: 'MasaPajakBulan' });

export const masaPajaks = listAnswer(masaPajakRow);
