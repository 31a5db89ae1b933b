/** The feed of what happened in a tenant. */
import { z } from 'zod';
import { teksHasil, waktu } from './fields.ts';

const peristiwaTenant = z
  .object({
    type: teksHasil('Jenis peristiwa', 'transaksi.diposting'),
    timestamp: waktu('Saat peristiwa'),
    data: z.record(z.string(), z.unknown()).meta({
      description: 'versi, urutan, lalu yang dikatakan jenisnya',
      example: { versi: 1, urutan: 7, id: 12, jenis: 'penjualan', total_nilai: 15000 },
    }),
  })
  .meta({ id: 'PeristiwaTenant' });

export const perubahanResponse = z
  .object({
    data: z.array(peristiwaTenant).meta({ description: 'Peristiwa menurut urutannya' }),
    kursor: teksHasil('Dipakai sebagai sejak pada permintaan berikutnya', '7'),
  })
  .meta({ id: 'PerubahanTenant' });
