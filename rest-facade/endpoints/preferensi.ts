/** How a user wants to see the list of a kind. */

import { preferensiResponse } from '../../server/answers/preferensi.ts';
import type { Endpoint } from '../endpoint.ts';
import { preferensiBody } from '../schemas/preferensi.ts';
import { jenis } from '../schemas/transaksi.ts';

const shared = {
  tag: 'Transaksi',
  right: 'transaksi',
  modul: 'jenis',
  path: '/transaksi/{jenis}/preferensi-tabel',
  params: { jenis },
} as const;

export const preferensiRows: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    summary: 'Tampilan daftar milik pengguna',
    description: 'Per pengguna dan jenis; tampilan baku bila belum pernah diatur.',
    status: 200,
    shape: 'whole',
    response: preferensiResponse,
    call: ({ kind }) => ({ operation: 'preferensi_tabel_get', variables: { jenis: kind } }),
  },
  {
    ...shared,
    method: 'PUT',
    summary: 'Mengatur tampilan daftar',
    body: preferensiBody,
    status: 204,
    shape: 'empty',
    call: ({ kind, body }) => ({
      operation: 'preferensi_tabel_set',
      variables: { jenis: kind, preferensi: body },
    }),
  },
];
