/** Questions in words and their answers. */
import { z } from 'zod';
import { DIMENSI, METRIK } from '../../server/ai/pemetaan.ts';
import { bilanganBulat, tanggalHasil, teksHasil, teksWajib } from '../fields.ts';

export const pertanyaanBody = z
  .strictObject({
    pertanyaan: teksWajib(
      'Pertanyaan dalam bahasa Indonesia atau Inggris',
      500,
      'Berapa penjualan bulan ini dibanding bulan lalu?',
    ),
  })
  .meta({ id: 'Pertanyaan', example: { pertanyaan: '5 barang terlaris 3 bulan terakhir' } });

const rentang = { dari: tanggalHasil('Hari pertama'), sampai: tanggalHasil('Hari terakhir') };
const metrik = z.array(z.enum(METRIK));
const baris = z
  .record(z.string(), z.unknown())
  .meta({ example: { barang: 'Kopi Bubuk', barang_kunci: '18', penjualan: 168000.0 } });

export const jawabanResponse = z
  .object({
    dipahami: z.boolean(),
    jawaban: teksHasil(
      'Kalimat jawaban, atau mengapa tidak terjawab',
      'November 2026: penjualan bersih Rp 1.000.',
    ),
    tafsiran: z
      .object({
        metrik,
        dimensi: z.array(z.enum(DIMENSI)),
        filter: z.array(
          z.object({
            dimensi: z.string(),
            dicari: teksHasil('Nama pada pertanyaan', 'kopi'),
            nama: z.array(z.string()).meta({ description: 'Yang ditemukan dengan nama itu' }),
          }),
        ),
        periode: z.object({ ...rentang, pembanding: z.object(rentang).nullable() }),
        oleh: z.enum(['parser', 'model']).meta({ description: 'Siapa yang membaca pertanyaan' }),
      })
      .nullable(),
    total: baris.nullable(),
    data: z.array(baris),
    jumlah_baris: bilanganBulat('Baris seluruhnya; data memuat yang pertama', 0, 2_147_483_647),
    grafik: z
      .object({
        tipe: z.enum(['angka', 'garis', 'batang']),
        x: z.string().nullable(),
        seri: z.string().nullable(),
        y: metrik,
      })
      .nullable(),
    sumber: z.array(
      z.object({
        laporan: teksHasil('Asal angka', 'laba'),
        tautan: teksHasil(
          'Laporan dengan angka yang sama',
          '/api/laporan/rugi-laba?dari=2026-01-01',
        ),
      }),
    ),
    catatan: z.array(z.string()),
    saran: z.array(z.string()).meta({ description: 'Pertanyaan lain, bila tidak terjawab' }),
  })
  .meta({ id: 'JawabanAi' });

export const saranResponse = z
  .object({
    data: z.array(
      z.object({
        pertanyaan: teksHasil('Pertanyaan yang dapat diajukan', 'Berapa penjualan bulan ini?'),
        topik: teksHasil('Pokoknya', 'penjualan'),
      }),
    ),
  })
  .meta({ id: 'SaranAi' });
