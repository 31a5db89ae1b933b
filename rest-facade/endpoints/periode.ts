/** The months of the books, opened and closed one at a time. */
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { pilihan, pola, waktu } from '../fields.ts';
import { tahunBuku } from '../schemas/tutup_tahun.ts';
import { listResponse } from '../schemas/umum.ts';

const bulan = pola('Bulan', /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/, 'harus bulan YYYY-MM', '2026-01');
const status = pilihan('Terbuka atau tertutup', ['buka', 'tutup']);

const periodeBody = z
  .strictObject({ bulan, status })
  .meta({ id: 'PeriodeUbah', example: { bulan: '2026-01', status: 'tutup' } });

const periodeRow = z
  .object({
    bulan,
    status,
    terkunci: z.boolean().meta({ description: 'Seluruhnya sampai tanggal kunci', example: false }),
    tahun: z.int().meta({ description: 'Tahun buku', example: 2026 }),
    diubah_pada: waktu('Terakhir dibuka atau ditutup').nullable(),
    diubah_oleh: z.string().nullable().meta({ description: 'Oleh pengguna ini' }),
  })
  .meta({ id: 'Periode' });

const shared = { tag: 'Pengaturan', path: '/pengaturan/tenant/periode' } as const;

export const periodeRows: readonly Endpoint[] = [
  {
    ...shared,
    method: 'GET',
    summary: 'Bulan pembukuan',
    description:
      'Dari bulan pertama pembukuan sampai bulan ini, yang terbaru lebih dulu. meta memuat tanggal_mulai, ' +
      'tanggal_kunci, dan tahun_buku: setiap tahun buku, terbuka atau ditutup.',
    right: 'pengaturan_lihat',
    pages: true,
    status: 200,
    shape: 'list',
    response: listResponse(periodeRow, {}, { tahun_buku: z.array(tahunBuku) }),
    call: ({ permintaan }) => ({
      operation: 'periode_list',
      variables: { page: permintaan?.page, per_page: permintaan?.per_page },
    }),
  },
  {
    ...shared,
    method: 'PUT',
    summary: 'Membuka atau menutup satu bulan',
    description:
      'Bulan yang masih memuat draft tidak dapat ditutup; bulan dari tahun buku yang ditutup tidak dapat dibuka.',
    right: 'pengaturan_ubah',
    body: periodeBody,
    status: 204,
    shape: 'empty',
    errors: [409],
    call: ({ body }) => ({
      operation: 'periode_set',
      variables: { bulan: `${body.bulan}-01`, status: body.status },
    }),
  },
];
