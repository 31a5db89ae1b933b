/** The closing of book years, and their opening again. */

import { z } from 'zod';
import { boolean, pola } from '../../server/answers/fields.ts';
import { tahunDitutup } from '../../server/answers/tutup_tahun.ts';
import { ask, type Row } from '../base/endpoint.ts';
import { simulasi } from '../base/fields.ts';

const paramTahun = pola(
  'Tahun buku, menurut tahun kalender hari pertamanya',
  /^(18|19|2\d)\d{2}$/,
  'harus tahun, 4 angka',
  '2025',
).meta({ override: { type: 'integer', minimum: 1800, maximum: 2999 }, example: 2025 });

const tutupTahunBody = z
  .strictObject({
    prive: boolean('Pindahkan juga saldo prive ke modal pemilik').optional(),
  })
  .meta({ id: 'TutupTahun', example: { prive: true } });

const shared = { params: { tahun: paramTahun }, right: 'pengaturan_ubah' } as const;

export const tutupTahunRows: readonly Row[] = [
  {
    ...shared,
    endpoint: 'POST /pengaturan/tutup-tahun/{tahun}',
    mayWait: true,
    aksi: 'update',
    summary: 'Menutup tahun buku',
    description:
      'Semua saldo pendapatan dan beban pindah ke laba ditahan dalam satu jurnal di hari terakhir tahun buku; ' +
      'tanggal kunci pindah ke hari itu. Mengulanginya tidak mengubah apa pun. Ditolak bila tahunnya belum ' +
      'berakhir, tahun sebelumnya belum ditutup, saldo awal belum lengkap, atau masih ada draft sampai hari itu. ' +
      'Dengan simulasi=true semua dihitung dan diperiksa, tetapi tidak disimpan.',
    query: { simulasi },
    body: tutupTahunBody,
    bodyOptional: true,
    idempotency: 'bebas',
    keys: [
      'tahun',
      'mulai',
      'akhir',
      'laba',
      'prive',
      'nomor',
      'jurnal',
      'tanggal_kunci',
      'peringatan',
    ],
    response: tahunDitutup,
    errors: [409],
    never404: true,
    call: ({ params: { tahun }, query, body }) => ({
      operation: query.simulasi === 'true' ? 'tahun_tutup_simulate' : 'tahun_tutup',
      variables: { tahun, ...body },
    }),
  },
  {
    ...shared,
    endpoint: 'DELETE /pengaturan/tutup-tahun/{tahun}',
    mayWait: true,
    summary: 'Membuka kembali tahun buku',
    description:
      'Tahun terakhir lebih dulu. Jurnal penutupnya dibalik di hari yang sama dan tanggal kunci kembali ke yang ' +
      'sebelumnya. 404 bila tahunnya belum pernah ditutup; yang sudah dibuka tetap 204.',
    errors: [409],
    call: ask('tahun_buka'),
  },
];
