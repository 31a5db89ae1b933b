/** The budget of a book year, as it is set. */
import { z } from 'zod';
import { pola } from '../../server/answers/fields.ts';
import { desimal } from '../fields.ts';
import { kodeAkun } from './dokumen.ts';

export const paramTahunAnggaran = pola(
  'Tahun buku, menurut tahun kalender hari pertamanya',
  /^(19|2\d)\d{2}$/,
  'harus tahun 1900 sampai 2999',
  '2026',
).meta({ override: { type: 'integer', minimum: 1900, maximum: 2999 }, example: 2026 });

export const paramDimensiAnggaran = pola(
  'Anggaran satu nilai dimensi, tanpa yang di bawahnya; tanpa ini anggaran seluruhnya',
  /^[^:,]{1,20}:[^:,]{1,20}$/,
  'harus satu dimensi:nilai, misalnya cabang:JKT',
  'cabang:JKT',
).optional();

const akun = z.strictObject({
  akun_kode: kodeAkun,
  jumlah: z
    .array(desimal('uang', 'Anggaran satu bulan', 'not_negative'))
    .length(12)
    .meta({ description: 'Dua belas bulan tahun buku, berurutan, di sisi normal akunnya' }),
});

export const anggaranBody = z.strictObject({ detail: z.array(akun).max(1000) }).meta({
  id: 'AnggaranUbah',
  example: { detail: [{ akun_kode: '6201', jumlah: new Array(12).fill(5000000) }] },
});
