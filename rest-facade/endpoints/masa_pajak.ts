/** Tax months: reported, and opened again for a correction. */
import { z } from 'zod';
import { masaPajakRow } from '../../server/answers/masa_pajak.ts';
import { ask, type Row } from '../base/endpoint.ts';

const { masa, status } = masaPajakRow.shape;

const masaPajakBody = z
  .strictObject({ masa, status })
  .meta({ id: 'MasaPajakUbah', example: { masa: '2026-01', status: 'buka' } });

export const masaPajakRows: readonly Row[] = [
  {
    endpoint: 'GET /pengaturan/tenant/masa-pajak',
    summary: 'Masa pajak',
    description: 'Dari bulan pertama pembukuan sampai bulan ini, yang terbaru lebih dulu.',
    right: 'pengaturan_lihat',
    pages: true,
    call: ask('masa_pajak_list'),
  },
  {
    endpoint: 'PUT /pengaturan/tenant/masa-pajak',
    summary: 'Menandai masa pajak dilaporkan, atau membukanya lagi',
    description:
      'Masa yang sudah berakhir. PPN masa yang dilaporkan tidak berubah: transaksi, void dan pengkreditan yang ' +
      'mengubahnya ditolak 409 KOMSP, sampai masa itu dibuka lagi untuk pembetulan. Bulan pembukuan tidak terpengaruh.',
    right: 'pengaturan_ubah',
    body: masaPajakBody,
    call: ask('masa_pajak_set'),
  },
];
