/** The closing of a book year, as it is asked for and answered. */
import { z } from 'zod';
import { angka, boolean, pola, tanggalHasil, teksHasil } from '../fields.ts';
import { jurnalRow } from './laporan.ts';

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

export const tahunDitutup = z
  .object({
    simulasi: z.literal(true).meta({ description: 'Hanya pada simulasi' }).optional(),
    tahun: z.int().meta({ description: 'Tahun buku', example: 2025 }),
    mulai: tanggalHasil('Hari pertama tahun buku'),
    akhir: tanggalHasil('Hari terakhir tahun buku; di sini jurnal penutupnya'),
    laba: angka('Laba bersih (rugi: negatif) yang pindah ke laba ditahan'),
    prive: angka('Prive yang pindah ke modal; 0 bila tidak diminta'),
    nomor: teksHasil('Nomor jurnal penutup', 'XT/-/202512/00001').nullable(),
    jurnal: jurnalRow.nullable(),
    tanggal_kunci: tanggalHasil('Tanggal kunci sesudah penutupan').nullable(),
    peringatan: z.array(z.string()).meta({
      description: 'Yang patut dilihat, tetapi tidak menghalangi',
      example: ['1 draft kerja bertanggal di tahun buku ini'],
    }),
  })
  .meta({ id: 'TahunDitutup' });

export const tahunBuku = z
  .object({
    tahun: z.int().meta({ description: 'Tahun buku', example: 2025 }),
    mulai: tanggalHasil('Hari pertama'),
    akhir: tanggalHasil('Hari terakhir'),
    status: z.enum(['buka', 'tutup']).meta({ description: 'Terbuka atau ditutup' }),
    laba: angka('Laba bersih yang ditutup').nullable(),
    prive: angka('Prive yang ditutup').nullable(),
    nomor: teksHasil('Nomor jurnal penutup').nullable(),
    ditutup_pada: z.string().meta({ format: 'date-time' }).nullable(),
    ditutup_oleh: z.string().meta({ description: 'Oleh pengguna ini' }).nullable(),
  })
  .meta({ id: 'TahunBuku' });
