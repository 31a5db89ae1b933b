/** Questions in words. */
import { z } from 'zod';
import { jawabanResponse } from '../../server/answers/ai.ts';
import { teksWajib } from '../../server/answers/fields.ts';
import { ask, type Row } from '../base/endpoint.ts';

const pertanyaanBody = z
  .strictObject({
    pertanyaan: teksWajib(
      'Pertanyaan dalam bahasa Indonesia atau Inggris',
      500,
      'Berapa penjualan bulan ini dibanding bulan lalu?',
    ),
  })
  .meta({ id: 'Pertanyaan', example: { pertanyaan: '5 barang terlaris 3 bulan terakhir' } });

const shared = { right: 'ai', modul: 'ai' } as const;

const bahasa = z
  .enum(['id', 'en'])
  .meta({ description: 'Bahasa saran; baku id', example: 'id' })
  .optional();

export const aiRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'POST /ai/query',
    aksi: 'read',
    summary: 'Bertanya dengan kata-kata',
    description:
      'Pertanyaan dibaca menjadi metrik, dimensi, filter dan periode; hanya itu yang dijalankan, hanya membaca, di tenant dan peran penanya. Angkanya sama dengan laporan pada sumber.',
    body: pertanyaanBody,
    response: jawabanResponse,
    handler: 'aiQuery',
  },
  {
    ...shared,
    endpoint: 'GET /ai/suggestions',
    summary: 'Saran pertanyaan',
    query: { bahasa },
    call: ask('ai_suggestions'),
  },
];
