/** How a user wants to see the list of a kind. */

import { ask, type Row } from '../endpoint.ts';
import { preferensiBody } from '../schemas/preferensi.ts';
import { jenis } from '../schemas/transaksi.ts';

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
