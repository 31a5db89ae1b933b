/** How a user wants to see the list of a kind. */

import { z } from 'zod';
import { bilanganBulat, boolean } from '../../server/answers/fields.ts';
import { preferensiResponse } from '../../server/answers/preferensi.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { jenis } from '../schemas/transaksi.ts';

const { kolom: kolomResponse, sort, per_page } = preferensiResponse.shape;

const kolom = z.strictObject({
  field: kolomResponse.element.shape.field,
  tampil: boolean('Ditampilkan; baku true').optional(),
  lebar: bilanganBulat('Lebar dalam piksel; null berarti otomatis', 20, 2000).nullish(),
  urutan: bilanganBulat('Tempat di antara kolom lain', 1, 1000).optional(),
});

const preferensiBody = z
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

const shared = { right: 'transaksi', modul: 'jenis', params: { jenis }, never404: true } as const;

export const preferensiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /transaksi/{jenis}/preferensi-tabel',
    summary: 'Tampilan daftar milik pengguna',
    description: 'Per pengguna dan jenis; tampilan baku bila belum pernah diatur.',
    call: ask('preferensi_tabel_get'),
  },
  {
    ...shared,
    endpoint: 'PUT /transaksi/{jenis}/preferensi-tabel',
    aksi: 'orang',
    summary: 'Mengatur tampilan daftar',
    body: preferensiBody,
    call: ask('preferensi_tabel_set', ({ kind, body }) => ({ jenis: kind, preferensi: body })),
  },
];
