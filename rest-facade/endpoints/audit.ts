/** The audit trail, and the proof of its chain. */
import { z } from 'zod';
import { AKSI_AUDIT } from '../../server/answers/audit.ts';
import { tanggal } from '../../server/answers/fields.ts';
import { sentence } from '../../server/base/sentences.ts';
import { ask, type Row } from '../base/endpoint.ts';

const shared = { right: 'pengaturan_ubah', modul: 'audit' } as const;

const teks = (description: string, example: string) =>
  z.string().min(1).max(200).meta({ description, example }).optional();

export const auditRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'GET /audit',
    summary: 'Jejak audit',
    description:
      'Setiap perubahan lewat jalan apa pun, terbaru lebih dulu. hash kosong sampai baris disegel, paling lama beberapa detik.',
    query: {
      entitas: teks('Jenis data', 'barang'),
      entitas_id: teks('Kunci data', '18'),
      pengguna_id: z
        .uuid({ error: () => sentence('uuid') })
        .meta({ description: 'Yang mengubah', example: '8f4e1c52-3a77-4c1e-9d2b-6a5f0e9b7c31' })
        .optional(),
      aksi: z.enum(AKSI_AUDIT).meta({ description: 'Yang dilakukan', example: 'ubah' }).optional(),
      dari: tanggal('Dari tanggal').optional(),
      sampai: tanggal('Sampai tanggal').optional(),
    },
    pages: 'kursor',
    call: ask('audit_list'),
  },
  {
    ...shared,
    endpoint: 'GET /audit/verifikasi',
    summary: 'Pembuktian rantai jejak audit',
    description:
      'Memeriksa paling banyak 100.000 posisi; berikut adalah dari_posisi selanjutnya. jangkar (posisi:hash) yang dicatat di tempat lain menunjukkan rantai yang dibuat ulang seluruhnya.',
    query: {
      dari_posisi: z
        .string()
        .regex(/^[1-9]\d{0,14}$/, { error: () => sentence('bulat_mulai', 1) })
        .meta({ description: 'Posisi pertama; baku 1', example: '1' })
        .optional(),
      jangkar: z
        .string()
        .regex(/^\d{1,15}:[0-9a-f]{64}$/, 'harus posisi:hash, hash 64 angka heksadesimal')
        .meta({
          description: 'Posisi dan hash yang dicatat di tempat lain',
          example: `3:${'0f'.repeat(32)}`,
        })
        .optional(),
    },
    call: ask('audit_verifikasi'),
  },
];
