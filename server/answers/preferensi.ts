/** How a user wants to see the list of a kind. */
import { z } from 'zod';
import { bilanganBulat, graphqlNotes, teks, teksWajib } from './fields.ts';

export const preferensiResponse = z
  .object({
    kolom: z.array(
      z.object({
        field: teksWajib('Kolom daftar transaksi', 63, 'nomor_transaksi'),
        tampil: z.boolean(),
        lebar: z.int().nullable(),
        urutan: z.int(),
      }),
    ),
    sort: teks('Urutan, seperti sort pada daftar', 500, 'tanggal:desc,id:desc'),
    per_page: bilanganBulat('Baris per halaman', 1, 500),
  })
  .meta({ id: 'PreferensiTabel' })
  .register(graphqlNotes, { name: 'PreferensiTabelSaya' });
