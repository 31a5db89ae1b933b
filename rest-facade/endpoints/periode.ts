/** The months of the books, opened and closed one at a time. */
import { z } from 'zod';
import { periodeRow } from '../../server/answers/periode.ts';
import { ask, type Row } from '../base/endpoint.ts';

const { bulan, status } = periodeRow.shape;

const periodeBody = z
  .strictObject({ bulan, status })
  .meta({ id: 'PeriodeUbah', example: { bulan: '2026-02', status: 'buka' } });

export const periodeRows: readonly Row[] = [
  {
    endpoint: 'GET /pengaturan/tenant/periode',
    summary: 'Bulan pembukuan',
    description:
      'Dari bulan pertama pembukuan sampai bulan ini, yang terbaru lebih dulu. meta memuat tanggal_mulai, ' +
      'tanggal_kunci, dan tahun_buku: setiap tahun buku, terbuka atau ditutup.',
    right: 'pengaturan_lihat',
    pages: true,
    call: ask('periode_list'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/periode',
    summary: 'Membuka atau menutup satu bulan',
    description:
      'Bulan yang masih memuat draft tidak dapat ditutup; bulan dari tahun buku yang ditutup tidak dapat dibuka.',
    right: 'pengaturan_ubah',
    body: periodeBody,
    mayWait: true,
    errors: [409],
    call: ask('periode_set', ({ body }) => ({ bulan: `${body.bulan}-01`, status: body.status })),
  },
];
