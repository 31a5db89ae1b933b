/** How a user wants to see the list of a kind. */
import { z } from 'zod';
import { bilanganBulat, boolean, teks, teksWajib } from '../fields.ts';

const kolom = z.strictObject({
  field: teksWajib('Kolom daftar transaksi', 63, 'nomor_transaksi'),
  tampil: boolean('Ditampilkan; baku true').optional(),
  lebar: bilanganBulat('Lebar dalam piksel; null berarti otomatis', 20, 2000).nullish(),
  urutan: bilanganBulat('Tempat di antara kolom lain', 1, 1000).optional(),
});

const sort = teks('Urutan, seperti sort pada daftar', 500, 'tanggal:desc,id:desc');
const per_page = bilanganBulat('Baris per halaman', 1, 500);

export const preferensiBody = z
  .strictObject({
    kolom: z.array(kolom).min(1).max(100),
    sort: sort.optional(),
    per_page: per_page.optional(),
  })
  .meta({
    id: 'PreferensiTabelBaru',
    example: {
      kolom: [{ field: 'nomor_transaksi', tampil: true, lebar: 160, urutan: 1 }],
      sort: 'tanggal:desc',
      per_page: 50,
    },
  });

export const preferensiResponse = z
  .object({
    kolom: z.array(
      z.object({
        field: kolom.shape.field,
        tampil: z.boolean(),
        lebar: z.int().nullable(),
        urutan: z.int(),
      }),
    ),
    sort,
    per_page,
  })
  .meta({ id: 'PreferensiTabel' });
