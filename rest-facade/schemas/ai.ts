import { z } from 'zod';
import { teksWajib } from '../../server/answers/fields.ts';

export const pertanyaanBody = z
  .strictObject({
    pertanyaan: teksWajib(
      'Pertanyaan dalam bahasa Indonesia atau Inggris',
      500,
      'Berapa penjualan bulan ini dibanding bulan lalu?',
    ),
  })
  .meta({ id: 'Pertanyaan', example: { pertanyaan: '5 barang terlaris 3 bulan terakhir' } });
