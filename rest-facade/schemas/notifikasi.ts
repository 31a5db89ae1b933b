import { z } from 'zod';
import { teks, teksWajib } from '../../server/answers/fields.ts';
import { JENIS_NOTIFIKASI } from '../../server/answers/notifikasi.ts';

export const preferensiNotifikasiBody = z
  .strictObject({
    surel: z
      .strictObject(
        Object.fromEntries(
          JENIS_NOTIFIKASI.map((jenis) => [
            jenis,
            z
              .boolean('harus true atau false')
              .meta({ description: 'Kirim surel', example: true })
              .optional(),
          ]),
        ),
      )
      .meta({ description: 'Jenis yang tidak disebut dikirim' }),
  })
  .meta({ id: 'PreferensiNotifikasiBaru', example: { surel: { stok_minimum: false } } });

export const aksesTenantBody = z
  .strictObject({
    tenant_kode: teksWajib('Kode tenant yang diminta', 100, 'demo2'),
    alasan: teks('Alasan, dibaca admin tenant itu', 500, 'Membantu tutup buku').optional(),
  })
  .meta({ id: 'PermintaanAkses', example: { tenant_kode: 'demo2', alasan: 'Tutup buku' } });
