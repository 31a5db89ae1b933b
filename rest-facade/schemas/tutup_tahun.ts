/** The closing of a book year, as it is asked for. */
import { z } from 'zod';
import { boolean, pola } from '../../server/answers/fields.ts';

export const paramTahun = pola(
  'Tahun buku, menurut tahun kalender hari pertamanya',
  /^(18|19|2\d)\d{2}$/,
  'harus tahun, 4 angka',
  '2025',
).meta({ override: { type: 'integer', minimum: 1800, maximum: 2999 }, example: 2025 });

export const tutupTahunBody = z
  .strictObject({
    prive: boolean('Pindahkan juga saldo prive ke modal pemilik').optional(),
  })
  .meta({ id: 'TutupTahun', example: { prive: true } });
